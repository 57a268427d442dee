import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { answerChoiceTable } from '@sopaan/contract/choice-answers'
import type { ChoiceGroundAnswer } from '@sopaan/contract/choice-ground'
import { choiceLists, choiceProfile } from '@sopaan/contract/choice-lists'
import { choicePlays } from '@sopaan/contract/choice-rounds'
import { collegeChoices } from '@sopaan/contract/college-choices'
import type { ProfileQuery } from '@sopaan/contract/college-predictor'
import { answerChecked, answerJudged } from '@sopaan/contract/list-answers'
import { listChecks } from '@sopaan/contract/list-checks'
import { readProfile } from '@sopaan/contract/read-profile'
import { answerRounds } from '@sopaan/contract/round-answers'
import { prepareBook } from '@sopaan/domain/book/prepared-book'
import { decodeBook } from '@sopaan/domain/book/rank-book-file'
import { type CollegeCorrected, factsCorrectedBy } from '@sopaan/domain/colleges/corrected-facts'
import { openCheckBook } from '@sopaan/domain/list-doctor/check-list'
import { openSeatBook } from '@sopaan/domain/seats/seat-facts'
import { BROWSER_FLAGS } from '../scripts/browser.ts'
import { startProduct } from '../scripts/product.ts'
import { findChromium } from '../scripts/shell.ts'
import { atMost, exactly, type Figure, median } from './figure.ts'
import { tapShownTabs } from './phone/tabs.ts'
import { openPhone, slowDown } from './phone/visit.ts'
import { candidateQueries } from './predictor/queries.ts'
import { sendOne } from './result-day/wire.ts'
import { openVisitor, type Visitor, whenServed } from './visitor.ts'

/**
 * A phone whose network is cut after one visit: what opens, how fast a finger is answered, whether what it kept says the same
 * as the server, and what was fetched for it.
 */

const PROFILES = 500
/** Choices of each profile that are judged, checked and played. */
const LIST_LENGTH = 12
const BOOK_MAX_KB = 1_200
const ANSWER_MAX_MS = 50
const BYTES_PER_KB = 1_024
const STORED_MS = 180_000
const PAGE_MS = 60_000
const QUESTION = '/tools/college-predictor?main=12450&category=OBC-NCL&mainCategory=3990&gender=female&state=Kerala'
/** Pages that work without a network after one visit, with what each shows then. */
const PAGES: Readonly<Record<string, string>> = {
  '/tools/college-predictor': 'main form',
  [QUESTION]: '.result-tabs',
  '/choice-list': '.list-order .choice-name',
  '/choice-list?tab=check': '.list-check h2',
  '/choice-list?tab=rounds': '.list-rounds h2',
  '/what-now': 'main h2',
  '/resources/mental-health': 'a[href^="tel:"]',
  '/guides': 'main a',
}
const STORED_PROFILE = 'main=12450&category=OBC-NCL&mainCategory=3990&gender=female&state=Kerala'

type Stored = { ground: ChoiceGroundAnswer; book: string; urls: readonly string[] }

/** The figures of a phone without a network; the machine needs Chromium. */
export async function run(): Promise<Figure[]> {
  const executablePath = await findChromium()
  const product = await startProduct({ env: { RATE_LIMIT_SCALE: '100000' } })
  const browser = await chromium.launch({ args: [...BROWSER_FLAGS], ...(executablePath && { executablePath }) })
  try {
    const visitor = openVisitor(product.url)
    const context = await openPhone(browser)
    await storeList(context, await keysFor(visitor, readQuery(STORED_PROFILE)))
    const page = await context.newPage()
    await page.goto(product.url)
    const kept = await waitUntilStored(page)
    await page.close()
    const fetched = await weigh(product.url, kept.urls)
    const compared = await compareWithServer(visitor, kept)
    await context.setOffline(true)
    return [
      atMost('the whole rank book on the wire', fetched.book / BYTES_PER_KB, BOOK_MAX_KB, 'KB'),
      atMost('everything kept after one visit, on the wire', fetched.all / BYTES_PER_KB, BOOK_MAX_KB, 'KB'),
      ...compared,
      ...(await visitPages(context, product.url)),
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function storeList(context: BrowserContext, keys: readonly string[]): Promise<void> {
  const lists = { lists: [{ id: '11111111-1111-4111-8111-111111111111', name: 'My choice list', keys }] }
  await context.addInitScript((kept) => localStorage.setItem('choiceLists', JSON.stringify(kept)), lists)
}

/** Waits until the worker has kept what it keeps ahead; what that is. */
async function waitUntilStored(page: Page): Promise<Stored> {
  await page.waitForFunction(
    async () => (await (await caches.open('files-1')).match('/kept-ahead/en')) !== undefined,
    undefined,
    { timeout: STORED_MS, polling: 1_000 },
  )
  await page.waitForFunction(async () => (await (await caches.open('book-1')).keys()).length === 2, undefined, {
    timeout: STORED_MS,
    polling: 1_000,
  })
  return page.evaluate(async () => {
    const book = await caches.open('book-1')
    const answers = await book.matchAll()
    const ground = answers.find(({ headers }) => headers.get('content-type')?.includes('json'))
    const bytes = await answers.find((answer) => answer !== ground)?.arrayBuffer()
    const text = [...new Uint8Array(bytes ?? new ArrayBuffer(0))].map((byte) => String.fromCharCode(byte)).join('')
    const names = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return { ground: await ground?.json(), book: btoa(text), urls: names.flat().map(({ url }) => url) }
  })
}

/** What was kept weighs on the wire, in bytes: each thing asked for once more, compressed as a browser takes it. */
async function weigh(origin: string, urls: readonly string[]): Promise<{ book: number; all: number }> {
  let [book, all] = [0, 0]
  for (const url of new Set(urls)) {
    const { pathname, search } = new URL(url)
    if (pathname.startsWith('/kept-ahead/')) continue
    const { bytes } = await sendOne(origin + pathname + search)
    all += bytes
    if (pathname.startsWith('/data/book-')) book += bytes
  }
  return { book, all }
}

function readQuery(search: string): ProfileQuery {
  return choiceProfile.parse(Object.fromEntries(new URLSearchParams(search)))
}

/** Choices that a candidate may take, spread over all of them. */
async function keysFor({ request }: Visitor, profile: ProfileQuery): Promise<string[]> {
  const table = await whenServed(() => request(collegeChoices.table, { query: wireOf(profile) }))
  const step = Math.max(1, Math.floor(table.choices.length / LIST_LENGTH))
  const spread = table.choices.filter((_, at) => at % step === 0).slice(0, LIST_LENGTH)
  return spread.map(({ institute, programme }) => slugOf(table.institutes[institute], table.programmes[programme]))
}

function slugOf(institute: { slug: string } | undefined, programme: { slug: string } | undefined): string {
  return `${institute?.slug}/${programme?.slug}`
}

function wireOf(profile: ProfileQuery): never {
  // What was read is written as the address had it.
  return Object.fromEntries(Object.entries(profile).map(([key, value]) => [key, String(value)])) as never
}

/** What the phone works out of what it kept, against the server's answers, figure by figure, no tolerance. */
async function compareWithServer(visitor: Visitor, { ground, book }: Stored): Promise<Figure[]> {
  const decoded = decodeBook(new Uint8Array(Buffer.from(book, 'base64')), ground.bookHash)
  // The server checked what staff wrote.
  const factsOf = factsCorrectedBy(ground.corrections as unknown as CollegeCorrected[])
  const choices = { prepared: prepareBook(decoded), likelyRecord: ground.likelyRecord, factsOf }
  const open = openSeatBook(decoded)
  const check = openCheckBook(open)
  if (check === undefined) throw new Error('The book in use cannot be checked.')
  const queries = candidateQueries()
  const differing: string[] = []
  for (let at = 0; at < PROFILES; at += 1) {
    const profile = readQuery(String(queries.next().value))
    const keys = await keysFor(visitor, profile)
    const own = {
      table: answerChoiceTable(choices, readProfile(profile)),
      judged: answerJudged(open, keys, { profile, factsOf }),
      checked: answerChecked(check, keys, profile),
      played: withoutChances(answerRounds({ open }, { keys, profile })),
    }
    const body = { keys, profile: wireOf(profile) }
    const server = {
      table: withoutStatus(await whenServed(() => visitor.request(collegeChoices.table, { query: wireOf(profile) }))),
      judged: withoutStatus(await whenServed(() => visitor.request(choiceLists.judge, { body }))),
      checked: (await whenServed(() => visitor.request(listChecks.check, { body }))).data,
      played: withoutChances(withoutStatus(await whenServed(() => visitor.request(choicePlays.play, { body })))),
    }
    for (const name of ['table', 'judged', 'checked', 'played'] as const) {
      if (canonical(own[name]) !== canonical(server[name]))
        differing.push(`${new URLSearchParams(wireOf(profile))}: ${name}`)
    }
  }
  for (const line of differing.slice(0, 5)) console.log(`differs: ${line}`)
  return [
    exactly('profiles asked of phone and server', PROFILES, PROFILES, ''),
    exactly('answers that differ', differing.length, 0, `of ${PROFILES * 4}: predictor, list, doctor, rounds`),
  ]
}

function withoutStatus<T extends object>({ status: _, ...answer }: T & { status?: unknown }): Omit<T, 'status'> {
  return answer
}

/** How likely a seat was to come later is what the server said before, and seasons beyond the book are the server's alone. */
function withoutChances(rounds: unknown): unknown {
  return JSON.parse(JSON.stringify(rounds ?? null), (key, value) =>
    key === 'chances' || key === 'seasons' ? null : value,
  )
}

/** As text, whatever order the fields have. */
function canonical(answer: unknown): string {
  return JSON.stringify(answer, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
}

/** Opens each page without a network on the slow phone, then taps the tabs of a result. */
async function visitPages(context: BrowserContext, origin: string): Promise<Figure[]> {
  const failed: string[] = []
  const page = await context.newPage()
  await slowDown(page, { isOffline: true })
  for (const [path, shown] of Object.entries(PAGES)) {
    const isShown = await page
      .goto(origin + path)
      .then(() => page.locator(shown).first().waitFor({ timeout: PAGE_MS }))
      .then(() => true)
      .catch((thrown: unknown) => console.log(`${path}: ${String(thrown).split('\n', 1)[0]}`))
    if (isShown !== true) failed.push(path)
  }
  await page.goto(origin + QUESTION)
  await page.locator('.result-tabs').waitFor({ timeout: PAGE_MS })
  const taps = await tapShownTabs(page)
  return [
    exactly('named pages that do not work without a network', failed.length, 0, `of ${Object.keys(PAGES).length}`),
    atMost('tab answered without a network on the slow phone', median(taps), ANSWER_MAX_MS, 'ms'),
  ]
}
