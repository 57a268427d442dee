import { setTimeout as pause } from 'node:timers/promises'
import { urlOf } from '@sopaan/contract/client'
import { collegePredictor } from '@sopaan/contract/college-predictor'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { type Product, startProduct } from '../scripts/product.ts'
import { atMost, type Figure } from './figure.ts'
import { candidateQueries } from './predictor/queries.ts'
import { sendOne } from './result-day/wire.ts'

/**
 * What a page costs the process: its own processor time, all its threads together, one request after another, so that a busy
 * machine changes it little. New results, results that were asked before, other public pages, and answers as data. `PAGES_COUNT`
 * new pages are asked for.
 */

const NEW_PAGES = Number(process.env.PAGES_COUNT ?? 1_200)
const WARM_UP_PAGES = 600
const AGAIN_PAGES = 3_000
const POPULAR = 20
const IDLE_MS = 3_000

const NEW_CPU_MAX_MS = 6
const AGAIN_CPU_MAX_MS = 2
const ANSWER_CPU_MAX_MS = 1

/** The figures of a product that was started for them. */
export async function run(): Promise<Figure[]> {
  const product = await startProduct({ env: { RATE_LIMIT_SCALE: '1000000', LOOP_DELAY_MAX_MS: '10000' } })
  try {
    const idle = await idleShare(product)
    const measure = (count: number, next: () => string) => costOf(product, idle, { count, next })
    const queries = candidateQueries()
    const page = () => `${paths.tool('college-predictor')}?${queries.next().value}`
    const data = () => `${urlOf(collegePredictor.predict, {})}?${queries.next().value}`
    await measure(WARM_UP_PAGES, page)
    await measure(WARM_UP_PAGES, data)
    const fresh = await measure(NEW_PAGES, page)
    const popular = Array.from({ length: POPULAR }, page)
    const again = await measure(AGAIN_PAGES, oneAfterAnother(popular))
    const others = await measure(AGAIN_PAGES, oneAfterAnother(await otherPages(product, popular)))
    const answers = await measure(AGAIN_PAGES, data)
    return [
      atMost('processor time of a page with a new result', fresh, NEW_CPU_MAX_MS, 'ms'),
      atMost('processor time of a result that was asked before', again, AGAIN_CPU_MAX_MS, 'ms'),
      atMost('processor time of other public pages', others, AGAIN_CPU_MAX_MS, 'ms'),
      atMost('processor time of a new answer as data', answers, ANSWER_CPU_MAX_MS, 'ms'),
    ]
  } finally {
    await product.stop()
  }
}

type Requests = { count: number; next: () => string }

/** Processor time of one request, ms: without what the process does while nobody asks. */
async function costOf(product: Product, idle: number, { count, next }: Requests): Promise<number> {
  const before = product.cpuSeconds()
  const startedMs = performance.now()
  for (let at = 0; at < count; at += 1) await requestPage(product.url + next())
  const seconds = (performance.now() - startedMs) / 1_000
  return ((product.cpuSeconds() - before - idle * seconds) / count) * 1_000
}

/** What the process uses while nobody asks, seconds a second. */
async function idleShare(product: Product): Promise<number> {
  const before = product.cpuSeconds()
  const startedMs = performance.now()
  await pause(IDLE_MS)
  return (product.cpuSeconds() - before) / ((performance.now() - startedMs) / 1_000)
}

/** The home page, pages to read, and the pages of the first seat of some result, its college and a branch. */
async function otherPages(product: Product, results: readonly string[]): Promise<string[]> {
  const seat = await findLink(product, results, 'seats')
  const seatPages = [seat, await findLink(product, [seat], 'colleges'), paths.branch('cse')]
  return [paths.home(), inLanguage(paths.home(), 'hi'), paths.about(), paths.privacy(), paths.tools(), ...seatPages]
}

/** The first link of its kind; a result may have no seat on its page. */
async function findLink(product: Product, pages: readonly string[], kind: string): Promise<string> {
  for (const path of pages) {
    const html = await (await fetch(product.url + path)).text()
    const link = new RegExp(`href="(/${kind}/[^"?#]+)`).exec(html)?.[1]
    if (link !== undefined) return link
  }
  throw new Error(`No link to ${kind} at ${pages.join(', ')}`)
}

async function requestPage(url: string): Promise<void> {
  const { status } = await sendOne(url)
  if (status !== 200) throw new Error(`${status} at ${url}`)
}

function oneAfterAnother(all: readonly string[]): () => string {
  let count = 0
  return () => all[count++ % all.length] ?? '/'
}
