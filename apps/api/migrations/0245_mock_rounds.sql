-- Mock allotments of JoSAA: imported as rounds of a body of their own, and told of apart from the rounds that give seats.

alter table imports drop constraint imports_counselling_known;
-- safe: a line for each file that staff import, some hundreds in all.
alter table imports add constraint imports_counselling_known check (counselling in ('josaa', 'josaa-mock', 'csab'));
-- safe: the same table, and no file of a mock was imported before.
alter table imports add constraint imports_mock_not_final check (counselling <> 'josaa-mock' or not is_final);

comment on column imports.counselling is 'josaa-mock: a mock allotment, numbered from 1, in which nothing is given.';

alter table round_notices add column is_mock boolean not null default false;
alter table round_notices drop constraint round_notices_once;
-- safe: the table came with 0225, in the same release, and is empty.
alter table round_notices add constraint round_notices_once unique (list_id, season, is_mock, round);

comment on column round_notices.is_mock is 'Whether round counts mock allotments.';
