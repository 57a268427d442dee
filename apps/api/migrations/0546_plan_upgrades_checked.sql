-- What 0545 promised of new rows holds of those that were there too.
-- in steps
alter table purchases validate constraint purchases_credited_paise_positive;

alter table purchases validate constraint purchases_upgraded_to_fkey;

alter table purchases validate constraint purchases_total_adds_up;

alter table refunds validate constraint refunds_cause_known;

create index concurrently if not exists purchases_upgraded_to_index on purchases (upgraded_to);
