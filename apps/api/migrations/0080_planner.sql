-- The study planner: what a plan is made from, the sessions one sits down to, what is revised, and the log of mock tests.
-- The plan itself is no row: it follows from these by rule, each day anew.

create table study_planners (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  exam_id text not null,
  exam_name text,
  exam_on date not null,
  list text not null,
  weekly_minutes integer not null,
  daily_cap_minutes integer not null,
  rest_day smallint,
  start_minute smallint not null,
  changed_at timestamptz not null,
  constraint study_planners_one_a_person unique (user_id),
  constraint study_planners_exam_known check (exam_id in ('main-1', 'main-2', 'advanced', 'own')),
  constraint study_planners_exam_name_length check (char_length(exam_name) between 1 and 80),
  constraint study_planners_list_known check (list in ('main', 'advanced')),
  constraint study_planners_weekly_range check (weekly_minutes between 60 and 5040),
  constraint study_planners_daily_range check (daily_cap_minutes between 30 and 840),
  constraint study_planners_rest_day_range check (rest_day between 0 and 6),
  constraint study_planners_start_range check (start_minute between 0 and 1439)
);
comment on column study_planners.rest_day is '0 Sunday to 6 Saturday; null = none.';
comment on column study_planners.start_minute is 'When one usually begins, minutes after midnight in India.';

create table planner_chapters (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  chapter_key text not null,
  state text not null,
  confidence text,
  is_left_out boolean not null default false,
  told_at timestamptz not null,
  constraint planner_chapters_once_a_person unique (user_id, chapter_key),
  constraint planner_chapters_key_form check (chapter_key ~ '^[a-z]{3,5}-[a-z0-9-]+$' and char_length(chapter_key) <= 90),
  constraint planner_chapters_state_known check (state in ('new', 'started', 'done')),
  constraint planner_chapters_confidence_known check (confidence in ('weak', 'shaky', 'good', 'strong'))
);
comment on column planner_chapters.chapter_key is 'Key of a chapter of the syllabus that ships, or of one of own_chapters.';
comment on column planner_chapters.confidence is 'How well it sits, as the person says; null = cannot say.';
comment on column planner_chapters.told_at is 'Sessions finished after it count towards what is left.';

create table own_chapters (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  subject text,
  subject_name text,
  name text not null,
  priority text not null,
  expected_minutes integer not null,
  constraint own_chapters_subject_known check (subject in ('physics', 'chemistry', 'mathematics')),
  constraint own_chapters_subject_told check ((subject is null) = (subject_name is not null)),
  constraint own_chapters_name_length check (char_length(name) between 1 and 80),
  constraint own_chapters_subject_name_length check (char_length(subject_name) between 1 and 80),
  constraint own_chapters_priority_known check (priority in ('high', 'medium', 'low')),
  constraint own_chapters_minutes_range check (expected_minutes between 15 and 6000)
);
create unique index own_chapters_name_once on own_chapters (user_id, lower(name));
comment on table own_chapters is 'Chapters a person added. Their key is own- and the id.';
comment on column own_chapters.subject is 'Null = a subject of one''s own, named in subject_name.';

create table study_sessions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  title text not null,
  subject text,
  chapter_key text,
  starts_at timestamptz not null,
  duration_minutes smallint not null,
  notes text,
  is_bookmarked boolean not null default false,
  completed_at timestamptz,
  source text not null default 'own',
  repeat text,
  series_id uuid,
  due_on date,
  from_user_id uuid references users (id) on delete set null,
  request_key uuid,
  request_place smallint not null default 0,
  constraint study_sessions_request_once unique (user_id, request_key, request_place),
  constraint study_sessions_title_length check (char_length(title) between 1 and 120),
  constraint study_sessions_notes_length check (char_length(notes) between 1 and 2000),
  constraint study_sessions_subject_known check (subject in ('physics', 'chemistry', 'mathematics')),
  constraint study_sessions_chapter_key_form check (chapter_key ~ '^[a-z]{3,5}-[a-z0-9-]+$' and char_length(chapter_key) <= 90),
  constraint study_sessions_duration_range check (duration_minutes between 5 and 720),
  constraint study_sessions_source_known check (source in ('own', 'planner', 'mentor', 'revision', 'timer')),
  constraint study_sessions_repeat_known check (repeat in ('daily', 'weekdays', 'weekly')),
  constraint study_sessions_repeat_in_series check ((repeat is null) = (series_id is null)),
  constraint study_sessions_mentor_due check ((source = 'mentor') = (due_on is not null))
);
create index study_sessions_of_user on study_sessions (user_id, starts_at, id);
create index study_sessions_completed on study_sessions (user_id, completed_at) where completed_at is not null;
create index study_sessions_series on study_sessions (series_id) where series_id is not null;
create index study_sessions_from on study_sessions (from_user_id) where from_user_id is not null;
comment on column study_sessions.completed_at is 'Null while it is open.';
comment on column study_sessions.due_on is 'By when, in India: for tasks of a mentor.';
comment on column study_sessions.from_user_id is 'The mentor who gave the task; null = the person''s own, or the mentor''s account is gone.';
comment on column study_sessions.request_key is 'Made by the page for each new session, so that sent twice it is one; null = none was sent.';
comment on column study_sessions.request_place is 'Which of a repeating row this is, from 0.';

create table mocks (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  exam text not null,
  taken_on date not null,
  physics smallint,
  chemistry smallint,
  mathematics smallint,
  total_marks smallint not null,
  max_marks smallint not null,
  request_key uuid,
  constraint mocks_request_once unique (user_id, request_key),
  constraint mocks_name_length check (char_length(name) between 1 and 80),
  constraint mocks_exam_known check (exam in ('main', 'advanced', 'other')),
  constraint mocks_marks_range check (max_marks between 1 and 1000 and total_marks between -1000 and max_marks)
);
create index mocks_of_user on mocks (user_id, taken_on, id);
comment on column mocks.physics is 'Marks; null = not told. So for the other subjects.';

create table mistakes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  mock_id uuid references mocks (id) on delete set null,
  subject text not null,
  chapter_key text,
  kind text not null,
  marks_lost smallint not null,
  note text not null,
  made_on date not null,
  request_key uuid,
  constraint mistakes_request_once unique (user_id, request_key),
  constraint mistakes_subject_known check (subject in ('physics', 'chemistry', 'mathematics')),
  constraint mistakes_chapter_key_form check (chapter_key ~ '^[a-z]{3,5}-[a-z0-9-]+$' and char_length(chapter_key) <= 90),
  constraint mistakes_kind_known check (kind in ('concept', 'careless', 'misread', 'time', 'guess')),
  constraint mistakes_marks_range check (marks_lost between 0 and 100),
  constraint mistakes_note_length check (char_length(note) between 1 and 1000)
);
create index mistakes_of_user on mistakes (user_id, made_on, id);
create index mistakes_of_mock on mistakes (mock_id) where mock_id is not null;
comment on column mistakes.mock_id is 'Null = made in practice, or the mock was taken out.';
comment on column mistakes.marks_lost is 'Against the full marks of the question.';

create table revisions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  chapter_key text,
  mistake_id uuid references mistakes (id) on delete cascade,
  due_at timestamptz not null,
  stability double precision not null,
  difficulty double precision not null,
  state smallint not null,
  scheduled_days integer not null,
  lapses integer not null,
  reviews integer not null default 0,
  reviewed_at timestamptz,
  constraint revisions_of_one_thing check ((chapter_key is null) <> (mistake_id is null)),
  constraint revisions_chapter_once unique (user_id, chapter_key),
  constraint revisions_mistake_once unique (mistake_id),
  constraint revisions_state_known check (state between 0 and 3),
  constraint revisions_counts check (reviews >= 0 and lapses >= 0 and scheduled_days >= 0)
);
create index revisions_due on revisions (user_id, due_at, id);
comment on column revisions.stability is 'FSRS: days after which it is remembered nine times in ten.';
comment on column revisions.difficulty is 'FSRS: 1 to 10; 0 before the first answer.';
comment on column revisions.state is 'FSRS: 0 new, 1 learning, 2 review, 3 relearning.';
comment on column revisions.reviews is 'Rises by one with each answer; an answer names the count it was given at.';

create table revision_answers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  revision_id uuid references revisions (id) on delete set null,
  rating text not null,
  answered_at timestamptz not null,
  constraint revision_answers_rating_known check (rating in ('again', 'hard', 'good', 'easy'))
);
create index revision_answers_of_user on revision_answers (user_id, answered_at);
create index revision_answers_of_revision on revision_answers (revision_id) where revision_id is not null;
comment on column revision_answers.revision_id is 'Null = what was revised is gone; the day counts all the same.';

create table planner_feeds (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  version integer not null default 1,
  renewed_at timestamptz not null,
  constraint planner_feeds_one_a_person unique (user_id),
  constraint planner_feeds_version_positive check (version > 0)
);
comment on column planner_feeds.version is 'Rises when the address is renewed. The secret of the address follows from id, version and the key of the deployment.';
