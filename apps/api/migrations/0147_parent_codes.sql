-- A parent answers with a code from the own mailbox, and what speaks against an answer is kept for staff (DPDP-03).

alter table parent_consents
  add column code_hash bytea,
  add column code_ends_at timestamptz,
  add column code_tries integer not null default 0,
  add column asked_device_hash bytea,
  add column doubt text,
  add constraint parent_consents_doubt_known check (doubt in ('same-device', 'same-address'));

comment on column parent_consents.code_hash is 'SHA-256 of the last code that was mailed, with the id of the row; null before, and once used.';
comment on column parent_consents.code_ends_at is 'Null where there is no code.';
comment on column parent_consents.code_tries is 'Wrong tries of the last code; five burn it.';
comment on column parent_consents.asked_device_hash is 'SHA-256 of the device cookie of the browser that asked; null where it sent none.';
comment on column parent_consents.doubt is 'Why the answer may be the child’s own; null where nothing speaks for it.';
