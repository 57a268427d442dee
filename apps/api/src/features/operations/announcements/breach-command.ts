import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fail, print } from '#api/command-line.ts'
import { withDatabase } from '#api/db/with-database.ts'
import { isUuid } from '#api/uuid.ts'
import { breachNotice, notifyOfBreach } from './breach-notices.service.ts'

const USAGE = `npm run breach:notify -- --notice FILE [--ids FILE] [--send]

Writes to everybody whom a breach of personal data reaches, and to the parents of those under 18.

  --notice  JSON: "incident" (small letters, digits, -) and, each by language as docs/operations.md shows, "nature",
            "consequences", "measures", "advice"
  --ids     ids of the accounts concerned, one a line; without it all of them
  --send    writes the mails; without it they are counted alone. Told again it writes to nobody twice`

/** `npm run breach:notify`: those concerned are told without delay, and who was told can be shown afterwards. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { notice: { type: 'string' }, ids: { type: 'string' }, send: { type: 'boolean', default: false } },
  })
  if (values.notice === undefined) return fail(USAGE)
  const notice = breachNotice.safeParse(JSON.parse(readFileSync(values.notice, 'utf8')))
  if (!notice.success) {
    const faults = notice.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`)
    return fail(`${values.notice}\n${faults.join('\n')}`)
  }
  const ids = values.ids === undefined ? undefined : readIds(values.ids)
  await withDatabase(async (deps) => {
    const { people, parents, written } = await notifyOfBreach(deps, notice.data, { ids, isTrial: !values.send })
    print(`concerned: ${people} people, ${parents} parents; mails written now: ${written}`)
    if (ids !== undefined && people < ids.length)
      print(`${ids.length - people} of the ids belong to no account that has an address`)
  })
}

function readIds(path: string): string[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  const ids = lines.map((line) => line.trim()).filter((line) => line !== '')
  const wrong = ids.findIndex((id) => !isUuid(id))
  if (wrong >= 0) throw new Error(`${path}: line ${wrong + 1} is no id of an account.`)
  return [...new Set(ids)]
}

try {
  await main()
} catch (thrown) {
  fail(thrown instanceof Error ? thrown.message : String(thrown))
}
