-- What a held session is worth to its mentor, and which months were paid out.

create table mentor_rates (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  mentor_id uuid not null references mentors (user_id) on delete cascade,
  from_on date not null,
  rate_paise bigint not null,
  set_by uuid references users (id) on delete set null,
  constraint mentor_rates_rate_range check (rate_paise between 0 and 10000000),
  constraint mentor_rates_day_once unique (mentor_id, from_on)
);
comment on table mentor_rates is 'One from a day on; the last one before a session is its rate, so that what is set later changes nothing before.';
comment on column mentor_rates.from_on is 'Day in India.';
comment on column mentor_rates.rate_paise is 'For one held session.';
comment on column mentor_rates.set_by is 'Null once that account is gone.';
create index mentor_rates_set_by_index on mentor_rates (set_by);

create table mentor_payouts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  mentor_id uuid not null references mentors (user_id) on delete cascade,
  month date not null,
  amount_paise bigint not null,
  paid_on date not null,
  reference text not null,
  marked_by uuid references users (id) on delete set null,
  revoked_at timestamptz,
  constraint mentor_payouts_month_first check (extract(day from month) = 1),
  constraint mentor_payouts_amount_range check (amount_paise > 0),
  constraint mentor_payouts_reference_length check (char_length(reference) between 1 and 80)
);
comment on table mentor_payouts is 'A month that staff paid out outside the product, and how.';
comment on column mentor_payouts.month is 'First day of the month in India.';
comment on column mentor_payouts.amount_paise is 'As the month stood when it was marked.';
comment on column mentor_payouts.paid_on is 'Day in India.';
comment on column mentor_payouts.reference is 'Number of the transfer.';
comment on column mentor_payouts.marked_by is 'Null once that account is gone.';
comment on column mentor_payouts.revoked_at is 'When staff took the mark back; null while it stands.';
create unique index mentor_payouts_month_once on mentor_payouts (mentor_id, month) where revoked_at is null;
create index mentor_payouts_marked_by_index on mentor_payouts (marked_by);
