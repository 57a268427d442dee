import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { STATE_COUNSELLINGS } from '@sopaan/domain/state/state-counsellings'
import { z } from 'zod'
import { loadShippedBook } from '#api/features/guidance/cutoffs/shipped-book.ts'

const USAGE = `npm run college-names -- --facts FILE

Compiles data/college-names.json out of a table of short names (JSON: institutes, ambiguous, not_in_josaa, branches).`

const TARGET = new URL('../../../../../../data/college-names.json', import.meta.url)

const nickname = z.object({ q: z.string(), sure: z.enum(['high', 'medium', 'low']) })
const facts = z.object({
  institutes: z.array(z.object({ institute: z.string(), nicknames: z.array(nickname) })),
  ambiguous: z.array(z.object({ q: z.string(), readings: z.array(z.object({ institute: z.string() })) })),
  not_in_josaa: z.array(
    z.object({ q: z.array(z.string()), name: z.string(), given_by: z.string(), counselling: z.nullable(z.string()) }),
  ),
  branches: z.array(z.object({ branch: z.string(), nicknames: z.array(nickname) })),
})

/** Names people type that the table lacks. */
const MORE_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'International Institute of Information Technology, Hyderabad': ['iiit hyd'],
  'International Institute of Information Technology, Bangalore': ['iiit blr'],
}

/** Entries of the table that name a kind of course and no branch. */
const NOT_A_BRANCH = /^(?:Dual degree|Four-year|Five-year)/

/** `npm run college-names`: short names that can be told apart, by the names of the book that ships. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { facts: { type: 'string' } } })
  if (values.facts === undefined) throw new Error(USAGE)
  const table = facts.parse(JSON.parse(await readFile(values.facts, 'utf8')))
  const { book } = await loadShippedBook()
  const known = new Set(book.institutes.map(({ name }) => name))
  const counsellings = new Set<string>(STATE_COUNSELLINGS.map(({ id }) => id))
  const named = (name: string) => {
    if (!known.has(name)) throw new Error(`Not in the book: ${name}`)
    return name
  }
  // What is rarely meant by a name is left out: it would be a guess.
  const sure = (nicknames: readonly z.infer<typeof nickname>[]) =>
    nicknames.filter(({ sure: how }) => how !== 'low').map(({ q }) => q)
  const several = new Set(table.ambiguous.map(({ q }) => q))
  const names = {
    about:
      'Short names of colleges and branches as aspirants type them. Sources: the websites of the institutes and common usage.',
    institutes: table.institutes.map(({ institute, nicknames }) => ({
      name: named(institute),
      also: sure(nicknames).filter((q) => !several.has(q)),
    })),
    ambiguous: table.ambiguous.map(({ q, readings }) => ({
      also: q,
      names: readings.map((each) => named(each.institute)),
    })),
    elsewhere: table.not_in_josaa.map(({ q, name, given_by, counselling }) => ({
      name,
      also: [...q, ...(MORE_ELSEWHERE[name] ?? [])],
      givenBy: given_by,
      ...(counselling !== null && counsellings.has(counselling) && { counselling }),
    })),
    branches: table.branches
      .filter(({ branch }) => !NOT_A_BRANCH.test(branch))
      .map(({ branch, nicknames }) => ({ name: branch, also: sure(nicknames) })),
  }
  await writeFile(TARGET, `${JSON.stringify(names, null, 1)}\n`)
  process.stdout.write(`${names.institutes.length} institutes, ${names.elsewhere.length} colleges outside JoSAA\n`)
}

try {
  await main()
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
  process.exitCode = 1
}
