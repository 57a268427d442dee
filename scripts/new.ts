import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { planCall } from './new-call.ts'
import { runWithTerminal } from './shell.ts'

/** `npm run new -- call DRAWER/NOUN`: writes the files of a call and the lists that name it, and says what is left to do. */

const LEFT = `What it takes, answers and refuses is yours to write, in that order. Then:
  npm run db:new -- what_it_is_for     a table, where it needs one; its SQL in <noun>.queries.ts
  npm run test:one -- <the folder>     its test
A page calls it from apps/web/src/features/<drawer>/<noun>/<noun>.queries.ts.
`

const [, , kind, where = ''] = process.argv
try {
  if (kind !== 'call') throw new Error('Say what is new: npm run new -- call study/goals')
  const edits = planCall(where, (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined))
  for (const { path, text } of edits) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(path)
  }
  const sources = edits.map(({ path }) => path).filter((path) => path.endsWith('.ts'))
  await runWithTerminal('biome', ['check', '--write', '--log-level=error', ...sources])
  console.log(LEFT)
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown)
  process.exitCode = 1
}
