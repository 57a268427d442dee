-- The days on which keys end, so that owners are told before.
alter table site_settings add column key_ends jsonb not null default '{}';
comment on column site_settings.key_ends is 'What owners wrote: a day by the name of each key, as the contract has them; what is absent is not known to end.';
