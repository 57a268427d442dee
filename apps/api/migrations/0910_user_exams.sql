-- The examinations a student takes, with what was scored in those of States and of single institutes.

create table user_exams (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  exam text not null,
  rank integer,
  category_rank integer,
  marks double precision,
  percentile double precision,
  constraint user_exams_one_each unique (user_id, exam),
  constraint user_exams_exam_known check (exam in (
    'main-1', 'advanced', 'main-2a', 'main-2b',
    'mht-cet-cap', 'kcet', 'comedk', 'tnea', 'ts-eapcet', 'ap-eapcet', 'keam', 'gujcet-acpc', 'wbjee', 'bcece', 'bitsat'
  )),
  constraint user_exams_rank_range check (rank between 1 and 2000000),
  constraint user_exams_category_rank_range check (category_rank between 1 and 2000000),
  constraint user_exams_marks_range check (marks between 0 and 426),
  constraint user_exams_percentile_range check (percentile between 0 and 100)
);

comment on table user_exams is 'One row an examination that somebody takes; ranks of JEE are in user_ranks.';
comment on column user_exams.exam is 'A list of JEE, or the counselling that goes by the examination.';
comment on column user_exams.rank is 'On the merit list of the examination; null until it is known.';
comment on column user_exams.category_rank is 'On the merit list of the category, where there is one.';
comment on column user_exams.marks is 'Of TNEA the aggregate out of 200, of BITSAT the score out of 390 and 36 for bonus questions.';
comment on column user_exams.percentile is 'From 0 to 100, of ACPC the merit out of 100.';
