import { sql } from 'kysely'
import type { Db } from './connect.ts'

/**
 * Every advisory lock of the house that goes by a number alone or first: one list, so that no two share a number and wait
 * for each other without need. The numbers say nothing.
 */
export const LOCKS = {
  /** One instance migrates, the others wait. */
  migrating: 7_264_001,
  /** One instance seals entries of before once more. */
  audit: 7_264_002,
  /** One instance publishes a rank book. */
  publishing: 7_264_003,
  /** One at a time tells names of institutes and programmes. */
  directory: 7_264_004,
  helplines: 7_264_005,
  /** One instance fills a developer's machine with samples. */
  samples: 7_264_006,
  /** The order of plans. */
  plans: 7_264_007,
  /** With the owner's hash: one change of somebody's choice lists at a time. */
  choiceLists: 7_264_008,
  /** With the buyer's hash: one order of somebody at a time. */
  buyer: 7_264_009,
  /** With the owner's hash: one change of somebody's planner at a time. */
  planner: 7_264_010,
  /** With the chain's number: one transaction a time adds to a chain of the audit trail. */
  auditChains: 7_264_011,
  /** One change of a counselling's dates at a time. */
  seasons: 7_264_012,
  /** With the owner's hash: one change of somebody's passkeys at a time. */
  passkeys: 7_264_013,
  /** With the owner's hash: one change of somebody's linked calendars at a time. */
  calendars: 7_264_070,
  /** With a day's number: its sums are written, or a row of it changes. */
  daySums: 7_264_014,
  /** One change of the answers that staff keep at a time. */
  answerTemplates: 7_264_015,
  /** One change of the guides at a time. */
  guides: 7_264_016,
} as const

export type LockName = keyof typeof LOCKS

/**
 * Waits until no other transaction has the lock, and has it until this one ends.
 * @param owner  whose rows it is about, for the locks that go with the hash of their owner
 */
export async function acquireLock(db: Db, name: LockName, owner?: string): Promise<void> {
  const lock = owner === undefined ? sql`${LOCKS[name]}::bigint` : sql`${LOCKS[name]}::int, hashtext(${owner})`
  await sql`select pg_advisory_xact_lock(${lock})`.execute(db)
}
