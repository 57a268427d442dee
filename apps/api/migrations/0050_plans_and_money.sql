-- What is sold and what is owned: plans, coupons, purchases, their invoices, and the mentoring credits that come with them.

create table business_settings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null,
  is_only boolean not null default true,
  legal_name text not null,
  address text not null,
  state_code text not null,
  gstin text,
  email text,
  phone text,
  sac text not null default '999293',
  gst_rate_bp integer not null default 1800,
  invoice_prefix text not null default 'SO',
  credit_note_prefix text not null default 'CN',
  constraint business_settings_one_row unique (is_only),
  constraint business_settings_is_only_true check (is_only),
  constraint business_settings_legal_name_length check (char_length(legal_name) between 1 and 120),
  constraint business_settings_address_length check (char_length(address) between 1 and 300),
  constraint business_settings_state_code_form check (state_code ~ '^[0-9]{2}$'),
  constraint business_settings_gstin_form check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  constraint business_settings_gstin_of_state check (left(gstin, 2) = state_code),
  constraint business_settings_sac_form check (sac ~ '^[0-9]{6}$'),
  constraint business_settings_gst_rate_bp_range check (gst_rate_bp between 0 and 10000),
  constraint business_settings_prefixes_form check (invoice_prefix ~ '^[A-Z0-9]{1,2}$' and credit_note_prefix ~ '^[A-Z0-9]{1,2}$'),
  constraint business_settings_prefixes_differ check (invoice_prefix <> credit_note_prefix)
);

comment on table business_settings is 'Who sells: one row, or none before an admin wrote it.';
comment on column business_settings.state_code is 'Two digits of the State as in a GSTIN.';
comment on column business_settings.gstin is 'Null while the business is not registered: then no tax is charged and receipts are issued.';
comment on column business_settings.email is 'Printed on invoices; null for none.';
comment on column business_settings.phone is 'Printed on invoices; null for none.';
comment on column business_settings.sac is 'Services accounting code that a new plan starts with.';
comment on column business_settings.gst_rate_bp is 'Hundredths of a percent that a new plan starts with: 1800 is 18 %.';

create table plans (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null,
  name_en text not null,
  name_hi text not null,
  description_en text not null,
  description_hi text not null,
  features_en text[] not null,
  features_hi text[] not null,
  price_paise bigint not null,
  gst_rate_bp integer not null,
  sac text not null,
  validity_days integer not null,
  mentoring_credits integer not null,
  is_highlighted boolean not null,
  position integer not null,
  on_sale_from timestamptz,
  on_sale_to timestamptz,
  retired_at timestamptz,
  is_sample boolean not null default false,
  constraint plans_names_length check (char_length(name_en) between 1 and 80 and char_length(name_hi) between 1 and 80),
  constraint plans_features_bounded check (cardinality(features_en) <= 12 and cardinality(features_hi) = cardinality(features_en)),
  constraint plans_price_paise_range check (price_paise between 100 and 100000000),
  constraint plans_gst_rate_bp_range check (gst_rate_bp between 0 and 10000),
  constraint plans_sac_form check (sac ~ '^[0-9]{6}$'),
  constraint plans_validity_days_range check (validity_days between 1 and 1825),
  constraint plans_mentoring_credits_range check (mentoring_credits between 0 and 100),
  constraint plans_sale_order check (on_sale_from < on_sale_to)
);

create unique index plans_name_en_unique on plans (lower(name_en)) where retired_at is null;
create index plans_position_index on plans (position, id);

comment on column plans.features_en is 'One line each, in the same order as features_hi.';
comment on column plans.price_paise is 'GST included.';
comment on column plans.gst_rate_bp is 'Hundredths of a percent: 1800 is 18 %.';
comment on column plans.sac is 'Services accounting code, six digits.';
comment on column plans.mentoring_credits is 'Hours with a mentor that a purchase brings.';
comment on column plans.position is 'Place in the list, from 0.';
comment on column plans.on_sale_from is 'Null for at once.';
comment on column plans.on_sale_to is 'Null for no end; not sold from then on.';
comment on column plans.retired_at is 'Null while listed. Who bought it keeps it.';
comment on column plans.is_sample is 'Put there by a start that is not production.';

create table coupons (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null,
  code text not null,
  note text,
  percent_bp integer,
  flat_paise bigint,
  min_amount_paise bigint not null default 0,
  starts_at timestamptz,
  ends_at timestamptz,
  uses_max integer,
  uses_per_user_max integer,
  uses_taken integer not null default 0,
  covers_events boolean not null default false,
  retired_at timestamptz,
  is_sample boolean not null default false,
  constraint coupons_code_unique unique (code),
  constraint coupons_code_form check (code ~ '^[A-Z0-9][A-Z0-9_-]{2,23}$'),
  constraint coupons_one_kind check (num_nonnulls(percent_bp, flat_paise) = 1),
  constraint coupons_percent_bp_range check (percent_bp between 1 and 10000),
  constraint coupons_flat_paise_range check (flat_paise between 1 and 100000000),
  constraint coupons_min_amount_paise_range check (min_amount_paise between 0 and 100000000),
  constraint coupons_dates_order check (starts_at < ends_at),
  constraint coupons_uses_max_positive check (uses_max > 0),
  constraint coupons_uses_per_user_max_positive check (uses_per_user_max > 0),
  constraint coupons_uses_taken_bounded check (uses_taken >= 0 and (uses_max is null or uses_taken <= uses_max))
);

comment on column coupons.code is 'Upper case; compared without regard to case.';
comment on column coupons.note is 'For admins; null for none.';
comment on column coupons.percent_bp is 'Hundredths of a percent; null for a flat coupon.';
comment on column coupons.flat_paise is 'Null for a percent coupon.';
comment on column coupons.min_amount_paise is 'List price from which it holds.';
comment on column coupons.starts_at is 'Null for at once.';
comment on column coupons.ends_at is 'Null for no end; not taken from then on.';
comment on column coupons.uses_max is 'Null for as many as come.';
comment on column coupons.uses_per_user_max is 'Null for as many as come.';
comment on column coupons.uses_taken is 'Rows of coupon_uses that are held or used.';
comment on column coupons.covers_events is 'Whether it also holds for event seats.';
comment on column coupons.retired_at is 'Null while it is taken.';

create table coupon_plans (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  coupon_id uuid not null references coupons (id) on delete cascade,
  plan_id uuid not null references plans (id) on delete cascade,
  constraint coupon_plans_once unique (coupon_id, plan_id)
);

create index coupon_plans_plan_id_index on coupon_plans (plan_id);
comment on table coupon_plans is 'Plans a coupon holds for; none means every plan.';

create table purchases (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null,
  user_id uuid not null references users (id) on delete restrict,
  plan_id uuid references plans (id) on delete restrict,
  event_id uuid,
  status text not null default 'created',
  item_name_en text not null,
  item_name_hi text not null,
  validity_days integer,
  mentoring_credits integer not null default 0,
  sac text not null,
  gst_rate_bp integer not null,
  list_price_paise bigint not null,
  discount_paise bigint not null,
  total_paise bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  refunded_paise bigint not null default 0,
  coupon_id uuid references coupons (id) on delete restrict,
  coupon_code text,
  billing_name text not null,
  billing_state_code text not null,
  billing_gstin text,
  place_of_supply_code text not null,
  paid_at timestamptz,
  starts_at timestamptz,
  expires_at timestamptz,
  constraint purchases_one_item check (num_nonnulls(plan_id, event_id) = 1),
  constraint purchases_plan_has_validity check ((plan_id is not null) = (validity_days is not null)),
  constraint purchases_status_known check (
    status in ('created', 'attempted', 'authorized', 'paid', 'refunded_partial', 'refunded', 'failed', 'expired', 'review')
  ),
  constraint purchases_discount_paise_positive check (discount_paise >= 0),
  constraint purchases_total_paise_min check (total_paise >= 100),
  constraint purchases_total_adds_up check (total_paise = list_price_paise - discount_paise),
  constraint purchases_tax_adds_up check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise),
  constraint purchases_tax_positive check (taxable_paise >= 0 and cgst_paise >= 0 and igst_paise >= 0),
  constraint purchases_halves_equal check (cgst_paise = sgst_paise and (cgst_paise = 0 or igst_paise = 0)),
  constraint purchases_refunded_paise_bounded check (refunded_paise between 0 and total_paise),
  constraint purchases_coupon_told check ((coupon_id is null) = (coupon_code is null)),
  constraint purchases_states_form check (billing_state_code ~ '^[0-9]{2}$' and place_of_supply_code ~ '^[0-9]{2}$'),
  constraint purchases_billing_gstin_form check (billing_gstin ~ '^[0-9]{2}[A-Z0-9]{10}[0-9A-Z]{3}$'),
  constraint purchases_paid_at_told check (status not in ('paid', 'refunded_partial', 'refunded') or paid_at is not null),
  constraint purchases_validity_order check (starts_at < expires_at)
);

create index purchases_user_id_index on purchases (user_id, created_at desc, id);
create index purchases_status_index on purchases (status, created_at);
create index purchases_plan_id_index on purchases (plan_id);
create index purchases_event_id_index on purchases (event_id);
create index purchases_coupon_id_index on purchases (coupon_id);
create index purchases_paid_at_index on purchases (paid_at, id);
create index purchases_expires_at_index on purchases (expires_at);

comment on column purchases.plan_id is 'Null for an event seat.';
comment on column purchases.event_id is 'Null for a plan.';
comment on column purchases.item_name_en is 'As it was called when it was ordered.';
comment on column purchases.validity_days is 'Null for an event seat.';
comment on column purchases.gst_rate_bp is 'Hundredths of a percent; 0 when the business was not registered.';
comment on column purchases.list_price_paise is 'Before the coupon, GST included.';
comment on column purchases.total_paise is 'What is paid, GST included.';
comment on column purchases.sgst_paise is 'SGST, or UTGST in a Union Territory without a legislature.';
comment on column purchases.refunded_paise is 'Paid back so far.';
comment on column purchases.coupon_id is 'Null without one.';
comment on column purchases.coupon_code is 'As it was then; null without one.';
comment on column purchases.billing_state_code is 'Two digits of the State as in a GSTIN, asked before paying.';
comment on column purchases.billing_gstin is 'Of a registered recipient; null for others.';
comment on column purchases.place_of_supply_code is 'Two digits of the State.';
comment on column purchases.paid_at is 'Null until settled.';
comment on column purchases.starts_at is 'Null until settled, and for an event seat.';
comment on column purchases.expires_at is 'Not owned from then on; null until settled, and for an event seat.';

create table coupon_uses (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null,
  coupon_id uuid not null references coupons (id) on delete restrict,
  user_id uuid not null references users (id) on delete restrict,
  purchase_id uuid not null references purchases (id) on delete restrict,
  state text not null,
  held_until timestamptz not null,
  constraint coupon_uses_one_a_purchase unique (purchase_id),
  constraint coupon_uses_state_known check (state in ('held', 'used', 'released'))
);

create index coupon_uses_user_id_index on coupon_uses (coupon_id, user_id);
create index coupon_uses_owner_index on coupon_uses (user_id);
create index coupon_uses_held_until_index on coupon_uses (held_until) where state = 'held';
comment on column coupon_uses.held_until is 'A hold that is not paid by then may be given to somebody else.';

create table document_counters (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  series text not null,
  financial_year text not null,
  last_number integer not null,
  constraint document_counters_series_unique unique (series, financial_year),
  constraint document_counters_last_number_range check (last_number between 1 and 999999)
);

comment on table document_counters is 'The last number of each series and financial year; a roll-back gives a number back.';
comment on column document_counters.financial_year is 'April to March by the calendar of India: 26-27.';

create table invoices (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  purchase_id uuid not null references purchases (id) on delete restrict,
  kind text not null,
  series text not null,
  financial_year text not null,
  sequence integer not null,
  number text not null,
  issued_at timestamptz not null,
  issued_on date not null,
  total_paise bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  facts jsonb not null,
  public_id text not null,
  link_ended_at timestamptz,
  constraint invoices_purchase_id_unique unique (purchase_id),
  constraint invoices_sequence_unique unique (series, financial_year, sequence),
  constraint invoices_number_unique unique (number),
  constraint invoices_public_id_unique unique (public_id),
  constraint invoices_kind_known check (kind in ('tax_invoice', 'receipt')),
  constraint invoices_number_form check (number ~ '^[A-Za-z0-9/-]{1,16}$'),
  constraint invoices_public_id_form check (public_id ~ '^[A-Za-z0-9_-]{22,64}$'),
  constraint invoices_tax_adds_up check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise)
);

create index invoices_issued_at_index on invoices (issued_at, id);
comment on column invoices.issued_on is 'Day in India.';
comment on column invoices.facts is 'All that is printed, as it was on the day of issue.';
comment on column invoices.public_id is '192 random bits; its owner may renew it.';
comment on column invoices.link_ended_at is 'Null while the link works.';

create table credit_notes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  invoice_id uuid not null references invoices (id) on delete restrict,
  refund_reference text not null,
  series text not null,
  financial_year text not null,
  sequence integer not null,
  number text not null,
  issued_at timestamptz not null,
  issued_on date not null,
  total_paise bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  facts jsonb not null,
  public_id text not null,
  link_ended_at timestamptz,
  constraint credit_notes_refund_reference_unique unique (refund_reference),
  constraint credit_notes_sequence_unique unique (series, financial_year, sequence),
  constraint credit_notes_number_unique unique (number),
  constraint credit_notes_public_id_unique unique (public_id),
  constraint credit_notes_number_form check (number ~ '^[A-Za-z0-9/-]{1,16}$'),
  constraint credit_notes_public_id_form check (public_id ~ '^[A-Za-z0-9_-]{22,64}$'),
  constraint credit_notes_total_paise_positive check (total_paise > 0),
  constraint credit_notes_tax_adds_up check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise)
);

create index credit_notes_invoice_id_index on credit_notes (invoice_id);
create index credit_notes_issued_at_index on credit_notes (issued_at, id);
comment on column credit_notes.refund_reference is 'Which refund it papers: one note a refund.';
comment on column credit_notes.issued_on is 'Day in India.';
comment on column credit_notes.facts is 'All that is printed, as it was on the day of issue.';
comment on column credit_notes.link_ended_at is 'Null while the link works.';

create function refuse_document_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'public_id' - 'link_ended_at' = to_jsonb(old) - 'public_id' - 'link_ended_at' then
    return new;
  end if;
  raise exception 'what was issued is never changed' using errcode = 'insufficient_privilege';
end
$$;

create trigger invoices_unchanged before update or delete on invoices for each row execute function refuse_document_change();
create trigger invoices_no_truncate before truncate on invoices for each statement execute function refuse_document_change();
create trigger credit_notes_unchanged before update or delete on credit_notes for each row execute function refuse_document_change();
create trigger credit_notes_no_truncate before truncate on credit_notes for each statement execute function refuse_document_change();

create table credit_entries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete restrict,
  sequence integer not null,
  amount integer not null,
  balance_after integer not null,
  reason text not null,
  reference text not null,
  grant_id uuid references credit_entries (id) on delete restrict,
  expires_at timestamptz,
  happened_at timestamptz not null,
  constraint credit_entries_sequence_unique unique (user_id, sequence),
  constraint credit_entries_sequence_positive check (sequence > 0),
  constraint credit_entries_once unique (user_id, reason, reference),
  constraint credit_entries_reason_known check (reason in ('grant', 'spend', 'give_back', 'take_back', 'lapse')),
  constraint credit_entries_amount_signed check ((reason in ('grant', 'give_back')) = (amount > 0) and amount <> 0),
  constraint credit_entries_balance_after_positive check (balance_after >= 0),
  constraint credit_entries_grant_told check ((reason in ('grant', 'give_back')) = (grant_id is null)),
  constraint credit_entries_expiry_told check ((reason in ('grant', 'give_back')) = (expires_at is not null))
);

create index credit_entries_grant_id_index on credit_entries (grant_id);
create index credit_entries_expires_at_index on credit_entries (expires_at);

comment on table credit_entries is 'Mentoring credits: one credit is one hour with a mentor. Entries are only added.';
comment on column credit_entries.sequence is 'From 1 in each account: of two entries made from one balance, one fails.';
comment on column credit_entries.amount is 'Credits that came (positive) or went (negative).';
comment on column credit_entries.balance_after is 'Sum of the amounts of the account up to this entry.';
comment on column credit_entries.reference is 'What it was for: a purchase, a booking.';
comment on column credit_entries.grant_id is 'The entry whose credits went; null where credits came.';
comment on column credit_entries.expires_at is 'Unspent credits lapse then; null where credits went.';
