import { parseArgs } from 'node:util'
import { fromIstDateTimeLocal } from '@sopaan/domain/time/ist'
import { fail, print } from '#api/command-line.ts'
import { withDatabase } from '#api/db/with-database.ts'
import { liftPeriod } from './site-limits.service.ts'

const USAGE = `npm run limits:lift -- --from 2026-06-02T18:00 [--until 2026-06-02T19:30]

Takes off the locks of sign-ins that were laid in a period, and what limits counted in it. By the clock of India; the end is
now unless it is given. Servers that run go by it within seconds of the next page.`

/** `npm run limits:lift`: after an attack, or a limit that was set wrongly, people need not wait for the end of a lock. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' }, until: { type: 'string' } } })
  await withDatabase(async (deps) => {
    const from = readInstant(values.from)
    const until = values.until === undefined ? deps.now() : readInstant(values.until)
    if (from === undefined || until === undefined || until <= from) return fail(USAGE)
    const { locks, windows } = await liftPeriod(deps, {}, { from, until })
    print(`lifted: ${locks} locks of sign-ins, ${windows} counts of limits`)
  })
}

function readInstant(text = ''): Date | undefined {
  const instant = fromIstDateTimeLocal(text)
  return instant === undefined ? undefined : new Date(instant)
}

try {
  await main()
} catch (thrown) {
  fail(thrown instanceof Error ? thrown.message : String(thrown))
}
