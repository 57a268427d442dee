import { randomBytes, randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@sopaan/api/config'
import { connect } from '@sopaan/api/db/connect'
import { lockFolder } from '@sopaan/api/db/lock'
import { migrate } from '@sopaan/api/db/migrate'
import { type Deps, inTransaction } from '@sopaan/api/deps'
import { writeAudit } from '@sopaan/api/features/operations/audit/audit.service'
import { checkTrail } from '@sopaan/api/features/operations/audit/audit-check.service'
import { createLog } from '@sopaan/api/log'
import { openOutside } from '@sopaan/api/outside/open'

/**
 * The process that is killed: it starts as the product does (lock, connect, migrate), checks that the audit trail is
 * whole, prints what it found as `there id,id,…`, then writes transactions of two rows each without end, and prints the
 * id of each only once the database has acknowledged it.
 */

const STDOUT = 1
const ROWS_A_TRANSACTION = 2
const PAYLOAD_BYTES = 400

const config = readConfig({ ...process.env, SECRET_KEY: randomBytes(32).toString('hex') })
const now = () => new Date()
const log = createLog({ level: 'silent', form: 'json', now, write: () => undefined })
const folder = join(config.dataDir, 'database')
if (config.databaseUrl === undefined) lockFolder(folder)
const database = await connect(
  config.databaseUrl === undefined ? { folder } : { url: config.databaseUrl, onError: () => undefined },
)
await migrate(database)
const deps: Deps = { db: database.db, now, random: randomBytes, config, log, ...openOutside(config, now) }

const trail = await checkTrail(deps)
if (!trail.ok) throw new Error(`The audit trail is broken at ${trail.brokenAt}`)
const rows = await deps.db
  .selectFrom('auditEvents')
  .select(({ fn }) => ['targetId', fn.countAll<number>().as('count')])
  .groupBy('targetId')
  .execute()
const torn = rows.filter(({ count }) => Number(count) !== ROWS_A_TRANSACTION)
if (torn.length > 0) throw new Error(`${torn.length} transactions are there in part`)
say(`there ${rows.map(({ targetId }) => targetId).join(',')}`)

for (;;) {
  const id = randomUUID()
  await inTransaction(deps, async (deps) => {
    for (const action of ['user.update', 'user.set-picture'] as const) {
      const change = { payload: { after: randomBytes(PAYLOAD_BYTES).toString('hex') } }
      await writeAudit(deps, { action, target: { type: 'bench', id }, change })
    }
  })
  say(id)
}

function say(line: string): void {
  writeSync(STDOUT, `${line}\n`)
}
