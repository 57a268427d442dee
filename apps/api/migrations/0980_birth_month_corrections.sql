-- A slip in the month of birth decided for good who may buy: its owner can correct it once, in the week after saying it.

alter table users add column birth_month_open_until timestamptz;

comment on column users.birth_month_open_until is
  'until when its owner can correct the month of birth once; null when it was corrected, or said before there were corrections';
