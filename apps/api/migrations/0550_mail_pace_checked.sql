-- What 0549 promised of new rows holds of those that were there too.
-- in steps
alter table users validate constraint users_mail_pace_known;
