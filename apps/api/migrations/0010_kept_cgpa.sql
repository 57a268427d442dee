-- What a person entered into the CGPA calculator, so that another device shows it too.

create table kept_cgpa (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  answers text not null,
  changed_at timestamptz not null,
  constraint kept_cgpa_one_a_person unique (user_id),
  constraint kept_cgpa_bounded check (length(answers) between 1 and 4000)
);

comment on column kept_cgpa.answers is 'As the address of the calculator writes it.';
comment on column kept_cgpa.changed_at is 'Told to the browser; a change must name the one it replaces.';
