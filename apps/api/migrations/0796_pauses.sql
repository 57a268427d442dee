-- Staff pause what can come later by hand, for a time: the same parts that a process with much in hand refuses first.
alter table site_settings add column paused_parts text[] not null default '{}';
alter table site_settings add column paused_until timestamptz;
comment on column site_settings.paused_parts is 'Of files, pictures, polls, sign-ups; none where nothing was ever paused.';
comment on column site_settings.paused_until is 'When the pause ends by itself. Null: nothing was ever paused.';
