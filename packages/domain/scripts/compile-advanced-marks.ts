/**
 * Compiles the official JEE Advanced marks-at-rank tables into data/exams/jee-advanced-marks.json.
 *
 *   node packages/domain/scripts/compile-advanced-marks.ts TABLES.json
 *
 * TABLES.json: { years: { "2025": { max_marks, lists: { CRL: [[rank, marks], …] } } } }, ranks rising, marks never
 * rising. The output keeps the marks alone: entry i of a list is the marks at rank 1 + 100 i, `null` where the report
 * prints none. A rank printed one off that step (28,402 in 2025) stands at its step.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const STEP = 100
const OUTPUT = new URL('../../../data/exams/jee-advanced-marks.json', import.meta.url)

type Tables = { years: Record<string, { max_marks: number; lists: Record<string, [number, number][]> }> }

const input = process.argv[2]
if (input === undefined) throw new Error('Name the file with the tables')
// The tables come from outside: compileList checks every row before it is taken.
const tables = JSON.parse(readFileSync(input, 'utf8')) as Tables

const seasons = Object.entries(tables.years).map(([season, { max_marks, lists }]) => {
  const compiled = Object.entries(lists).map(
    ([name, rows]) => `    "${name}": ${JSON.stringify(compileList(name, rows))}`,
  )
  return `  "${season}": {\n   "maxMarks": ${max_marks},\n   "lists": {\n${compiled.join(',\n')}\n   }\n  }`
})

writeFileSync(
  OUTPUT,
  `{
 "about": "JEE (Advanced): aggregate marks of the candidate at rank 1, 101, 201 and so on, per rank list. null = not printed.",
 "source": "Joint Implementation Committee reports of JEE (Advanced) 2025 and 2026, sections 6.8 to 6.13",
 "status": "official",
 "checkedOn": "2026-11-21",
 "step": ${STEP},
 "seasons": {
${seasons.join(',\n')}
 }
}
`,
)

function compileList(name: string, rows: [number, number][]): { marks: (number | null)[] } {
  const marks: (number | null)[] = []
  let before = { rank: 0, marks: Number.POSITIVE_INFINITY }
  for (const [rank, mark] of rows) {
    if (!Number.isInteger(rank) || !Number.isInteger(mark)) throw new Error(`${name}: ${rank}, ${mark} are not whole`)
    if (rank <= before.rank || mark > before.marks) throw new Error(`${name}: rank ${rank} is out of order`)
    const index = Math.round((rank - 1) / STEP)
    if (Math.abs(rank - 1 - index * STEP) > 1) throw new Error(`${name}: rank ${rank} is not at a step of ${STEP}`)
    while (marks.length < index) marks.push(null)
    marks.push(mark)
    before = { rank, marks: mark }
  }
  return { marks }
}
