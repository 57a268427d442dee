-- Alert rules: from how many failures on staff are alerted, when the word of the day goes out, and when a chat room rests.
alter table site_settings add column alert_rules jsonb not null default '{}';
comment on column site_settings.alert_rules is 'What owners set: failedFrom, digestHour, quietFrom, quietUntil (hours of India); what is absent is as it ships.';
