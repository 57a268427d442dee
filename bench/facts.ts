import { brotliCompressSync } from 'node:zlib'
import { type CollegeFacts, listCollegeFacts } from '@sopaan/domain/colleges/college-facts'
import { startProduct } from '../scripts/product.ts'
import { atLeast, atMost, type Figure } from './figure.ts'

/** How many colleges have each published fact, how old the oldest is that we show, and what their pages weigh. */

/** One page of a college with every kind of fact, one with none, and a seat. */
const PAGES = [
  '/colleges/national-institute-of-technology-calicut',
  '/colleges/gati-shakti-vishwavidyalaya-vadodara',
  '/hi/colleges/indian-institute-of-technology-bombay',
  '/seats/national-institute-of-technology-calicut/computer-science-and-engineering-4-years-bachelor-of-technology/hs/open/neutral',
]
/** As on the wire. */
const PAGE_MAX_KB = 30

/** Fact, its years, and the least number of colleges and the oldest year that we claim. */
const FACTS: readonly [name: string, yearsOf: (facts: CollegeFacts) => number[], atLeast: number, oldest: number][] = [
  ['NIRF ranks', ({ nirf }) => nirf.slice(-1).map(([year]) => year), 63, 2021],
  ['outcomes', ({ outcomes }) => (outcomes ? [yearOf(outcomes.academicYear)] : []), 62, 2020],
  ['women', ({ women }) => (women ? [women.nirfEdition] : []), 62, 2022],
  ['own fees', ({ fees }) => (fees.kind === 'own' ? [yearOf(fees.cycle)] : []), 76, 2024],
  ['any fee', ({ fees }) => (fees.kind === 'none' ? [] : [yearOf(fees.cycle)]), 85, 2024],
  [
    'hostel and mess',
    ({ fees }) => (fees.kind === 'own' && fees.hostelMessPerYearInr ? [yearOf(fees.cycle)] : []),
    52,
    2024,
  ],
  ['founding year', ({ founded }) => (founded === undefined ? [] : [founded]), 103, 1847],
]

/** The figures of what is published of colleges. */
export async function run(): Promise<Figure[]> {
  const colleges = listCollegeFacts()
  const coverage = FACTS.flatMap(([name, yearsOf, least, oldest]) => {
    const years = colleges.flatMap(yearsOf)
    return [
      atLeast(`${name}, colleges of ${colleges.length}`, years.length, least, ''),
      atLeast(`${name}, oldest year`, Math.min(...years), oldest, ''),
    ]
  })
  const points = colleges.filter(({ at }) => at !== undefined).length
  return [...coverage, atLeast('town points', points, 120, ''), ...(await weighPages())]
}

async function weighPages(): Promise<Figure[]> {
  const product = await startProduct()
  try {
    const figures: Figure[] = []
    for (const path of PAGES) {
      const answer = await fetch(product.url + path)
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
      const bytes = brotliCompressSync(Buffer.from(await answer.arrayBuffer())).length
      figures.push(
        atMost(`${path.split('/').slice(1, 4).join('/')}, page`, Math.round(bytes / 100) / 10, PAGE_MAX_KB, 'kB'),
      )
    }
    return figures
  } finally {
    await product.stop()
  }
}

/** The first year of a cycle as institutes write it: 2025-26. */
function yearOf(cycle: string): number {
  return Number(cycle.slice(0, 4))
}
