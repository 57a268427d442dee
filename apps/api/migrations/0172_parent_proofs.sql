-- A parent's consent is given once a second proof is there beside the code: a rupee that was captured and goes back, or a paper that staff accepted (DPDP-03).

alter table parent_consents
  add column answered_at timestamptz,
  add column prove_until timestamptz,
  add column proof text,
  add column proof_payment_id text,
  add column proof_by uuid references users (id) on delete restrict;

-- What was given before stays valid as it was.
update parent_consents
set answered_at = confirmed_at,
    proof = 'code'
where confirmed_at is not null;

alter table parent_consents
  add constraint parent_consents_proof_known check (proof in ('code', 'payment', 'paper')),
  add constraint parent_consents_proof_said check ((proof is not null) = (confirmed_at is not null)),
  add constraint parent_consents_proof_payment_id_said check ((proof_payment_id is not null) = (proof is not distinct from 'payment')),
  add constraint parent_consents_proof_by_said check ((proof_by is not null) = (proof is not distinct from 'paper'));

create index parent_consents_proof_by_index on parent_consents (proof_by);

comment on column parent_consents.answered_at is 'When the parent said yes with the code from the own mailbox; null before.';
comment on column parent_consents.prove_until is 'Until when the second proof may come; null before the answer, and where the code was enough.';
comment on column parent_consents.proof is 'What proved the parent beside the code: payment or paper; code: nothing, for it was given before more was asked for. Null until it is given.';
comment on column parent_consents.proof_payment_id is 'The provider''s id of the rupee; null where another proof was given.';
comment on column parent_consents.proof_by is 'Who of the staff accepted the paper; null where another proof was given.';
comment on column parent_consents.confirmed_at is 'When the consent was given: proven, not only answered.';
comment on column parent_consents.full_name is 'Null until the parent answered; so are relation, notice_version, language and ip.';

alter table consent_evidence
  add column proof text,
  add column proof_payment_id text,
  add column proof_by uuid references users (id) on delete restrict;

create index consent_evidence_proof_by_index on consent_evidence (proof_by);

comment on column consent_evidence.proof is 'As in parent_consents; null for what needs no proof, and where the account was erased before it was written down.';
comment on column consent_evidence.proof_payment_id is 'As in parent_consents.';
comment on column consent_evidence.proof_by is 'As in parent_consents.';

-- The rupee is an order without a purchase: nothing is sold, papered or counted as revenue.
alter table payment_orders
  alter column purchase_id drop not null,
  add column is_parent_check boolean not null default false,
  add column consent_id uuid references parent_consents (id) on delete set null,
  add constraint payment_orders_purchase_id_said check ((purchase_id is null) = is_parent_check),
  add constraint payment_orders_consent_id_of_check check (consent_id is null or is_parent_check);

create index payment_orders_consent_id_index on payment_orders (consent_id, asked_at desc);

comment on column payment_orders.purchase_id is 'Null for the rupee of a parent, which buys nothing.';
comment on column payment_orders.is_parent_check is 'The rupee by which a parent proves an account of the own; it goes back at once. The receipt at the provider is the id of the order.';
comment on column payment_orders.consent_id is 'The consent it proves; null for purchases, and once the consent is erased.';
comment on column payment_orders.user_id is 'The buyer; of a parent''s rupee the child.';

alter table refunds
  alter column purchase_id drop not null,
  add constraint refunds_purchase_id_said check (purchase_id is not null or payment_id is not null);

comment on column refunds.purchase_id is 'Null for a parent''s rupee, which bought nothing.';

alter table refunds drop constraint refunds_cause_known;
alter table refunds add constraint refunds_cause_known check (
  cause in (
    'request', 'account_closed', 'event_full', 'event_cancelled', 'paid_twice', 'coupon_over', 'elsewhere', 'dispute',
    'parent_check'
  )
);
