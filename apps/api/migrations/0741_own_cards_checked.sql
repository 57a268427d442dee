-- What 0740 promised of new rows holds of those that were there too, and a card is revised once.
-- in steps
alter table revisions validate constraint revisions_card_id_fkey;

create unique index concurrently if not exists revisions_card_once on revisions (card_id);
