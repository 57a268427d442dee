-- What admins set for the whole site without a release: what is open, a notice on every page, the grievance officer, and the words of mails.

create table site_settings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null,
  is_only boolean not null default true,
  are_sign_ups_open boolean not null default true,
  are_payments_open boolean not null default true,
  is_mentoring_open boolean not null default true,
  are_events_open boolean not null default true,
  notice_en text,
  notice_hi text,
  notice_from timestamptz,
  notice_until timestamptz,
  officer_name text,
  officer_email text,
  constraint site_settings_is_only_unique unique (is_only),
  constraint site_settings_is_only_true check (is_only),
  constraint site_settings_notice_whole check (
    (notice_en is null) = (notice_hi is null)
    and (notice_en is null) = (notice_from is null)
    and (notice_en is null) = (notice_until is null)
  ),
  constraint site_settings_notice_order check (notice_until > notice_from),
  constraint site_settings_notice_en_length check (char_length(notice_en) between 1 and 300),
  constraint site_settings_notice_hi_length check (char_length(notice_hi) between 1 and 300),
  constraint site_settings_officer_whole check ((officer_name is null) = (officer_email is null)),
  constraint site_settings_officer_name_length check (char_length(officer_name) between 1 and 120)
);

comment on table site_settings is 'One row at most; none before an admin set anything: everything open, no notice.';
comment on column site_settings.notice_en is 'Null while there is no notice.';
comment on column site_settings.notice_hi is 'Null as notice_en.';
comment on column site_settings.notice_from is 'Null as notice_en.';
comment on column site_settings.notice_until is 'Null as notice_en.';
comment on column site_settings.officer_name is 'Who answers grievances (DPDP Rules 2025, rule 9); null until named.';
comment on column site_settings.officer_email is 'Null as officer_name.';

create table mail_texts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null,
  kind text not null,
  language text not null,
  subject text not null,
  opening text not null,
  constraint mail_texts_one_each unique (kind, language),
  constraint mail_texts_language_known check (language in ('en', 'hi')),
  constraint mail_texts_kind_length check (char_length(kind) between 1 and 60),
  constraint mail_texts_subject_length check (char_length(subject) between 1 and 150),
  constraint mail_texts_opening_length check (char_length(opening) between 1 and 1000)
);

comment on table mail_texts is 'Subjects and openings of mails as admins wrote them, in place of those that ship.';
comment on column mail_texts.subject is 'With placeholders such as {fullName}.';
comment on column mail_texts.opening is 'Paragraphs parted by an empty line, in place of the first paragraph that ships.';
