-- Who holds a smaller plan pays for a larger one only what is left after what is unused of it.

alter table purchases
  add column credited_paise bigint not null default 0,
  add column upgraded_to uuid,
  add constraint purchases_credited_paise_positive check (credited_paise >= 0) not valid,
  add constraint purchases_upgraded_to_fkey foreign key (upgraded_to) references purchases (id) on delete restrict not valid;

alter table purchases drop constraint purchases_total_adds_up;
alter table purchases add constraint purchases_total_adds_up
  check (total_paise = list_price_paise - discount_paise - credited_paise) not valid;

comment on column purchases.credited_paise is 'What was left of the smaller plans that it takes the place of.';
comment on column purchases.upgraded_to is 'The purchase of the larger plan that took its place; null while it stands.';

create table plan_upgrades (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  purchase_id uuid not null references purchases (id) on delete restrict,
  from_purchase_id uuid not null references purchases (id) on delete restrict,
  credited_paise bigint not null,
  sessions integer not null,
  constraint plan_upgrades_once unique (purchase_id, from_purchase_id),
  constraint plan_upgrades_others check (purchase_id <> from_purchase_id),
  constraint plan_upgrades_credited_paise_positive check (credited_paise > 0),
  constraint plan_upgrades_sessions_positive check (sessions >= 0)
);

create index plan_upgrades_from_purchase_id_index on plan_upgrades (from_purchase_id);

comment on table plan_upgrades is 'What of which purchase a larger plan was ordered with, counted when it was ordered.';
comment on column plan_upgrades.sessions is 'Sessions with a mentor that were left then: they go with the smaller plan.';

alter table refunds drop constraint refunds_cause_known;
alter table refunds add constraint refunds_cause_known check (
  cause in (
    'request', 'account_closed', 'event_full', 'event_cancelled', 'paid_twice', 'coupon_over', 'upgrade_gone', 'elsewhere',
    'dispute', 'parent_check'
  )
) not valid;
