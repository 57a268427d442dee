// Written by `npm run db:rows` from the migrated database. Do not edit.
import type { ColumnType, Generated } from 'kysely'

/** Bytes: a Buffer comes out, any bytes go in. */
type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>
/** What was stored comes out, parse it; JSON text goes in. */
type Json = ColumnType<unknown, string, string>
/** The database's own text comes out, so that no digit is lost. */
type Instant = ColumnType<Date, Date | string, Date | string>
type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>
type GeneratedJson = ColumnType<unknown, string | undefined, string>
type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

export type AuditEventsRow = {
  id: Generated<string>
  /** From 1 without a gap, in the order of writing. */
  sequence: number
  created_at: GeneratedInstant
  /** The clock of the request; created_at is that of the transaction. */
  occurred_at: Instant
  action: string
  /** Who acted; null for the system and for strangers. No foreign key: the trail outlives the account. */
  actor_id: string | null
  actor_role: 'mentee' | 'mentor' | 'admin' | 'system' | null
  /** The admin behind the actor, when one acts for another; else null. */
  impersonator_id: string | null
  target_type: string
  /** Id of what was acted on; null when the action has no single object. */
  target_id: string | null
  /** Fields before and after, without secrets: {"field": {"before": …, "after": …}}. */
  change: GeneratedJson
  /** Address of the caller; null for the system. */
  ip: string | null
  user_agent: string | null
  request_id: string | null
  /** hash of sequence - 1; 32 zero bytes for the first row. */
  previous_hash: Bytes
  /** SHA-256 over previous_hash and the row, as features/audit/audit.service.ts writes it. */
  hash: Bytes
}

export type CurrentRankBookRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  only_row: Generated<boolean>
  rank_book_id: string
  /** when the pointer last moved */
  moved_at: Instant
}

export type CutoffsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  import_id: string
  institute_id: string
  programme_id: string
  quota: 'AI' | 'HS' | 'OS' | 'GO' | 'JK' | 'LA' | 'AP' | 'DASA-CIWG' | 'DASA-NONCIWG'
  seat_type: 'OPEN' | 'OPEN (PwD)' | 'EWS' | 'EWS (PwD)' | 'OBC-NCL' | 'OBC-NCL (PwD)' | 'SC' | 'SC (PwD)' | 'ST' | 'ST (PwD)'
  gender_pool: 'neutral' | 'female'
  /** best rank admitted, on the list of the seat: category rank for JoSAA, common rank for CSAB */
  opening_rank: number
  /** last rank admitted, on the same list; in a preparatory row always a preparatory rank */
  closing_rank: number
  /** ranks of the preparatory list (printed with a P); null where the source does not say */
  is_preparatory: boolean | null
}

export type ImportsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  counselling: 'josaa' | 'csab'
  season: number
  round: number
  /** whether this is the last round of its season */
  is_final: boolean
  /** draft while rows go in; checked once all are in; published while the rank book is made of it */
  status: 'draft' | 'checked' | 'published' | 'withdrawn'
  /** where the table came from, in words */
  source: string
  /** SHA-256 of the file, hexadecimal */
  file_hash: string
  rows_read: number
  rows_taken: number
  rows_refused: number
  /** null while never published */
  published_at: NullableInstant
}

export type InstitutesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  /** as the newest season spells it */
  name: string
  type: 'IIT' | 'NIT' | 'IIIT' | 'GFTI' | 'IISC'
  /** null for institutes the newest official list no longer names */
  city: string | null
  /** state or union territory in the words of the product; null as city */
  state: string | null
  /** quota code (HS, GO, JK, LA, AP) to the states that count as home. Source: headings of the JoSAA seat matrix 2026 */
  home_states: Json
  /** null where none is known */
  website: string | null
  /** rank in NIRF 2025, engineering; null where not ranked */
  nirf_engineering_2025: number | null
  /** spellings of earlier seasons */
  also_written: Generated<string[]>
}

export type LimitCountersRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  /** Name of the limit, as in http/limits.ts. */
  scope: string
  /** HMAC-SHA256 of address, user or e-mail: the counter does not tell whose it is. */
  key_hash: Bytes
  window_starts_at: Instant
  window_ends_at: Instant
  taken: number
}

export type ProgrammesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  /** without degree and duration, as the newest season spells it */
  name: string
  degree: string
  /** years of study */
  duration_years: number
  /** branch family code, e.g. CSE */
  family: string
  /** spellings of earlier seasons, years and degree in brackets as the portals print them */
  also_written: Generated<string[]>
}

export type RankBooksRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  /** first 16 hexadecimal digits of the SHA-256 of the encoded book before compression */
  hash: string
  /** the encoded book, compressed with brotli */
  bytes: Bytes
  /** published imports the book was compiled from */
  import_count: number
}

export type Tables = {
  audit_events: AuditEventsRow
  current_rank_book: CurrentRankBookRow
  cutoffs: CutoffsRow
  imports: ImportsRow
  institutes: InstitutesRow
  limit_counters: LimitCountersRow
  programmes: ProgrammesRow
  rank_books: RankBooksRow
}
