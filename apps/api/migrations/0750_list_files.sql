-- Files of long lists are written by a job, part by part, and fetched by who asked within a day.

create table list_files (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  asked_by uuid references users (id) on delete cascade,
  asked_at timestamptz not null,
  list text not null,
  filter jsonb not null,
  state text not null default 'running',
  total integer not null,
  written integer not null default 0,
  is_whole boolean,
  tries integer not null default 0,
  leased_until timestamptz,
  constraint list_files_list_length check (char_length(list) between 1 and 40),
  constraint list_files_state_known check (state in ('running', 'done', 'failed')),
  constraint list_files_is_whole_told check ((state = 'done') = (is_whole is not null)),
  constraint list_files_written_within check (written between 0 and total)
);

create unique index list_files_one_running on list_files (asked_by) where state = 'running';
create index list_files_asked_by_index on list_files (asked_by, asked_at desc);
create index list_files_asked_at_index on list_files (asked_at);

comment on column list_files.asked_by is 'Who may fetch it; gone with the account.';
comment on column list_files.list is 'Which list it is of; the names are in the contract.';
comment on column list_files.filter is 'The filter as the address of the list has it.';
comment on column list_files.total is 'Rows that the filter had when it was asked for, or fewer where the file is cut.';
comment on column list_files.written is 'Rows that are written so far.';
comment on column list_files.is_whole is 'Whether every row of the filter stands in it; null until it is written.';
comment on column list_files.tries is 'How often a process began to write it.';
comment on column list_files.leased_until is 'Until when a process is writing it; null: any may.';

create table list_file_parts (
  list_file_id uuid not null references list_files (id) on delete cascade,
  position integer not null,
  lines text not null,
  constraint list_file_parts_pkey primary key (list_file_id, position)
);

comment on table list_file_parts is 'The lines of a file, some hundreds a part; gone with it after a day.';
