-- The names of States' counsellings have moved to a folder of their own.

comment on column state_tables.counselling is 'As packages/domain/src/state/counsellings/state-counselling.ts names it.';
