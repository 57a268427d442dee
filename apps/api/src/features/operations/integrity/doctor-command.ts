import { randomBytes } from 'node:crypto'
import { fail, print } from '#api/command-line.ts'
import { loadConfig } from '#api/config.ts'
import { migrate } from '#api/db/migrate.ts'
import { openConfigured } from '#api/db/open-configured.ts'
import { createLog } from '#api/log.ts'
import { openOutside } from '#api/outside/open.ts'
import { INVARIANTS } from './integrity.queries.ts'
import { checkIntegrity } from './integrity.service.ts'

/** `npm run doctor`: what of money, seats, credits, papers, audit trail and files does not hold; exits 1 where anything. */
async function main(): Promise<void> {
  const config = loadConfig()
  const now = () => new Date()
  const log = createLog({ level: 'warn', form: 'readable', now, write: print })
  const database = await openConfigured(config, log)
  try {
    await migrate(database)
    const deps = { db: database.db, now, random: randomBytes, config, log, ...openOutside(config, now) }
    const faults = await checkIntegrity(deps)
    for (const { invariant, rows } of faults) print(`BROKEN ${invariant}: ${rows.join(' ')}`)
    if (faults.length > 0)
      return fail(`${faults.length} of ${INVARIANTS.length} do not hold; docs/operations.md says what to do.`)
    print(`all ${INVARIANTS.length} hold: ${INVARIANTS.join(', ')}`)
  } finally {
    await database.close()
  }
}

try {
  await main()
} catch (thrown) {
  fail(thrown instanceof Error ? thrown.message : String(thrown))
}
