-- Whoever asks for it gets one mail a day or a week of what can wait, instead of one for each.

alter table users
  add column mail_pace text not null default 'each',
  add constraint users_mail_pace_known check (mail_pace in ('each', 'daily', 'weekly')) not valid;

comment on column users.mail_pace is 'How often notifications that can wait come by mail: each by itself, one mail a day, or one a week.';
