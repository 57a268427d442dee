-- Comments name the file and not its folder, which may move.
comment on column audit_events.hash is 'SHA-256 over previous_hash and the row, as audit-seal.ts writes it.';
comment on column notifications.kind is 'As in notification-kinds.ts, which has its words.';
