-- What costs nothing is ordered like everything else, and a seat that is being paid for is not held without end.

alter table plans drop constraint plans_price_paise_range;
alter table plans add constraint plans_price_paise_range check (price_paise = 0 or price_paise between 100 and 100000000);

alter table purchases drop constraint purchases_total_paise_min;
alter table purchases add constraint purchases_total_paise_min check (total_paise = 0 or total_paise >= 100);

alter table payment_orders drop constraint payment_orders_amount_paise_min;
alter table payment_orders add constraint payment_orders_amount_paise_min check (amount_paise = 0 or amount_paise >= 100);
comment on column payment_orders.amount_paise is '0 where nothing is paid: then the provider is never asked.';

alter table event_registrations add column first_held_at timestamptz;
comment on column event_registrations.first_held_at is 'When the present row of holds began; null where none was held yet.';
