-- A refund that failed at the bank is tried again under a new key, or settled in another way, with who and why.

alter table refunds add column tries integer not null default 0;
alter table refunds add column settled_by uuid references users (id) on delete restrict;
alter table refunds add column settled_reference text;
alter table refunds drop constraint refunds_state_known;
alter table refunds add constraint refunds_state_known
  check (state in ('asked', 'declined', 'sending', 'pending', 'processed', 'failed', 'closed'));
alter table refunds add constraint refunds_tries_positive check (tries >= 0);
alter table refunds add constraint refunds_settled_reference_length check (char_length(settled_reference) between 1 and 100);
alter table refunds add constraint refunds_settled_reference_told check (settled_reference is null or settled_by is not null);
create index refunds_settled_by_index on refunds (settled_by);

comment on column refunds.state is 'asked → sending → pending → processed, or declined, or failed at the bank; failed → sending again, processed by hand, or closed unpaid.';
comment on column refunds.tries is 'How often it was sent anew after it failed: each time under a key of its own.';
comment on column refunds.settled_by is 'The admin who paid it by hand or closed it; null where nobody had to.';
comment on column refunds.settled_reference is 'Of the transfer that was made by hand; null for none.';
