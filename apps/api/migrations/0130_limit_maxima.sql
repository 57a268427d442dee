-- Limits on requests that admins widen or tighten without a release, for the evening of a result or of an attack.

alter table site_settings add column limit_maxima jsonb not null default '{}'
  constraint site_settings_limit_maxima_object check (jsonb_typeof(limit_maxima) = 'object');
comment on column site_settings.limit_maxima is 'Requests allowed in the window of a limit, by its name, where it differs from what ships.';
