-- Staff read on the page of a payment what the provider said of its order; events have an index only while they are parked.
create index webhook_events_gateway_order_id_index on webhook_events (gateway_order_id, received_at)
  where gateway_order_id is not null;
