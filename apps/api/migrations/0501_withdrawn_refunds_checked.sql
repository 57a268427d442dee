-- What 0500 promised of new rows holds of those that were there too.
-- in steps
alter table refunds validate constraint refunds_state_known;

alter table refunds validate constraint refunds_amount_paise_told;

alter table refunds validate constraint refunds_payment_told;
