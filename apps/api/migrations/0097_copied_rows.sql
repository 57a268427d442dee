-- A table whose rows refer to other rows of its own is copied in parts, in no order: such a reference is checked at the end
-- of the copy, not at the end of each part.
alter table credit_entries alter constraint credit_entries_grant_id_fkey deferrable initially immediate;
alter table import_jobs alter constraint import_jobs_undoes deferrable initially immediate;
