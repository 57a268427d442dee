-- A credit remembers the purchase it came with, also once it was returned, so that a refund finds all of them; a purchase rests while a bank disputes its payment.

alter table credit_entries add column purchase_id uuid;

with recursive origins as (
  select id, reference::uuid as purchase_id
  from credit_entries
  where reason = 'grant'
  union all
  select returned.id, origins.purchase_id
  from origins
  join credit_entries as spent on spent.grant_id = origins.id and spent.reason = 'spend'
  join credit_entries as returned
    on returned.user_id = spent.user_id and returned.reason = 'give_back' and returned.reference = spent.reference
)
update credit_entries set purchase_id = origins.purchase_id
from origins
where origins.id = credit_entries.id;

alter table credit_entries add constraint credit_entries_purchase_told
  check ((reason in ('grant', 'give_back')) = (purchase_id is not null));
create index credit_entries_purchase_id_index on credit_entries (purchase_id);
comment on column credit_entries.purchase_id is 'The purchase the credits came with, also where they came back from a booking; null where credits went. Samples name none that exists.';

alter table purchases add column frozen_at timestamptz;
comment on column purchases.frozen_at is 'Since when a bank disputes its payment: nothing of it can be used meanwhile. Null while none does.';

alter table payments add column ended_dispute_id text;
comment on column payments.ended_dispute_id is 'The last dispute that ended: events of it that come late change nothing. Null for none.';

alter table refunds drop constraint refunds_cause_known;
alter table refunds add constraint refunds_cause_known check (
  cause in ('request', 'account_closed', 'event_full', 'event_cancelled', 'paid_twice', 'coupon_over', 'elsewhere', 'dispute')
);
create unique index refunds_one_dispute on refunds (payment_id) where cause = 'dispute';
