import { request as httpRequest } from 'node:http'
import { type Product, startProduct } from '../scripts/product.ts'
import { atMost, type Figure, percentile } from './figure.ts'

/**
 * What one stranger can take from everybody else: one connection asks in a loop for the dearest things that need no sign-in,
 * beside a reader of the first page. Without limits, so that what is measured is the work itself; each is asked for under
 * ever new addresses, so that nothing asked for is kept yet. On the embedded database, where a query holds up most.
 */

/** How much longer the first page may take, ms. */
const LONGER_MAX_MS = 100
/** Readings of the first page for each figure. */
const VISITS = 150
const VISIT_PAUSE_MS = 25
const WARM_UP_VISITS = 30
const SHARE = 0.95

type VisitorRequest = { method?: 'GET' | 'POST'; path: string; body?: unknown }

/** The figures; the machine needs the built pages. */
export async function run(): Promise<Figure[]> {
  const product = await startProduct({ env: { RATE_LIMIT_SCALE: '100000' } })
  try {
    const seats = await listSeats(product)
    const kinds = kindsOfWork(seats)
    await visitFirstPage(product, WARM_UP_VISITS)
    const alone = percentile(await visitFirstPage(product, VISITS), SHARE)
    const figures: Figure[] = []
    for (const [name, ask] of Object.entries(kinds)) {
      const loop = requestInALoop(product, ask)
      const beside = percentile(await visitFirstPage(product, VISITS), SHARE)
      const answers = await loop.end()
      const words = `first page beside ${name}, p95 over ${Math.round(alone)} ms alone (${answers} answers meanwhile)`
      figures.push(atMost(words, Math.round(beside - alone), LONGER_MAX_MS, 'ms'))
    }
    return figures
  } finally {
    await product.stop()
  }
}

function kindsOfWork(seats: readonly string[]): Record<string, (at: number) => VisitorRequest> {
  const types = ['IIT', 'NIT', 'IIIT', 'GFTI']
  const sorts = ['newest', 'oldest', 'closing', '-closing', 'programme', 'institute']
  const seat = (at: number) => seats[at % seats.length] ?? ''
  return {
    'the table as CSV': () => ({ path: '/api/v1/college-data/csv' }),
    'tables as CSV, each another': (at) => ({
      path: `/api/v1/college-data/csv?season=${2022 + (at % 5)}&type=${types[at % 4]}&sort=${encodeURIComponent(sorts[at % 6] ?? '')}&round=${1 + (at % 6)}`,
    }),
    'pictures of seats': (at) => ({
      path: `/api/v1/seat-pools/${seat(at)}/picture?language=${at % 2 === 0 ? 'en' : 'hi'}`,
    }),
    'printed choice lists': (at) => ({
      method: 'POST',
      path: '/api/v1/choice-lists/files',
      body: { format: 'pdf', language: 'en', name: `List ${at}`, keys: seats.slice(at % 100, (at % 100) + 100) },
    }),
    'printed reports': (at) => ({
      path: `/api/v1/tools/cgpa-calculator/report?${new URLSearchParams({ answers: `mode=sgpa&credits=${1 + (at % 9)}&grade=A`, language: 'en' })}`,
    }),
  }
}

/** Seats of the book, as their keys stand in addresses. */
async function listSeats({ url }: Product): Promise<string[]> {
  const answer = await fetch(`${url}/api/v1/tools/college-predictor?main=5000&category=OPEN&limit=100`)
  const { data } = (await answer.json()) as { data: { key: string }[] }
  return data.map(({ key }) => key)
}

/** How long each of many readings of the first page took, ms, one after another. */
async function visitFirstPage({ url }: Product, visits: number): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < visits; count += 1) {
    const beganMs = performance.now()
    const answer = await fetch(url, { headers: { accept: 'text/html' } })
    await answer.text()
    if (answer.status !== 200) throw new Error(`The first page answered ${answer.status}.`)
    times.push(performance.now() - beganMs)
    await new Promise((resolve) => setTimeout(resolve, VISIT_PAUSE_MS))
  }
  return times
}

/** Asks over one connection, the next as soon as the last is answered. @returns ends it, and says how many were answered well */
function requestInALoop({ url }: Product, ask: (at: number) => VisitorRequest): { end: () => Promise<number> } {
  let isOver = false
  const looping = (async () => {
    let good = 0
    for (let at = 0; !isOver; at += 1) if ((await statusOf(url, ask(at))) === 200) good += 1
    return good
  })()
  return {
    end: () => {
      isOver = true
      return looping
    },
  }
}

function statusOf(url: string, { method = 'GET', path, body }: VisitorRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' }
    const asking = httpRequest(url + path, { method, headers }, (answer) => {
      answer.resume().on('close', () => resolve(answer.statusCode ?? 0))
    })
    asking.on('error', reject)
    asking.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
