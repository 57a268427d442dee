-- What is counted by day is found by day: orders, tries to pay, and the papers of a month.
-- in steps
create index concurrently if not exists payment_orders_asked_at_index on payment_orders (asked_at);

create index concurrently if not exists payments_seen_at_index on payments (seen_at);

create index concurrently if not exists invoices_issued_on_index on invoices (issued_on);

create index concurrently if not exists credit_notes_issued_on_index on credit_notes (issued_on);
