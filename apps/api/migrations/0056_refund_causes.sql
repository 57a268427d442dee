-- A coupon may be used up between ordering and paying: then the money goes back.

alter table refunds drop constraint refunds_cause_known;
alter table refunds add constraint refunds_cause_known check (
  cause in ('request', 'account_closed', 'event_full', 'event_cancelled', 'paid_twice', 'coupon_over', 'elsewhere')
);
