-- Tries of a sale are those whose order is none of the few rupees of parents.
-- in steps
create index concurrently if not exists payment_orders_parent_check_index on payment_orders (id) where is_parent_check;
