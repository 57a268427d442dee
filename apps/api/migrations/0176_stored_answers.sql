-- Answers to repeated refunds are kept without their envelope, which the door puts around them (decision 0215).
update idempotency_keys
set answer = answer -> 'data'
where scope in ('make-refund', 'settle-refund', 'decide-refund')
  and answer ->> 'status' = 'success'
  and answer ? 'data';
