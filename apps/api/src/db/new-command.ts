import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATIONS_FOLDER, readMigrations } from './migrate.ts'

/** `npm run db:new -- what_it_does`: makes the next migration file. */
const [, , what = ''] = process.argv
if (!/^[a-z][a-z0-9_]{2,60}$/.test(what)) {
  process.stderr.write('Name what the migration does: npm run db:new -- plans_on_sale\n')
  process.exit(1)
}
const last = Number(readMigrations().at(-1)?.name.slice(0, 4) ?? 0)
const name = `${String(last + 1).padStart(4, '0')}_${what}.sql`
writeFileSync(join(MIGRATIONS_FOLDER, name), '-- Why this migration exists, in one line.\n\n', { flag: 'wx' })
process.stdout.write(`${join(MIGRATIONS_FOLDER, name)}\nThen: npm run db:rows\n`)
