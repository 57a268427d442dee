-- Feedback: what mentees say of the product, looked at by staff before anybody else reads it.

create table feedbacks (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  idempotency_key uuid,
  message text not null,
  category text not null,
  star_rating smallint not null,
  may_be_shown boolean not null,
  status text not null default 'pending',
  reason text,
  submitted_at timestamptz not null,
  changed_at timestamptz not null,
  moderated_at timestamptz,
  moderated_by uuid references users (id) on delete set null,
  constraint feedbacks_idempotency_key_unique unique (user_id, idempotency_key),
  constraint feedbacks_message_length check (char_length(message) between 10 and 1000),
  constraint feedbacks_category_known check (category in ('predictor', 'tools', 'planner', 'mentoring', 'events', 'plans', 'other')),
  constraint feedbacks_star_rating_range check (star_rating between 1 and 5),
  constraint feedbacks_status_known check (status in ('pending', 'approved', 'rejected')),
  constraint feedbacks_reason_length check (char_length(reason) between 1 and 500),
  constraint feedbacks_reason_given check (status <> 'rejected' or reason is not null),
  constraint feedbacks_moderated_at_told check ((status = 'pending') or (moderated_at is not null))
);

create index feedbacks_user_id_index on feedbacks (user_id, submitted_at desc, id);
create index feedbacks_status_index on feedbacks (status, changed_at desc, id);
create index feedbacks_shown_index on feedbacks (moderated_at desc, id) where status = 'approved' and may_be_shown;
create index feedbacks_moderated_by_index on feedbacks (moderated_by);

comment on table feedbacks is 'Approved and allowed to be shown, it is a testimonial.';
comment on column feedbacks.idempotency_key is 'Made by the form, so that sending twice is one; null where none came along.';
comment on column feedbacks.may_be_shown is 'Whether its author agreed to have it shown with the first name.';
comment on column feedbacks.reason is 'Why it was rejected, or a word along with the approval; null for none.';
comment on column feedbacks.submitted_at is 'The clock of the request that submitted it.';
comment on column feedbacks.changed_at is 'When the author last changed it; staff decide on what they read at this instant.';
comment on column feedbacks.moderated_at is 'When staff last decided; null before that.';
comment on column feedbacks.moderated_by is 'Who decided; null before that, and once that account is gone.';
