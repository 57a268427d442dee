-- in steps
-- Each look at a picture asks whose it is: among half a million people that read every row.
create index concurrently if not exists users_picture_key_index on users (picture_key) where picture_key is not null;
