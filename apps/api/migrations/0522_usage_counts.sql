-- Usage counts: how often the site was come to and each tool opened, by day of India; numbers alone, of nobody.
create table usage_counts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  day date not null,
  what text not null,
  count bigint not null,
  constraint usage_counts_once unique (day, what),
  constraint usage_counts_count_positive check (count > 0)
);
comment on table usage_counts is 'Counted without a cookie, an address or anything else of a person.';
comment on column usage_counts.what is 'visit, or tool: and its name.';
