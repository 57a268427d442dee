-- A parent's consent is one row from the asking to the end, and its links hang on it alone: what the child does with passwords, sign-ins or addresses takes no link away (DPDP-04).

alter table parent_consents
  alter column full_name drop not null,
  alter column relation drop not null,
  alter column notice_version drop not null,
  alter column language drop not null,
  alter column ip drop not null,
  alter column confirmed_at drop not null,
  add column asked_at timestamptz,
  add column asked_ip text;

update parent_consents set asked_at = confirmed_at;
alter table parent_consents alter column asked_at set not null;

-- One that stands for a child: of several, the newest.
update parent_consents as older
set withdrawn_at = now()
where withdrawn_at is null
  and exists (
    select 1
    from parent_consents as newer
    where newer.user_id = older.user_id
      and newer.withdrawn_at is null
      and (newer.confirmed_at, newer.id) > (older.confirmed_at, older.id)
  );

create unique index parent_consents_user_id_once on parent_consents (user_id) where withdrawn_at is null;

create table parent_links (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  consent_id uuid not null references parent_consents (id) on delete cascade,
  token_hash bytea not null,
  constraint parent_links_token_hash_unique unique (token_hash)
);

create index parent_links_consent_id_index on parent_links (consent_id);

-- Who was asked and did not answer yet gets a row, and every link that was mailed goes on working.
-- Of several addresses that were asked for one child, the last counts.
insert into parent_consents (user_id, email, asked_at)
select distinct on (mail_links.user_id) mail_links.user_id, mail_links.email, mail_links.asked_at
from mail_links
where mail_links.kind = 'parent'
  and mail_links.used_at is null
  and not exists (
    select 1 from parent_consents where parent_consents.user_id = mail_links.user_id and parent_consents.withdrawn_at is null
  )
order by mail_links.user_id, mail_links.asked_at desc;

insert into parent_links (consent_id, token_hash)
select parent_consents.id, mail_links.token_hash
from mail_links
join parent_consents
  on parent_consents.user_id = mail_links.user_id
  and parent_consents.email = mail_links.email
  and parent_consents.withdrawn_at is null
where mail_links.kind = 'parent'
  and mail_links.used_at is null;

delete from mail_links where kind = 'parent';

comment on table parent_links is 'Links mailed to a parent: they read, give and take back one consent, until the child is 18.';
comment on column parent_links.token_hash is 'SHA-256 of the token; the token itself is in the mail alone.';
comment on column parent_consents.full_name is 'Null until the parent agreed; so are relation, notice_version, language, ip and confirmed_at.';
comment on column parent_consents.asked_ip is 'Where the child asked from; null where it was not written down.';
