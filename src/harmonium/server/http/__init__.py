"""Everything that is asked by HTTP: routes, pages, who may ask, and for how long."""
