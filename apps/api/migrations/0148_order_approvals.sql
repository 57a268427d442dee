-- What somebody under 18 orders is approved by the parent one by one: this item at this total, once (DPDP-07).

create table order_approvals (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete restrict,
  consent_id uuid not null references parent_consents (id) on delete cascade,
  plan_id uuid references plans (id) on delete cascade,
  event_id uuid references events (id) on delete cascade,
  item_name_en text not null,
  item_name_hi text not null,
  total_paise bigint not null,
  state text not null default 'waiting',
  asked_at timestamptz not null,
  ends_at timestamptz not null,
  decided_at timestamptz,
  purchase_id uuid references purchases (id) on delete restrict,
  constraint order_approvals_item_one check (num_nonnulls(plan_id, event_id) = 1),
  constraint order_approvals_total_paise_positive check (total_paise > 0),
  constraint order_approvals_state_known check (state in ('waiting', 'approved', 'refused', 'replaced')),
  constraint order_approvals_decided_at_said check ((state in ('approved', 'refused')) = (decided_at is not null)),
  constraint order_approvals_purchase_id_approved check (purchase_id is null or state = 'approved'),
  constraint order_approvals_purchase_id_once unique (purchase_id)
);

create unique index order_approvals_waiting_once on order_approvals (user_id, coalesce(plan_id, event_id)) where state = 'waiting';
create index order_approvals_user_id_index on order_approvals (user_id, asked_at);
create index order_approvals_consent_id_index on order_approvals (consent_id);
create index order_approvals_plan_id_index on order_approvals (plan_id);
create index order_approvals_event_id_index on order_approvals (event_id);

comment on table order_approvals is 'What a parent is asked to approve, order by order.';
comment on column order_approvals.plan_id is 'Null where an event seat is ordered.';
comment on column order_approvals.event_id is 'Null where a plan is ordered.';
comment on column order_approvals.total_paise is 'Whole paise; another total asks anew.';
comment on column order_approvals.state is 'replaced: another ask of the same item came after it.';
comment on column order_approvals.ends_at is 'Until when it can be answered, and once answered, until when the answer counts.';
comment on column order_approvals.decided_at is 'Null while it waits, and where it was replaced unanswered.';
comment on column order_approvals.purchase_id is 'The one purchase it was used for; null before.';
