-- Staff read the payments of everybody by when they were ordered and by amount, a page of fifty in order and not sorted; on
-- the page of one, what the provider said of its order: events had an index only while they are parked.
-- in steps
create index concurrently if not exists purchases_created_at_index on purchases (created_at desc, id);

create index concurrently if not exists purchases_total_paise_index on purchases (total_paise, id);

create index concurrently if not exists webhook_events_gateway_order_id_index on webhook_events (gateway_order_id, received_at)
  where gateway_order_id is not null;
