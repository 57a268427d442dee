import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/** A cheap phone: a processor four times slower than this one, 1.6 Mbps down, 150 ms there and back. */
const CPU_SLOWDOWN = 4
const ROUND_TRIP_MS = 150
const DOWN_BYTES_PER_SECOND = 1_600_000 / 8
const UP_BYTES_PER_SECOND = 750_000 / 8
export const PHONE = { width: 360, height: 740 }
/** How long a page is left after a touch, so that its slowest answer is seen, ms. */
const AFTER_TOUCH_MS = 600

/** What one visit came to. */
export type Visit = {
  lcpMs: number
  cls: number
  /** The slowest answer to a touch or key; 0 where it was below 16 ms, which browsers do not tell. */
  inpMs: number
  /** Scripts on the wire, headers included. */
  scriptBytes: number
  /** Scripts that stand in the page itself, as text. */
  inlineBytes: number
  fontBytes: number
  /** How each script was compressed. */
  encodings: string[]
  /** Hosts asked for anything, besides that of the page. */
  otherHosts: string[]
}

/** A phone's window onto the product, with nothing in it. */
export function openPhone(browser: Browser, more: BrowserContextOptions = {}): Promise<BrowserContext> {
  return browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true, ...more })
}

/**
 * Pages one after the other in one tab of a window that is open, with whatever its cache holds: what came over the wire, headers
 * included, in bytes.
 */
export async function weighPages(context: BrowserContext, urls: readonly string[]): Promise<number> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  for (const url of urls) await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
  return bytes
}

/** How a visit is made: `isSlow` on a cheap phone, which it is unless told otherwise; `isTouched` as `visitIn` has it. */
type Manner = { isSlow?: boolean; isTouched?: boolean }

/** One visit with an empty cache and nobody signed in, measured until the network has been quiet for half a second. */
export async function visitOnce(browser: Browser, url: string, manner: Manner = {}): Promise<Visit> {
  const context = await openPhone(browser)
  try {
    return await visitIn(context, url, manner)
  } finally {
    await context.close()
  }
}

/**
 * One visit in a window that is open, with nothing from the cache.
 * @param options.isSlow  the processor and network of a cheap phone; without it of this machine
 * @param options.isTouched  touches the first field or button of the page once it stands
 */
export async function visitIn(
  context: BrowserContext,
  url: string,
  { isSlow = true, isTouched = false }: Manner = {},
): Promise<Visit> {
  const page = await context.newPage()
  const files = await watchFiles(page)
  if (isSlow) await slowDown(page)
  await page.addInitScript(watchPaint)
  await page.goto(url, { waitUntil: 'networkidle' })
  const { cls, lcpMs } = await page.evaluate(() => globalThis.paint)
  const inlineBytes = await page.evaluate(countInlineBytes)
  const kept = [...files.values()]
  const scripts = kept.filter(({ kind }) => kind === 'script')
  const inpMs = isTouched ? await touchFirst(page) : 0
  await page.close()
  const sum = (some: readonly { bytes: number }[]) => some.reduce((total, { bytes }) => total + bytes, 0)
  return {
    lcpMs,
    cls,
    inpMs,
    inlineBytes,
    scriptBytes: sum(scripts),
    fontBytes: sum(kept.filter(({ kind }) => kind === 'font')),
    encodings: scripts.map(({ encoding }) => encoding),
    otherHosts: [...new Set(kept.map(({ host }) => host))].filter((host) => host !== new URL(url).host),
  }
}

type StoredFile = { kind: 'script' | 'font' | 'other'; bytes: number; encoding: string; host: string }

/** Everything a page asks for, with what it weighs on the wire, headers included. */
async function watchFiles(page: Page): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { protocol, pathname, host } = new URL(response.url)
    if (!protocol.startsWith('http')) return
    const encoding = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-encoding')?.[1]
    const isScript = type === 'Script' || /\.js$/.test(pathname)
    const kind = isScript ? 'script' : type === 'Font' ? 'font' : 'other'
    files.set(requestId, { kind, bytes: 0, encoding: encoding ?? 'none', host })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) file.bytes = encodedDataLength
  })
  return files
}

/** Gives a page the processor and network of a cheap phone. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: DOWN_BYTES_PER_SECOND,
    uploadThroughput: UP_BYTES_PER_SECOND,
  })
  await slowProcessor(page)
}

/**
 * Gives a page the processor of a cheap phone.
 * @param isOffline  the page has no network: of several who set what the browser thinks of its line, the last to hold the page counts
 */
export async function slowProcessor(page: Page, { isOffline = false } = {}): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  if (isOffline) {
    const none = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: true, ...none })
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** Touches the first field or button that is seen, and types a figure where it is a field. @returns the slowest answer, ms */
export async function touchFirst(page: Page): Promise<number> {
  const targets = 'main :is(input[inputmode], input[type="text"], input[type="number"], button, summary):visible'
  const target = page.locator(targets).first()
  if ((await target.count()) === 0) return 0
  await target.tap()
  await page.keyboard.type('12')
  await page.waitForTimeout(AFTER_TOUCH_MS)
  return page.evaluate(() => globalThis.paint.inpMs)
}

/** Runs inside the page: the text of the scripts in it, data that no browser runs left out. */
function countInlineBytes(): number {
  return [...document.scripts]
    .filter(({ src, type }) => src === '' && type !== 'application/ld+json')
    .reduce((sum, { text }) => sum + new Blob([text]).size, 0)
}

declare global {
  var paint: { lcpMs: number; cls: number; inpMs: number }
}

/** Runs inside the page before anything else: keeps the newest largest paint, unexpected shifts and the slowest answer. */
export function watchPaint(): void {
  globalThis.paint = { lcpMs: Number.NaN, cls: 0, inpMs: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.paint.lcpMs = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!shift.hadRecentInput) globalThis.paint.cls += shift.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.paint.inpMs = Math.max(globalThis.paint.inpMs, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
