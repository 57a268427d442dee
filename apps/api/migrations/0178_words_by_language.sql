-- Words that staff write stand in one column by language, so that another language is a key and no column: a domain holds
-- their form. The first language is always there, for what has no words in another is read in it.

create function is_by_language(words jsonb, kind text) returns boolean
language sql immutable parallel safe as $$
  select case
    when jsonb_typeof(words) <> 'object' then false
    else words ? 'en' and not exists (
      select from jsonb_each(words) as written (language, said)
      where language !~ '^[a-z]{2,3}$' or jsonb_typeof(said) <> kind
    )
  end
$$;

create function words_between(words jsonb, length_min integer, length_max integer) returns boolean
language sql immutable parallel safe as $$
  select bool_and(char_length(said) between length_min and length_max) from jsonb_each_text(words) as written (language, said)
$$;

create function lists_match(lists jsonb, items_max integer) returns boolean
language sql immutable parallel safe as $$
  select max(jsonb_array_length(items)) <= items_max and min(jsonb_array_length(items)) = max(jsonb_array_length(items))
  from jsonb_each(lists) as written (language, items)
$$;

create domain words as jsonb constraint words_by_language check (is_by_language(value, 'string'));
create domain word_lists as jsonb constraint word_lists_by_language check (is_by_language(value, 'array'));
create domain language_code as text constraint language_code_form check (value ~ '^[a-z]{2,3}$');

comment on domain words is 'Words by language: {"en": …, "hi": …}. In the first language always, in another where they were written.';
comment on domain word_lists is 'Lists of words by language, as words.';
comment on domain language_code is 'A language of the product, as languages.ts lists them.';

alter table plans add column name words, add column description words, add column features word_lists;
update plans set
  name = jsonb_build_object('en', name_en, 'hi', name_hi),
  description = jsonb_build_object('en', description_en, 'hi', description_hi),
  features = jsonb_build_object('en', to_jsonb(features_en), 'hi', to_jsonb(features_hi));
alter table plans
  alter column name set not null,
  alter column description set not null,
  alter column features set not null,
  drop column name_en,
  drop column name_hi,
  drop column description_en,
  drop column description_hi,
  drop column features_en,
  drop column features_hi,
  add constraint plans_name_length check (words_between(name, 1, 80)),
  add constraint plans_features_match check (lists_match(features, 12));
create unique index plans_name_unique on plans (lower(name ->> 'en')) where retired_at is null;
comment on column plans.features is 'One line each, in the same order in every language.';

alter table events rename column title to title_en;
alter table events rename column description to description_en;
alter table events add column title words, add column description words;
update events set
  title = jsonb_strip_nulls(jsonb_build_object('en', title_en, 'hi', title_hi)),
  description = jsonb_strip_nulls(jsonb_build_object('en', description_en, 'hi', description_hi));
alter table events
  alter column title set not null,
  alter column description set not null,
  drop column title_en,
  drop column title_hi,
  drop column description_en,
  drop column description_hi,
  add constraint events_title_length check (words_between(title, 1, 120));

alter table purchases add column item_name words;
update purchases set item_name = jsonb_build_object('en', item_name_en, 'hi', item_name_hi);
alter table purchases alter column item_name set not null, drop column item_name_en, drop column item_name_hi;
comment on column purchases.item_name is 'As it was called when it was ordered.';

alter table order_approvals add column item_name words;
update order_approvals set item_name = jsonb_build_object('en', item_name_en, 'hi', item_name_hi);
alter table order_approvals alter column item_name set not null, drop column item_name_en, drop column item_name_hi;

alter table site_settings add column notice words;
update site_settings set notice = jsonb_build_object('en', notice_en, 'hi', notice_hi) where notice_en is not null;
alter table site_settings
  drop column notice_en,
  drop column notice_hi,
  add constraint site_settings_notice_whole check (
    (notice is null) = (notice_from is null) and (notice is null) = (notice_until is null)
  ),
  add constraint site_settings_notice_length check (words_between(notice, 1, 300));
comment on column site_settings.notice is 'Null while there is no notice.';
comment on column site_settings.notice_from is 'Null as notice.';
comment on column site_settings.notice_until is 'Null as notice.';

alter table users drop constraint users_language_known, alter column language type language_code;
alter table sign_ups drop constraint sign_ups_language_known, alter column language type language_code;
alter table outbox_mails drop constraint outbox_mails_language_known, alter column language type language_code;
alter table mail_texts drop constraint mail_texts_language_known, alter column language type language_code;
