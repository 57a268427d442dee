-- Day sums: figures of days that are over, so that a year of sales is read from its days and not from its rows. A day that
-- has no sums is read from its rows; what changes a row of a day takes that day's sums away in the same transaction.
create table day_sums (
  day date not null,
  name text not null,
  rows jsonb not null,
  created_at timestamptz not null default now(),
  primary key (name, day),
  constraint day_sums_name_known check (name in ('money', 'orders', 'papers', 'series', 'sign_ups', 'tries'))
);
comment on table day_sums is 'Nothing stands here alone: a row may be removed at any time, and is written anew.';
comment on column day_sums.day is 'By the calendar of India, over when it was written.';
comment on column day_sums.rows is 'An array with an object for each group of the day. Names no person.';

-- Whoever writes the sums of a day holds the lock of that day alone: a change of the day is either seen by them or comes after.
create function remove_day_sums(changed_day date, variadic names text[]) returns void language plpgsql as $$
begin
  if changed_day is null then return; end if;
  perform pg_advisory_xact_lock_shared(7264014, changed_day - date '2000-01-01');
  delete from day_sums where day_sums.day = changed_day and day_sums.name = any(names);
end
$$;

create function day_in_india(instant timestamptz) returns date language sql immutable as $$
  select (instant at time zone 'Asia/Kolkata')::date
$$;

create function remove_day_sums_of_purchase() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform remove_day_sums(day_in_india(old.paid_at), 'money'); end if;
  if tg_op <> 'DELETE' then perform remove_day_sums(day_in_india(new.paid_at), 'money'); end if;
  if tg_op <> 'UPDATE' then return null; end if;
  perform remove_day_sums(day_in_india(asked_at), 'orders') from payment_orders where purchase_id = new.id;
  if (old.plan_id, old.event_id, old.coupon_code, old.billing_gstin, old.place_of_supply_code, old.gst_rate_bp, old.sac)
    is distinct from
    (new.plan_id, new.event_id, new.coupon_code, new.billing_gstin, new.place_of_supply_code, new.gst_rate_bp, new.sac) then
    perform remove_day_sums(issued_on, 'papers') from invoices where purchase_id = new.id;
    perform remove_day_sums(credit_notes.issued_on, 'papers'),
      remove_day_sums(day_in_india(credit_notes.issued_at), 'money')
    from credit_notes join invoices on invoices.id = invoice_id where purchase_id = new.id;
  end if;
  return null;
end
$$;
create trigger purchases_summed after insert or delete on purchases
  for each row execute function remove_day_sums_of_purchase();
create trigger purchases_summed_anew after update on purchases for each row
  when (
    (old.paid_at, old.total_paise, old.cgst_paise, old.sgst_paise, old.igst_paise, old.discount_paise, old.refunded_paise > 0,
      old.plan_id, old.event_id, old.coupon_code, old.billing_gstin, old.place_of_supply_code, old.gst_rate_bp, old.sac)
    is distinct from
    (new.paid_at, new.total_paise, new.cgst_paise, new.sgst_paise, new.igst_paise, new.discount_paise, new.refunded_paise > 0,
      new.plan_id, new.event_id, new.coupon_code, new.billing_gstin, new.place_of_supply_code, new.gst_rate_bp, new.sac)
  )
  execute function remove_day_sums_of_purchase();

create function remove_day_sums_of_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform remove_day_sums(day_in_india(old.asked_at), 'orders'); end if;
  if tg_op <> 'DELETE' then perform remove_day_sums(day_in_india(new.asked_at), 'orders'); end if;
  return null;
end
$$;
create trigger payment_orders_summed after insert or update of asked_at, purchase_id or delete on payment_orders
  for each row execute function remove_day_sums_of_order();

create function remove_day_sums_of_try() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform remove_day_sums(day_in_india(old.seen_at), 'tries'); end if;
  if tg_op <> 'DELETE' then perform remove_day_sums(day_in_india(new.seen_at), 'tries'); end if;
  return null;
end
$$;
create trigger payments_summed after insert or update of seen_at, method, status, order_id or delete on payments
  for each row execute function remove_day_sums_of_try();

create function remove_day_sums_of_paper() returns trigger language plpgsql as $$
begin
  perform remove_day_sums(new.issued_on, 'papers', 'series');
  if tg_table_name = 'credit_notes' then perform remove_day_sums(day_in_india(new.issued_at), 'money'); end if;
  return null;
end
$$;
create trigger invoices_summed after insert on invoices for each row execute function remove_day_sums_of_paper();
create trigger credit_notes_summed after insert on credit_notes for each row execute function remove_day_sums_of_paper();

create function remove_day_sums_of_person() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform remove_day_sums(day_in_india(old.created_at), 'sign_ups'); end if;
  if tg_op <> 'DELETE' then perform remove_day_sums(day_in_india(new.created_at), 'sign_ups'); end if;
  return null;
end
$$;
create trigger users_summed after insert or update of role or delete on users
  for each row execute function remove_day_sums_of_person();
