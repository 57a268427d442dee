-- What may become of a row differs from list to list: a refund may need a second person. The words are in the contract.

alter table filter_action_items
  drop constraint filter_action_items_outcome_known,
  add constraint filter_action_items_outcome_length check (char_length(outcome) between 1 and 20) not valid;
