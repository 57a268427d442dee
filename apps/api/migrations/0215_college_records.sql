-- Institutes and programmes are records that staff rename, merge and give short names; every change can be undone.

alter table institutes
  add column shown_name text
    constraint institutes_shown_name_length check (char_length(shown_name) between 1 and 200)
    constraint institutes_shown_name_once unique,
  add column merged_into uuid
    constraint institutes_merged_into references institutes on delete restrict
    constraint institutes_merged_into_another check (merged_into <> id),
  add column nicknames_added text[] not null default '{}',
  add column nicknames_removed text[] not null default '{}';
create index institutes_merged_into_index on institutes (merged_into);
comment on column institutes.name is 'as the newest season prints it: addresses, facts and rows go by it';
comment on column institutes.shown_name is 'what people read instead of the printed name; null where that is right';
comment on column institutes.merged_into is 'the institute that this one turned out to be; null for one of its own';
comment on column institutes.nicknames_added is 'short names found besides those that ship, in small letters';
comment on column institutes.nicknames_removed is 'short names that ship and find it no more';

alter table programmes
  add column shown_name text
    constraint programmes_shown_name_length check (char_length(shown_name) between 1 and 200),
  add column merged_into uuid
    constraint programmes_merged_into references programmes on delete restrict
    constraint programmes_merged_into_another check (merged_into <> id),
  add constraint programmes_shown_name_once unique (shown_name, degree, duration_years);
create index programmes_merged_into_index on programmes (merged_into);
comment on column programmes.shown_name is 'what people read instead of the printed name; null where that is right';
comment on column programmes.merged_into is 'the programme that this one turned out to be; null for one of its own';

create table record_changes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  institute_id uuid constraint record_changes_institute references institutes on delete cascade,
  programme_id uuid constraint record_changes_programme references programmes on delete cascade,
  action text not null constraint record_changes_action_known check (action in ('rename', 'merge', 'nickname-add', 'nickname-remove')),
  before text,
  after text,
  reason text not null constraint record_changes_reason_length check (char_length(reason) between 1 and 200),
  changed_by uuid constraint record_changes_changed_by references users on delete set null,
  undone_at timestamptz,
  undone_by uuid constraint record_changes_undone_by references users on delete set null,
  constraint record_changes_of_one check ((institute_id is null) <> (programme_id is null))
);
create index record_changes_institute_index on record_changes (institute_id, created_at);
create index record_changes_programme_index on record_changes (programme_id, created_at);
create index record_changes_changed_by_index on record_changes (changed_by);
create index record_changes_undone_by_index on record_changes (undone_by);
comment on table record_changes is 'What staff changed of the names of institutes and programmes, with why.';
comment on column record_changes.before is 'the shown name before a rename; null otherwise';
comment on column record_changes.after is 'the new name, the short name, or the name of the record it was merged into; null where a rename went back to print';
comment on column record_changes.changed_by is 'null once the account is gone';
comment on column record_changes.undone_at is 'null while it holds';
