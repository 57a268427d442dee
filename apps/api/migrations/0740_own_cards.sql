-- Cards of one's own, such as a formula, that come back for revision like chapters and mistakes.
create table own_cards (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  front text not null,
  back text not null,
  request_key uuid,
  constraint own_cards_request_once unique (user_id, request_key),
  constraint own_cards_front_length check (char_length(front) between 1 and 200),
  constraint own_cards_back_length check (char_length(back) between 1 and 1000)
);

comment on table own_cards is 'Removing one removes its revision.';
comment on column own_cards.front is 'What is asked, or what a formula is called.';
comment on column own_cards.back is 'The answer, shown when it was tried.';
comment on column own_cards.request_key is 'The press that made it, so that one repeated makes no second; null where none was named.';

alter table revisions
  add column card_id uuid,
  add constraint revisions_card_id_fkey foreign key (card_id) references own_cards (id) on delete cascade not valid,
  -- A rule of three columns follows once no release runs any more that knows two of them.
  drop constraint revisions_of_one_thing;

comment on column revisions.card_id is 'The own card it is of; null for a chapter or a mistake.';
