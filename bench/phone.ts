import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { findFreePort } from '@sopaan/api/testing/free-port'
import { listAxeFaults } from '../scripts/axe.ts'
import { BROWSER_FLAGS } from '../scripts/browser.ts'
import { startProduct } from '../scripts/product.ts'
import { findChromium } from '../scripts/shell.ts'
import { atMost, exactly, type Figure, median } from './figure.ts'
import { listScores } from './phone/scores.ts'
import { GESTURES, tapResult } from './phone/taps.ts'
import { openPhone, PHONE, type Visit, visitIn, weighPages } from './phone/visit.ts'

/**
 * Pages with a real question on a cheap phone: a processor four times slower than this one, 1.6 Mbps down, 150 ms there and
 * back, nothing in the cache. Medians of several visits of the built product. The budgets are the same for every page, but
 * for the result of the predictor, which is seen sooner and whose tabs, filters and orders answer at once. PHONE_PAGES='seat,choice list' looks
 * at some alone.
 */

const SILCHAR_ECE =
  '/seats/national-institute-of-technology-silchar/electronics-and-communication-engineering-4-years-bachelor-of-technology/hs/open/neutral'
const ALL_RANKS = 'main=40000&mainCategory=9000&advanced=15000&advancedCategory=3000&category=OBC-NCL&state=Bihar'
/** By name; the Hindi page stands under /hi. */
const PAGES = {
  predictor: '/tools/college-predictor?main=12450&category=OBC-NCL&mainCategory=3990&gender=female&state=Kerala',
  'all ranks': `/tools/college-predictor/all-ranks?${ALL_RANKS}`,
  seat: `${SILCHAR_ECE}?main=38400&state=Assam`,
  'state predictor': '/tools/state-college-predictor?counselling=kcet&rank=12000&category=2a',
  'choice list': '/choice-list?main=38400&state=Assam',
} as const
/** What this device keeps: a list, so that the page of choice lists shows one. */
const STORED_LIST = {
  lists: [
    {
      id: '11111111-1111-4111-8111-111111111111',
      name: 'My choice list',
      keys: ['neutral', 'female'].flatMap((gender) =>
        ['open', 'obc-ncl', 'sc'].flatMap((category) =>
          ['hs', 'os'].map((quota) =>
            SILCHAR_ECE.slice('/seats/'.length).replace('hs/open/neutral', `${quota}/${category}/${gender}`),
          ),
        ),
      ),
    },
  ],
}
const VISITS = 5
const LIGHTHOUSE_RUNS = 3

const LCP_MAX_MS = 1500
/** The result is what everybody waits for. */
const RESULT_LCP_MAX_MS = 900
const ANSWER_MAX_MS = 50
const CLS_MAX = 0.02
const SCRIPT_MAX_KB = 150
const BYTES_PER_KB = 1024
const WHOLE_VISIT_MAX_KB = 300
const SECOND_VISIT_MAX_KB = 60

/** The figures of the phone; the machine needs Chromium. */
export async function run(): Promise<Figure[]> {
  const executablePath = await findChromium()
  const product = await startProduct({ env: { RATE_LIMIT_SCALE: '1000' } })
  const port = await findFreePort()
  const browser = await chromium.launch({
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
    ...(executablePath && { executablePath }),
  })
  try {
    const figures: Figure[] = []
    const asked = process.env.PHONE_PAGES?.split(',')
    for (const [name, path] of Object.entries(PAGES)) {
      if (asked?.includes(name) === false) continue
      const measured = await measurePage(browser, { origin: product.url, path, port })
      figures.push(...measured.map((figure) => ({ ...figure, name: `${name}, ${figure.name}` })))
    }
    if (asked === undefined || asked.includes('whole visit'))
      figures.push(...(await measureWholeVisit(browser, product.url)))
    return figures
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** What a family opens on the evening of the result, one after the other. */
const SEATS = ['hs', 'os'].map((quota) => SILCHAR_ECE.replace('/hs/', `/${quota}/`))
const WHOLE_VISIT = [
  '/',
  PAGES.predictor,
  ...SEATS.map((seat) => `${seat}?main=38400&state=Assam`),
  `${SILCHAR_ECE.replace('/open/', '/obc-ncl/')}?main=38400&state=Assam`,
  PAGES['choice list'],
]

/**
 * Home, predictor, three seats and a list, read on mobile data, on the wire: with nothing in the cache, and again with what the
 * first visit left. On a line that costs nothing the table of choices comes ahead, which is said and bound by no budget.
 */
async function measureWholeVisit(browser: Browser, origin: string): Promise<Figure[]> {
  const [first, second] = await weighVisits(browser, origin, 'cellular')
  const [ahead] = await weighVisits(browser, origin, 'wifi')
  console.log(`The same visit where a line costs nothing: ${Math.round(ahead)} KB the first time`)
  return [
    atMost('whole visit, six pages on mobile data, the first time', first, WHOLE_VISIT_MAX_KB, 'KB'),
    atMost('whole visit, six pages on mobile data, the second time', second, SECOND_VISIT_MAX_KB, 'KB'),
  ]
}

async function weighVisits(browser: Browser, origin: string, line: 'cellular' | 'wifi'): Promise<[number, number]> {
  const context = await openPhone(browser, { serviceWorkers: 'block' })
  await storeList(context)
  await context.addInitScript((type) => {
    Object.defineProperty(navigator, 'connection', { value: { type, effectiveType: '4g', saveData: false } })
  }, line)
  const urls = WHOLE_VISIT.map((path) => origin + path)
  const first = await weighPages(context, urls)
  const second = await weighPages(context, urls)
  await context.close()
  return [first / BYTES_PER_KB, second / BYTES_PER_KB]
}

type Target = { origin: string; path: string; port: number }

async function measurePage(browser: Browser, { origin, path, port }: Target): Promise<Figure[]> {
  const url = `${origin}${path}`
  const isResult = path === PAGES.predictor
  const visits: Visit[] = []
  for (let count = 0; count <= VISITS; count += 1) {
    const context = await openPhone(browser)
    await storeList(context)
    const visit = await visitIn(context, url)
    await context.close()
    // The first fills what the server keeps in memory.
    if (count > 0) visits.push(visit)
  }
  const faults = await countAxeFaults(browser, origin, [path, `/hi${path}`])
  return [
    ...describeVisits(visits, isResult ? RESULT_LCP_MAX_MS : LCP_MAX_MS),
    ...(isResult ? await measureTaps(browser, url) : []),
    exactly('axe findings, light and dark, English and Hindi', faults, 0, ''),
    ...(await listScores(url, port, LIGHTHOUSE_RUNS)),
  ]
}

async function storeList(context: BrowserContext): Promise<void> {
  await context.addInitScript((kept) => localStorage.setItem('choiceLists', JSON.stringify(kept)), STORED_LIST)
}

async function measureTaps(browser: Browser, url: string): Promise<Figure[]> {
  const taps = async (isSlow: boolean) => {
    const context = await openPhone(browser)
    const answers = await tapResult(context, url, isSlow)
    await context.close()
    return answers
  }
  const fast = await taps(false)
  const slow = await taps(true)
  return GESTURES.flatMap((gesture) => [
    atMost(
      `${gesture} answered, from the finger to the frame with its answer`,
      median(slow[gesture]),
      ANSWER_MAX_MS,
      'ms',
    ),
    atMost(`${gesture} answered on this processor`, median(fast[gesture]), ANSWER_MAX_MS, 'ms'),
  ])
}

function describeVisits(visits: readonly Visit[], lcpMaxMs: number): Figure[] {
  const plain = visits.flatMap(({ encodings }) => encodings).filter((encoding) => encoding !== 'br')
  return [
    atMost('largest contentful paint', median(visits.map(({ lcpMs }) => lcpMs)), lcpMaxMs, 'ms'),
    atMost('layout shift', median(visits.map(({ cls }) => cls)), CLS_MAX, ''),
    atMost(
      'script before the first interaction',
      median(visits.map(({ scriptBytes }) => scriptBytes)) / BYTES_PER_KB,
      SCRIPT_MAX_KB,
      'KB',
    ),
    exactly('scripts sent without brotli', plain.length, 0, ''),
  ]
}

async function countAxeFaults(browser: Browser, origin: string, paths: readonly string[]): Promise<number> {
  let count = 0
  for (const path of paths) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport: PHONE, colorScheme })
      await storeList(context)
      await context.addInitScript((isDark) => localStorage.setItem('darkMode', String(isDark)), colorScheme === 'dark')
      const page = await context.newPage()
      await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
      const faults = await listAxeFaults(page)
      for (const fault of faults) console.log(`axe ${path} ${colorScheme}: ${fault}`)
      count += faults.length
      await context.close()
    }
  }
  return count
}
