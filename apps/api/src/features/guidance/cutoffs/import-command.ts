import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { INSTITUTE_TYPES, QUOTAS } from '@sopaan/domain/book/rank-book'
import { STATES } from '@sopaan/domain/state/states'
import { z } from 'zod'
import { fail, print } from '#api/command-line.ts'
import { withDatabase } from '#api/db/with-database.ts'
import { addNames, type FileOutcome, importFile } from './import-file.service.ts'
import { writeReport } from './import-report.ts'
import { seedCutoffs } from './seed.service.ts'

const USAGE = `npm run import -- FILE [--counselling josaa|josaa-mock|csab] [--season YEAR] [--round N] [--final]
                      [--dry-run | --leave-refused] [--ranks-checked] [--names FILE]

Reads an official table of opening and closing ranks (CSV, plain or .gz, the portal's page saved as HTML, or its text
pasted), stores it and publishes it. Counselling, season and round are needed where the table does not say them; josaa-mock is
a mock allotment, numbered from 1.
  --final          the round is the last of its season
  --dry-run        only report what would be taken and refused
  --leave-refused  take the sound rows although some are refused; otherwise it is all or none
  --ranks-checked  take closing ranks too that are far from anything their seat ever had: you compared them
  --names FILE     institutes and programmes to add first, in the form of data/national-names.json`

/** What one who runs the command may hand in: more than is taken over the web. */
const BYTES_MAX = 512 * 1024 * 1024

const ROWS_MAX = 1_000_000

const BECAUSE = {
  'rows-refused': 'Nothing was taken: some rows are refused. Mend them, or say --leave-refused.',
  'no-rows': 'Nothing was taken: no row is sound.',
  'ranks-unlikely':
    'Nothing was taken: some closing ranks are far from anything their seat ever had. Compare them, then say --ranks-checked.',
  'already-published': 'Nothing was taken: this very file is published already.',
} as const

/** Institutes and programmes to add, in the form of data/national-names.json. */
const namesFile = z.object({
  institutes: z
    .array(
      z.object({
        name: z.string().min(1),
        type: z.enum(INSTITUTE_TYPES),
        city: z.string().optional(),
        state: z.enum(STATES).optional(),
        homeStates: z.partialRecord(z.enum(QUOTAS), z.array(z.enum(STATES))).default({}),
        website: z.url().optional(),
        nirfEngineering2025: z.int().positive().optional(),
        alsoWritten: z.array(z.string()).optional(),
      }),
    )
    .default([]),
  programmes: z
    .array(
      z.object({
        name: z.string().min(1),
        degree: z.string().min(1),
        durationYears: z.int().min(1).max(8),
        family: z.string().regex(/^[A-Z]+$/),
        alsoWritten: z.array(z.string()).optional(),
      }),
    )
    .default([]),
})

/** `npm run import -- FILE`: reads an official table into the database and publishes it as a new rank book. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      counselling: { type: 'string' },
      season: { type: 'string' },
      round: { type: 'string' },
      final: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'leave-refused': { type: 'boolean', default: false },
      'ranks-checked': { type: 'boolean', default: false },
      names: { type: 'string' },
    },
  })
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0) throw new Error(USAGE)
  const bytes = await readFile(path)
  const take = values['dry-run'] ? 'report' : values['leave-refused'] ? 'sound' : 'whole'
  const { counselling, season, round, final: isFinal, 'ranks-checked': isUnlikelyTaken } = values
  await withDatabase(async (deps) => {
    await seedCutoffs(deps)
    if (values.names !== undefined && take !== 'report') {
      await addNames(deps, namesFile.parse(JSON.parse(await readFile(values.names, 'utf8'))))
    }
    const asked = { counselling, season, round }
    say(
      await importFile(deps, { bytes, asked, isFinal, isUnlikelyTaken, take, bytesMax: BYTES_MAX, rowsMax: ROWS_MAX }),
    )
  })
}

function say(outcome: FileOutcome): void {
  if (outcome.kind === 'unreadable') {
    fail(`Not a table that can be read: ${outcome.reason} (${outcome.detail})`)
    return
  }
  for (const line of writeReport(outcome.reading)) print(line)
  if (outcome.kind === 'refused') fail(BECAUSE[outcome.because])
  if (outcome.kind === 'published') print(`published: book ${outcome.hash}`)
}

try {
  await main()
} catch (thrown) {
  fail(thrown instanceof Error ? thrown.message : String(thrown))
}
