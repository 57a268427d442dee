import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from '@playwright/test'
import lighthouse from 'lighthouse'
import { BROWSER_FLAGS } from '../scripts/browser.ts'
import { findFreePort, startProduct } from '../scripts/product.ts'
import { findChromium } from '../scripts/shell.ts'
import { atLeast, atMost, exactly, type Figure, median } from './figure.ts'

/**
 * Pages with a real question on a cheap phone: a processor four times slower than this one, 1.6 Mbps down, 150 ms there and
 * back, nothing in the cache. Medians of several visits of the built product. The budgets are the same for every page.
 */

const SILCHAR_ECE =
  '/seats/national-institute-of-technology-silchar/electronics-and-communication-engineering-4-years-bachelor-of-technology/hs/open/neutral'
const ALL_RANKS = 'main=40000&mainCategory=9000&advanced=15000&advancedCategory=3000&category=OBC-NCL&state=Bihar'
/** By name; the Hindi page stands under /hi. */
const PAGES = {
  predictor: '/tools/college-predictor?main=12000&category=OBC-NCL&state=Maharashtra',
  'all ranks': `/tools/college-predictor/all-ranks?${ALL_RANKS}`,
  seat: `${SILCHAR_ECE}?main=38400&state=Assam`,
  'state predictor': '/tools/state-college-predictor?counselling=kcet&rank=12000&category=2a',
} as const
const VISITS = 5
const LIGHTHOUSE_RUNS = 3
const CPU_SLOWDOWN = 4
const ROUND_TRIP_MS = 150
const DOWN_BYTES_PER_SECOND = 1_600_000 / 8
const UP_BYTES_PER_SECOND = 750_000 / 8
const PHONE = { width: 360, height: 740 }
const QUIET_MS = 500

const LCP_MAX_MS = 1500
const CLS_MAX = 0.02
const SCRIPT_MAX_KB = 150
const BYTES_PER_KB = 1024

type Visit = { lcpMs: number; cls: number; scriptBytes: number; encodings: string[] }

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
    for (const [name, path] of Object.entries(PAGES)) {
      const measured = await measurePage(browser, { origin: product.url, path, port })
      figures.push(...measured.map((figure) => ({ ...figure, name: `${name}, ${figure.name}` })))
    }
    return figures
  } finally {
    await browser.close()
    await product.stop()
  }
}

type Target = { origin: string; path: string; port: number }

async function measurePage(browser: Browser, { origin, path, port }: Target): Promise<Figure[]> {
  const url = `${origin}${path}`
  await visitOnce(browser, url)
  const visits: Visit[] = []
  for (let count = 0; count < VISITS; count += 1) visits.push(await visitOnce(browser, url))
  const faults = await countAxeFaults(browser, origin, [path, `/hi${path}`])
  return [
    ...describeVisits(visits),
    exactly('axe findings, light and dark, English and Hindi', faults, 0, ''),
    ...(await listScores(url, port)),
  ]
}

function describeVisits(visits: readonly Visit[]): Figure[] {
  const plain = visits.flatMap(({ encodings }) => encodings).filter((encoding) => encoding !== 'br')
  return [
    atMost('largest contentful paint', median(visits.map(({ lcpMs }) => lcpMs)), LCP_MAX_MS, 'ms'),
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

/** One visit with an empty cache, measured until the network has been quiet for half a second. */
async function visitOnce(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const scripts = await slowDown(page)
  await page.addInitScript(watchPaint)
  await page.goto(url, { waitUntil: 'networkidle' })
  const paint = await page.evaluate(() => globalThis.paint)
  const kept = [...scripts.values()]
  await context.close()
  return {
    ...paint,
    scriptBytes: kept.reduce((sum, { bytes }) => sum + bytes, 0),
    encodings: kept.map(({ encoding }) => encoding),
  }
}

/** Makes the page a cheap phone's, and counts what its scripts weigh on the wire, headers included. */
async function slowDown(page: Page): Promise<Map<string, { bytes: number; encoding: string }>> {
  const scripts = new Map<string, { bytes: number; encoding: string }>()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: DOWN_BYTES_PER_SECOND,
    uploadThroughput: UP_BYTES_PER_SECOND,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const encoding = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-encoding')?.[1]
    if (type === 'Script' || /\.js$/.test(new URL(response.url).pathname)) {
      scripts.set(requestId, { bytes: 0, encoding: encoding ?? 'none' })
    }
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId)
    if (script) script.bytes = encodedDataLength
  })
  return scripts
}

declare global {
  var paint: { lcpMs: number; cls: number }
}

/** Runs inside the page before anything else: keeps the newest largest paint and the sum of unexpected shifts. */
function watchPaint() {
  globalThis.paint = { lcpMs: Number.NaN, cls: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.paint.lcpMs = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!shift.hadRecentInput) globalThis.paint.cls += shift.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function countAxeFaults(browser: Browser, origin: string, paths: readonly string[]): Promise<number> {
  let count = 0
  for (const path of paths) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport: PHONE, colorScheme })
      await context.addInitScript((isDark) => localStorage.setItem('darkMode', String(isDark)), colorScheme === 'dark')
      const page = await context.newPage()
      await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      for (const { id, nodes } of violations)
        console.log(`axe ${path} ${colorScheme}: ${id} ${nodes[0]?.target.join(' ')}`)
      count += violations.reduce((sum, { nodes }) => sum + nodes.length, 0)
      await context.close()
    }
  }
  return count
}

/** Lighthouse's four scores with its own slow phone, whose network and processor are the ones above. */
async function listScores(url: string, port: number): Promise<Figure[]> {
  const runs: LighthouseReport[] = []
  for (let count = 0; count < LIGHTHOUSE_RUNS; count += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', pauseAfterLoadMs: QUIET_MS })
    if (!result) throw new Error('Lighthouse gave no result')
    if (result.lhr.runtimeError) throw new Error(`Lighthouse: ${result.lhr.runtimeError.message}`)
    runs.push(result.lhr)
  }
  for (const line of runs.slice(0, 1).flatMap(listAuditFaults)) console.log(line)
  for (const run of runs) console.log(describePerformance(run))
  const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
  return Object.entries(goals).map(([name, goal]) => {
    const score = median(runs.map(({ categories }) => (categories[name]?.score ?? Number.NaN) * 100))
    return atLeast(`Lighthouse ${name}`, Math.round(score), goal, '')
  })
}

type LighthouseReport = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** The measures that make up Lighthouse's score of speed, for whoever wants to raise it. */
function describePerformance({ categories, audits }: LighthouseReport): string {
  const parts = (categories.performance?.auditRefs ?? []).filter(({ weight }) => weight > 0)
  const words = parts.map(({ id }) => `${id} ${audits[id]?.displayValue}`).join(', ')
  return `Lighthouse performance ${Math.round((categories.performance?.score ?? Number.NaN) * 100)}: ${words}`
}

/** What keeps the three exact scores from 100, one line each. */
function listAuditFaults({ categories, audits }: LighthouseReport): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `Lighthouse ${name}: ${id} — ${audits[id]?.title}`),
  )
}
