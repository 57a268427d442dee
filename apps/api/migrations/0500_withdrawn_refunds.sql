-- A buyer takes a request for a refund back until it is decided and, where two of the staff have to agree, until both did.

alter table refunds drop constraint refunds_state_known;
alter table refunds add constraint refunds_state_known
  check (state in ('asked', 'withdrawn', 'declined', 'held', 'sending', 'pending', 'processed', 'failed', 'closed')) not valid;
alter table refunds drop constraint refunds_amount_paise_told;
alter table refunds add constraint refunds_amount_paise_told
  check (state in ('asked', 'withdrawn', 'declined') or amount_paise is not null) not valid;
alter table refunds drop constraint refunds_payment_told;
alter table refunds add constraint refunds_payment_told
  check (state in ('asked', 'withdrawn', 'declined') or payment_id is not null) not valid;

comment on column refunds.state is 'asked → held, where a second one of the staff has to agree → sending → pending → processed, or withdrawn by the buyer, or declined, or failed at the bank; failed → sending again, processed by hand, or closed unpaid.';
