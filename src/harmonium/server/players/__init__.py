"""Who plays where no person does: bots, stand-ins, and the clocks that call them."""
