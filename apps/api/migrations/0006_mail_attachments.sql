-- Mail may carry files: an invitation, a changed date.

alter table outbox_mails add column attachments jsonb;

comment on column outbox_mails.attachments is 'Files that go with it: name, contentType and text of each; null: none.';
