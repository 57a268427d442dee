import { parseArgs } from 'node:util'
import { fail, print } from '#api/command-line.ts'
import { withDatabase } from '#api/db/with-database.ts'
import { describeNewest, findSeal } from './audit.service.ts'
import { checkTrail } from './audit-check.service.ts'

const USAGE = `npm run audit:verify [-- --seal NUMBER:SEAL]

Reads the whole audit trail, recomputes every seal and says whether an entry was changed, removed, put in or moved.
  --seal  a seal from the log ("audit" lines: sequence and seal), which must stand in the trail as it is: a trail whose
          end was cut off has none there`

/** `npm run audit:verify`: whether the audit trail is whole; exits 1 where it is not. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { seal: { type: 'string' } } })
  const [, sequence, seal] = values.seal?.match(/^(\d{1,15}):([0-9a-f]{64})$/) ?? []
  if (values.seal !== undefined && seal === undefined) throw new Error(USAGE)
  await withDatabase(async (deps) => {
    const state = await checkTrail(deps)
    if (!state.ok) return fail(`BROKEN at entry ${state.brokenAt}: it was changed, removed, put in or moved.`)
    const newest = await describeNewest(deps)
    print(`whole: ${state.count} entries${newest === undefined ? '' : `, the newest ${newest}`}`)
    if (seal !== undefined && (await findSeal(deps, Number(sequence))) !== seal)
      fail(
        `BROKEN: entry ${sequence} does not carry the seal of the log. The end of the trail was cut off or written anew.`,
      )
  })
}

try {
  await main()
} catch (thrown) {
  fail(thrown instanceof Error ? thrown.message : String(thrown))
}
