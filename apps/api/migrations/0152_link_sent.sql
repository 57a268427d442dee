-- A link lives from when its mail went, not from when it was written: behind a queue it would arrive dead.

alter table mail_links add column sent_at timestamptz;

comment on column mail_links.sent_at is 'When the mail server took its mail; null before. expires_at counts from then.';
