-- A row of a choice list is a choice of the counselling's form, an institute and a programme, and no longer a seat pool of it.
alter table choice_list_seats rename to choice_list_choices;
alter table choice_list_choices rename column seat_key to choice_key;
alter table choice_list_choices rename constraint choice_list_seats_pkey to choice_list_choices_pkey;
alter table choice_list_choices rename constraint choice_list_seats_list_id_fkey to choice_list_choices_list_id_fkey;
alter table choice_list_choices rename constraint choice_list_seats_once to choice_list_choices_once;
alter table choice_list_choices rename constraint choice_list_seats_one_a_place to choice_list_choices_one_a_position;
alter table choice_list_choices rename constraint choice_list_seats_key_length to choice_list_choices_key_length;
alter table choice_list_choices rename constraint choice_list_seats_position_range to choice_list_choices_position_range;

-- Where a list held several pools of one choice, the first of them says where the choice stands.
delete from choice_list_choices later
using choice_list_choices earlier
where earlier.list_id = later.list_id
  and earlier.position < later.position
  and split_part(earlier.choice_key, '/', 1) = split_part(later.choice_key, '/', 1)
  and split_part(earlier.choice_key, '/', 2) = split_part(later.choice_key, '/', 2);

update choice_list_choices
set choice_key = split_part(choice_key, '/', 1) || '/' || split_part(choice_key, '/', 2);

alter table choice_list_choices
  add constraint choice_list_choices_key_form check (choice_key ~ '^[^/]+/[^/]+$');

comment on column choice_list_choices.choice_key is 'Institute and programme, as the keys of their seat pools begin; it means the same choice in every rank book.';
