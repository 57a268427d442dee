import { brotliCompressSync } from 'node:zlib'
import { listCollegeFacts } from '@sopaan/domain/colleges/college-facts'
import { type CoveredFact, countFacts } from '@sopaan/domain/colleges/fact-coverage'
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

/** The least number of colleges with a fact and the oldest year that we claim; null for facts that bear no year. */
const CLAIMS: Readonly<Record<CoveredFact, readonly [atLeast: number, oldest: number | null]>> = {
  nirf: [63, 2021],
  outcomes: [62, 2020],
  women: [62, 2022],
  'own-fees': [76, 2024],
  fees: [85, 2024],
  hostel: [52, 2024],
  founded: [103, null],
  town: [120, null],
  naac: [9, null],
}

/** The figures of what is published of colleges. */
export async function run(): Promise<Figure[]> {
  const colleges = listCollegeFacts()
  const coverage = countFacts(colleges).flatMap(({ fact, colleges: count, oldest }) => {
    const [least, oldestClaimed] = CLAIMS[fact]
    return [
      atLeast(`${fact}, colleges of ${colleges.length}`, count, least, ''),
      ...(oldest === null || oldestClaimed === null
        ? []
        : [atLeast(`${fact}, oldest year`, oldest, oldestClaimed, '')]),
    ]
  })
  return [...coverage, ...(await weighPages())]
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
