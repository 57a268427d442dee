-- Staff look for people by their whole name, whatever its capitals.

create index users_full_name_index on users (lower(full_name));
