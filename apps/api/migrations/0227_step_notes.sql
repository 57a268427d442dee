-- What staff add to a date of a counselling in their own words.

alter table counselling_steps add column note words;
alter table counselling_steps add constraint counselling_steps_note_length check (words_between(note, 1, 300));
comment on column counselling_steps.note is 'Read beside the date; null for none.';
