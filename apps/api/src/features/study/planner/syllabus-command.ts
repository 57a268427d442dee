import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@sopaan/domain/languages'
import { compileNames, type HeadingLine } from '@sopaan/domain/syllabus/compile-names'
import { type ChapterLine, compileSyllabus, readHeadings } from '@sopaan/domain/syllabus/compile-syllabus'
import { parse } from 'csv-parse/sync'

const USAGE = `npm run syllabus -- --facts FILE

Compiles data/planner/syllabus.json out of the published headings (a text with the sections "JEE Main paper 1" and
"JEE Advanced", one line a subject) and our own table of chapters, data/planner/chapters.csv; and
data/planner/names/<language>.json out of the same table and data/planner/headings.csv.`
type OtherLanguage = Exclude<Language, typeof FIRST_LANGUAGE>
const FOLDER = new URL('../../../../../../data/planner/', import.meta.url)

const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== FIRST_LANGUAGE)

/** `npm run syllabus`: compiles the syllabus that ships, or says what does not fit together. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { facts: { type: 'string' } } })
  if (values.facts === undefined) throw new Error(USAGE)
  const facts = await readFile(values.facts, 'utf8')
  const lines: ChapterLine[] = await readTable('chapters.csv')
  const headings: HeadingLine[] = await readTable('headings.csv')
  const outcome = compileSyllabus(
    {
      main: readHeadings(sectionOf(facts, 'JEE Main paper 1')),
      advanced: readHeadings(sectionOf(facts, 'JEE Advanced')),
    },
    lines,
  )
  if (!outcome.ok) throw new Error(outcome.faults.join('\n'))
  const file = {
    about:
      'Chapters as one sits down to them, under the published headings. Chapters, their hours, their priority and the class they stand in are our own editorial work: no body publishes weights.',
    main: {
      season: '2024 to 2026',
      source:
        'NTA information bulletin of JEE (Main), paper 1: 54 units, unchanged since the revision of 2024, as copied by five public pages that agree',
      checkedOn: '2026-11-21',
    },
    advanced: {
      season: '2026',
      source:
        'jeeadv.ac.in, JEE (Advanced) 2026 syllabus, the same as 2025; inorganic heads and the last two of mathematics were read in part',
      checkedOn: '2026-11-21',
    },
    chapters: outcome.chapters,
  }
  await writeFile(new URL('syllabus.json', FOLDER), `${JSON.stringify(file, null, 1)}\n`)
  for (const language of OTHER_LANGUAGES) await writeNames(language, lines, headings)
  process.stdout.write(`${outcome.chapters.length} chapters\n`)
}

/** The names of a language, as a file of its own. */
async function writeNames(language: OtherLanguage, lines: ChapterLine[], headings: HeadingLine[]): Promise<void> {
  const compiled = compileNames(language, lines, headings)
  if (!compiled.ok) throw new Error(compiled.faults.join('\n'))
  const file = {
    about:
      'Names as school books in this language use them, written by us: they say which chapter is meant, the published syllabus is the English one.',
    ...compiled.names,
  }
  await writeFile(new URL(`names/${language}.json`, FOLDER), `${JSON.stringify(file, null, 1)}\n`)
}

/** One of our own tables; what it holds is checked by the rules that compile it. */
async function readTable<Line>(name: string): Promise<Line[]> {
  return parse(await readFile(fileURLToPath(new URL(name, FOLDER))), { columns: true })
}

function sectionOf(text: string, title: string): string {
  const [, section] = text.split(`### ${title}`)
  if (section === undefined) throw new Error(`There is no section "${title}".`)
  return section.split('\n### ')[0] ?? ''
}

try {
  await main()
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
  process.exitCode = 1
}
