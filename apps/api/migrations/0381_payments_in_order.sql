-- Staff read the payments of everybody by when they were ordered and by amount: a page of fifty is read in order, not sorted.
create index purchases_created_at_index on purchases (created_at desc, id);
create index purchases_total_paise_index on purchases (total_paise, id);
