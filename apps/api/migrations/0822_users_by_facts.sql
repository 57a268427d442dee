-- The list of people has their class, home State and language as columns, each of which sorts it a page at a time.
-- in steps
create index concurrently if not exists users_study_class_index on users (lpad(study_class, 6, '0'), id) where study_class is not null;

create index concurrently if not exists users_home_state_index on users (home_state, id) where home_state is not null;

create index concurrently if not exists users_language_index on users (language, id);
