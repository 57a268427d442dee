import type { Session } from './connect.ts'

/** One statement of a migration that runs outside a transaction. */
type Step = { sql: string; isRepeated: boolean }

/** A line of its own: this migration runs statement by statement, each harmless to repeat after a crash. */
const IN_STEPS = /^-- in steps\b.*$/m
/** Above a statement that changes a bounded part and returns what it changed: it runs again until nothing is left. */
const UNTIL_NONE = /^-- until none\b.*$/m
const CONCURRENTLY = /\bindex\s+concurrently\s+if\s+(?:not\s+)?exists\s+(\w+)/i
/** What a step waits and works for at most; of its own transaction, so that nothing stays on a connection that others share. */
const STEP_SETTINGS = "set local statement_timeout = '60min'; set local lock_timeout = '2s'"

/** Whether a migration is to run outside a transaction: indexes built concurrently, tables filled in batches. */
export function runsInSteps(sql: string): boolean {
  return IN_STEPS.test(sql)
}

/**
 * Runs a migration statement by statement, so that no lock outlasts one of them. An index that an earlier try left half built
 * is dropped first. Its caller sees to it that nobody else migrates.
 */
export async function runSteps(session: Session, sql: string): Promise<void> {
  for (const step of readSteps(sql)) {
    const [, index] = CONCURRENTLY.exec(step.sql) ?? []
    if (index === undefined) {
      // What stops others steps back after two seconds.
      await runStep(step, () => runInTransaction(session, step.sql))
    } else {
      // No transaction may hold it. It waits for every one before it, as long as a session may, and stops nobody meanwhile.
      await dropHalfBuilt(session, index)
      await session.query(step.sql)
    }
  }
}

async function runInTransaction(session: Session, sql: string): Promise<unknown[]> {
  await session.script(`begin; ${STEP_SETTINGS}`)
  try {
    const rows = await session.query(sql)
    await session.script('commit')
    return rows
  } catch (thrown) {
    await session.script('rollback')
    throw thrown
  }
}

/** The same for a database that one process has to itself: in the transaction that is open, with ordinary indexes. */
export async function runStepsAlone(session: Session, sql: string): Promise<void> {
  for (const step of readSteps(sql)) {
    const statement = step.sql.replace(/\bindex\s+concurrently\b/gi, 'index')
    await runStep(step, () => session.query(statement))
  }
}

async function runStep({ isRepeated }: Step, run: () => Promise<unknown[]>): Promise<void> {
  for (;;) {
    const rows = await run()
    if (!isRepeated || rows.length === 0) return
  }
}

async function dropHalfBuilt(session: Session, index: string): Promise<void> {
  const [broken] = await session.query(
    'select 1 from pg_index join pg_class on pg_class.oid = indexrelid where relname = $1 and not indisvalid',
    [index],
  )
  if (broken) await session.query(`drop index concurrently ${index}`)
}

/** Statements end with a semicolon at the end of a line. */
function readSteps(sql: string): Step[] {
  return sql
    .split(/;[ \t]*$/m)
    .map((part) => ({ sql: part.replace(/^--.*$/gm, '').trim(), isRepeated: UNTIL_NONE.test(part) }))
    .filter((step) => step.sql !== '')
}
