-- What a mentor answers again and again, kept to be taken with one press.

alter table mentors add column ready_answers text[] not null default '{}';
alter table mentors add constraint mentors_ready_answers_max check (cardinality(ready_answers) <= 10) not valid;
alter table mentors validate constraint mentors_ready_answers_max;
comment on column mentors.ready_answers is 'Sentences of the mentor, in their order; each up to 300 characters.';
