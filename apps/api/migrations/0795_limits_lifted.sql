-- Staff lift what limits counted in a period; what each process counted by itself before this instant goes with it.
alter table site_settings add column limits_lifted_at timestamptz;
comment on column site_settings.limits_lifted_at is 'When staff last lifted limits. Null: never.';
