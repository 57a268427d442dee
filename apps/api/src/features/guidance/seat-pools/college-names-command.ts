import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  compileCollegeNames,
  listNicknameClashes,
  listShortNameExceptions,
} from '@sopaan/domain/colleges/compile-college-names'
import { STATE_COUNSELLINGS } from '@sopaan/domain/state/counsellings/state-counsellings'
import { z } from 'zod'
import { loadShippedBook } from '#api/features/guidance/cutoffs/shipped-book.ts'

const USAGE = `npm run college-names -- --facts FILE

Compiles data/college-names.json and data/short-college-names.json out of a table of short names (JSON: institutes,
ambiguous, not_in_josaa, branches).`

const DATA = new URL('../../../../../../data/', import.meta.url)

const nickname = z.object({ q: z.string(), sure: z.enum(['high', 'medium', 'low']) })
const facts = z.object({
  institutes: z.array(z.object({ institute: z.string(), label: z.string(), nicknames: z.array(nickname) })),
  ambiguous: z.array(z.object({ q: z.string(), readings: z.array(z.object({ institute: z.string() })) })),
  not_in_josaa: z.array(
    z.object({ q: z.array(z.string()), name: z.string(), given_by: z.string(), counselling: z.nullable(z.string()) }),
  ),
  branches: z.array(z.object({ branch: z.string(), nicknames: z.array(nickname) })),
})

/** `npm run college-names`: short names that can be told apart, by the names of the book that ships. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { facts: { type: 'string' } } })
  if (values.facts === undefined) throw new Error(USAGE)
  const table = facts.parse(JSON.parse(await readFile(values.facts, 'utf8')))
  const { book } = await loadShippedBook()
  const names = compileCollegeNames(table, {
    institutes: new Set(book.institutes.map(({ name }) => name)),
    counsellings: new Set<string>(STATE_COUNSELLINGS.map(({ id }) => id)),
  })
  const clashes = listNicknameClashes(names)
  if (clashes.length > 0) throw new Error(`Short names of two institutes, not said to be ambiguous: ${clashes}`)
  await writeFile(new URL('college-names.json', DATA), `${JSON.stringify(names, null, 1)}\n`)
  const exceptions = listShortNameExceptions(names)
  await writeFile(new URL('short-college-names.json', DATA), `${JSON.stringify(exceptions, null, 1)}\n`)
  process.stdout.write(`${names.institutes.length} institutes, ${names.elsewhere.length} colleges outside JoSAA\n`)
}

try {
  await main()
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
  process.exitCode = 1
}
