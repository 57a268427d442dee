-- Official opening and closing ranks, one import for each published table, and the rank books compiled from them.

create table institutes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null constraint institutes_name_once unique,
  type text not null constraint institutes_type_known check (type in ('IIT', 'NIT', 'IIIT', 'GFTI', 'IISC')),
  city text,
  state text,
  home_states jsonb not null,
  website text,
  nirf_engineering_2025 integer constraint institutes_nirf_positive check (nirf_engineering_2025 > 0),
  also_written text[] not null default '{}'
);
comment on column institutes.name is 'as the newest season spells it';
comment on column institutes.city is 'null for institutes the newest official list no longer names';
comment on column institutes.state is 'state or union territory in the words of the product; null as city';
comment on column institutes.home_states is 'quota code (HS, GO, JK, LA, AP) to the states that count as home. Source: headings of the JoSAA seat matrix 2026';
comment on column institutes.website is 'null where none is known';
comment on column institutes.nirf_engineering_2025 is 'rank in NIRF 2025, engineering; null where not ranked';
comment on column institutes.also_written is 'spellings of earlier seasons';

create table programmes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  degree text not null,
  duration_years smallint not null constraint programmes_duration_sensible check (duration_years between 1 and 8),
  family text not null,
  also_written text[] not null default '{}',
  constraint programmes_name_once unique (name, degree, duration_years)
);
comment on column programmes.name is 'without degree and duration, as the newest season spells it';
comment on column programmes.duration_years is 'years of study';
comment on column programmes.family is 'branch family code, e.g. CSE';
comment on column programmes.also_written is 'spellings of earlier seasons, years and degree in brackets as the portals print them';

create table imports (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  counselling text not null constraint imports_counselling_known check (counselling in ('josaa', 'csab')),
  season smallint not null constraint imports_season_sensible check (season between 2012 and 2099),
  round smallint not null constraint imports_round_sensible check (round between 1 and 12),
  is_final boolean not null,
  status text not null constraint imports_status_known check (status in ('draft', 'checked', 'published', 'withdrawn')),
  is_shipped boolean not null,
  source text not null,
  file_hash text not null,
  rows_read integer not null constraint imports_rows_read_natural check (rows_read >= 0),
  rows_taken integer not null constraint imports_rows_taken_natural check (rows_taken >= 0),
  rows_refused integer not null constraint imports_rows_refused_natural check (rows_refused >= 0),
  published_at timestamptz
);
create unique index imports_published_once on imports (counselling, season, round) where status = 'published';
create index imports_newest on imports (created_at desc, id);
comment on column imports.is_final is 'whether this is the last round of its season';
comment on column imports.status is 'draft while rows go in; checked once all are in; published while the rank book is made of it';
comment on column imports.is_shipped is 'came with the product, not from a file handed in; a newer version of the product may replace it';
comment on column imports.source is 'where the table came from, in words';
comment on column imports.file_hash is 'SHA-256 of the file, hexadecimal; the hash of the book for what came with the product';
comment on column imports.published_at is 'null while never published';

create table cutoffs (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  import_id uuid not null constraint cutoffs_import references imports on delete cascade,
  institute_id uuid not null constraint cutoffs_institute references institutes on delete restrict,
  programme_id uuid not null constraint cutoffs_programme references programmes on delete restrict,
  quota text not null
    constraint cutoffs_quota_known check (quota in ('AI', 'HS', 'OS', 'GO', 'JK', 'LA', 'AP', 'DASA-CIWG', 'DASA-NONCIWG')),
  seat_type text not null
    constraint cutoffs_seat_type_known check (seat_type in ('OPEN', 'OPEN (PwD)', 'EWS', 'EWS (PwD)', 'OBC-NCL', 'OBC-NCL (PwD)', 'SC', 'SC (PwD)', 'ST', 'ST (PwD)')),
  gender_pool text not null constraint cutoffs_gender_pool_known check (gender_pool in ('neutral', 'female')),
  opening_rank integer not null constraint cutoffs_opening_rank_positive check (opening_rank > 0),
  closing_rank integer not null constraint cutoffs_closing_rank_positive check (closing_rank > 0),
  is_preparatory boolean,
  constraint cutoffs_pool_once
    unique nulls not distinct (import_id, institute_id, programme_id, quota, seat_type, gender_pool, is_preparatory),
  constraint cutoffs_ranks_ordered check (opening_rank <= closing_rank or is_preparatory)
);
create index cutoffs_institute on cutoffs (institute_id);
create index cutoffs_programme on cutoffs (programme_id);
comment on column cutoffs.opening_rank is 'best rank admitted, on the list of the seat: category rank for JoSAA, common rank for CSAB';
comment on column cutoffs.closing_rank is 'last rank admitted, on the same list; in a preparatory row always a preparatory rank';
comment on column cutoffs.is_preparatory is 'ranks of the preparatory list (printed with a P); null where the source does not say';

create table rank_books (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  hash text not null constraint rank_books_hash_once unique constraint rank_books_hash_form check (hash ~ '^[0-9a-f]{16}$'),
  bytes bytea not null,
  import_count integer not null constraint rank_books_import_count_natural check (import_count >= 0)
);
comment on column rank_books.hash is 'first 16 hexadecimal digits of the SHA-256 of the encoded book before compression';
comment on column rank_books.bytes is 'the encoded book, compressed with brotli';
comment on column rank_books.import_count is 'published imports the book was compiled from';

create table current_rank_book (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  only_row boolean not null default true constraint current_rank_book_single unique constraint current_rank_book_true check (only_row),
  rank_book_id uuid not null constraint current_rank_book_book references rank_books on delete restrict,
  moved_at timestamptz not null
);
create index current_rank_book_book on current_rank_book (rank_book_id);
comment on table current_rank_book is 'the pointer to the book in use: no row before the first book, then always one';
comment on column current_rank_book.moved_at is 'when the pointer last moved';
