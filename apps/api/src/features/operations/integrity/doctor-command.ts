import { fail, print } from '#api/command-line.ts'
import { withDatabase } from '#api/db/with-database.ts'
import { INVARIANTS } from './integrity.queries.ts'
import { checkIntegrity } from './integrity.service.ts'

/** `npm run doctor`: what of money, seats, credits, papers, audit trail and files does not hold; exits 1 where anything. */
async function main(): Promise<void> {
  const faults = await withDatabase(checkIntegrity)
  for (const { invariant, rows } of faults) print(`BROKEN ${invariant}: ${rows.join(' ')}`)
  if (faults.length > 0)
    return fail(`${faults.length} of ${INVARIANTS.length} do not hold; docs/operations.md says what to do.`)
  print(`all ${INVARIANTS.length} hold: ${INVARIANTS.join(', ')}`)
}

try {
  await main()
} catch (thrown) {
  fail(thrown instanceof Error ? thrown.message : String(thrown))
}
