"""What those who keep the server order from its command line."""
