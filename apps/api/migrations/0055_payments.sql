-- How a purchase is paid: the order at the provider, the payments tried for it, the events told of them, and refunds.

create table payment_orders (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  asked_at timestamptz not null,
  purchase_id uuid not null references purchases (id) on delete restrict,
  user_id uuid not null references users (id) on delete restrict,
  intent_hash bytea not null,
  amount_paise bigint not null,
  currency text not null default 'INR',
  gateway_order_id text,
  ordering_until timestamptz,
  tries integer not null default 0,
  attempts integer not null default 0,
  next_check_at timestamptz not null,
  checks integer not null default 0,
  constraint payment_orders_purchase_id_unique unique (purchase_id),
  constraint payment_orders_gateway_order_id_unique unique (gateway_order_id),
  constraint payment_orders_gateway_order_id_form check (gateway_order_id ~ '^order_[A-Za-z0-9]{14}$'),
  constraint payment_orders_amount_paise_min check (amount_paise >= 100),
  constraint payment_orders_currency_known check (currency = 'INR'),
  constraint payment_orders_counts_positive check (tries >= 0 and attempts >= 0 and checks >= 0)
);

create index payment_orders_user_id_index on payment_orders (user_id, asked_at desc);
create index payment_orders_next_check_at_index on payment_orders (next_check_at);

comment on table payment_orders is 'One order a purchase. The receipt at the provider is the id of the purchase.';
comment on column payment_orders.intent_hash is 'SHA-256 over item, coupon and billing: the same wish within 15 minutes is the same order.';
comment on column payment_orders.gateway_order_id is 'Null until the provider answered.';
comment on column payment_orders.ordering_until is 'Somebody asks the provider until then; null when nobody does.';
comment on column payment_orders.tries is 'How often the provider was asked for the order.';
comment on column payment_orders.attempts is 'Payments that failed for it.';
comment on column payment_orders.next_check_at is 'When the reconciler asks the provider next.';
comment on column payment_orders.checks is 'How often it has asked.';

create table payments (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null,
  changed_at timestamptz not null,
  order_id uuid not null references payment_orders (id) on delete restrict,
  gateway_payment_id text not null,
  amount_paise bigint not null,
  currency text not null,
  status text not null,
  method text,
  card_last4 text,
  settled_at timestamptz,
  disputed_at timestamptz,
  constraint payments_gateway_payment_id_unique unique (gateway_payment_id),
  constraint payments_gateway_payment_id_form check (gateway_payment_id ~ '^pay_[A-Za-z0-9]{14}$'),
  constraint payments_status_known check (status in ('created', 'authorized', 'captured', 'refunded', 'failed')),
  constraint payments_card_last4_form check (card_last4 ~ '^[0-9]{4}$')
);

create index payments_order_id_index on payments (order_id);
create unique index payments_one_settles on payments (order_id) where settled_at is not null;

comment on table payments is 'What the provider said of each payment. Nothing of a card but its last four digits.';
comment on column payments.seen_at is 'When we first heard of it.';
comment on column payments.method is 'card, upi, netbanking, wallet…; null when not said.';
comment on column payments.card_last4 is 'Null unless paid by card.';
comment on column payments.settled_at is 'When it paid its purchase; null for those that did not.';
comment on column payments.disputed_at is 'When a bank began to dispute it; null when none did.';

create table webhook_events (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  received_at timestamptz not null,
  event_id text not null,
  kind text not null,
  body text,
  body_hash bytea not null,
  gateway_order_id text,
  state text not null default 'waiting',
  note text,
  attempts integer not null default 0,
  due_at timestamptz not null,
  leased_until timestamptz,
  done_at timestamptz,
  constraint webhook_events_event_id_unique unique (event_id),
  constraint webhook_events_event_id_length check (char_length(event_id) between 1 and 100),
  constraint webhook_events_state_known check (state in ('waiting', 'parked', 'done')),
  constraint webhook_events_done_at_told check ((state = 'done') = (done_at is not null))
);

create index webhook_events_due_at_index on webhook_events (due_at) where state = 'waiting';
create index webhook_events_parked_index on webhook_events (gateway_order_id) where state = 'parked';
create index webhook_events_received_at_index on webhook_events (received_at, id);

comment on table webhook_events is 'Inbox of what the provider tells: signed, kept once each, worked off by a job.';
comment on column webhook_events.body is 'Null once it is 90 days old.';
comment on column webhook_events.body_hash is 'SHA-256 of the bytes that were signed.';
comment on column webhook_events.gateway_order_id is 'The order it is about; null where it names none.';
comment on column webhook_events.state is 'parked: about an order that is not ours, or not yet.';
comment on column webhook_events.note is 'What came of it, for people; null before.';
comment on column webhook_events.leased_until is 'A worker has it in hand until then; null when none has.';

create table refunds (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  purchase_id uuid not null references purchases (id) on delete restrict,
  payment_id uuid references payments (id) on delete restrict,
  asked_by text not null,
  reason text not null,
  cause text not null,
  state text not null,
  amount_paise bigint,
  decided_by uuid references users (id) on delete restrict,
  decided_at timestamptz,
  answer text,
  gateway_refund_id text,
  attempts integer not null default 0,
  due_at timestamptz not null,
  leased_until timestamptz,
  processed_at timestamptz,
  last_error text,
  constraint refunds_gateway_refund_id_unique unique (gateway_refund_id),
  constraint refunds_gateway_refund_id_form check (gateway_refund_id ~ '^rfnd_[A-Za-z0-9]{14}$'),
  constraint refunds_asked_by_known check (asked_by in ('mentee', 'admin', 'system', 'gateway')),
  constraint refunds_cause_known check (
    cause in ('request', 'account_closed', 'event_full', 'event_cancelled', 'paid_twice', 'elsewhere')
  ),
  constraint refunds_state_known check (state in ('asked', 'declined', 'sending', 'pending', 'processed', 'failed')),
  constraint refunds_amount_paise_told check ((state in ('asked', 'declined')) or amount_paise is not null),
  constraint refunds_amount_paise_min check (amount_paise >= 100),
  constraint refunds_payment_told check ((state in ('asked', 'declined')) or payment_id is not null),
  constraint refunds_processed_at_told check ((state = 'processed') = (processed_at is not null)),
  constraint refunds_reason_length check (char_length(reason) <= 500),
  constraint refunds_answer_length check (char_length(answer) <= 500)
);

create unique index refunds_one_asked on refunds (purchase_id) where state = 'asked';
create unique index refunds_one_system on refunds (payment_id, cause) where asked_by = 'system';
create index refunds_purchase_id_index on refunds (purchase_id);
create index refunds_payment_id_index on refunds (payment_id);
create index refunds_decided_by_index on refunds (decided_by);
create index refunds_due_at_index on refunds (due_at) where state in ('sending', 'pending');
create index refunds_asked_at_index on refunds (asked_at desc, id);

comment on column refunds.payment_id is 'The payment that is paid back; null while only asked for.';
comment on column refunds.asked_by is 'gateway: made at the provider itself, and told of by a webhook.';
comment on column refunds.reason is 'The asker''s own words.';
comment on column refunds.state is 'asked → sending → pending → processed, or declined, or failed at the bank.';
comment on column refunds.amount_paise is 'What is paid back; null while it is not decided.';
comment on column refunds.decided_by is 'The admin; null before, and for the system''s own.';
comment on column refunds.decided_at is 'Null before.';
comment on column refunds.answer is 'What the admin told the mentee; null when nothing.';
comment on column refunds.gateway_refund_id is 'Null until the provider took it.';
comment on column refunds.leased_until is 'A worker has it in hand until then; null when none has.';
comment on column refunds.processed_at is 'Null until the provider paid it out.';
comment on column refunds.last_error is 'First line of the last failure; null without one.';

create table idempotency_keys (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  scope text not null,
  key_hash bytea not null,
  body_hash bytea not null,
  answer jsonb,
  asked_at timestamptz not null,
  in_hand_until timestamptz not null,
  constraint idempotency_keys_one_each unique (user_id, scope, key_hash),
  constraint idempotency_keys_scope_length check (char_length(scope) between 1 and 60)
);

create index idempotency_keys_asked_at_index on idempotency_keys (asked_at);

comment on table idempotency_keys is 'A request that carries a key is done once; its answer is kept for 24 hours.';
comment on column idempotency_keys.answer is 'Null while it is in hand.';
comment on column idempotency_keys.in_hand_until is 'A request that died gives way to the next one then.';
