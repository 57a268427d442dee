import { type Browser, expect } from '@playwright/test'
import { inLanguage } from '../packages/contract/src/paths.ts'
import { FIRST_LANGUAGE, LANGUAGES } from '../packages/domain/src/languages.ts'
import { addressesOf, publicPaths } from './every-address.ts'
import { journey } from './journey.ts'

/** Slow 3G as the field has it: 400 ms there and back, 400 kbit a second. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }
/** Each page is visited once narrow and once wide, the wide visits in the languages but the first. */
const MANNERS = LANGUAGES.map((language) => ({ language, viewport: language === FIRST_LANGUAGE ? PHONE : DESKTOP }))
/** Web Vitals: the sum that a page may shift; a good page stays under 0.1, ours under a fifth of that. */
const SHIFT_MAX = 0.02
const VISITS_AT_ONCE = 8

type Visit = { address: string; viewport: typeof PHONE }

declare global {
  var shifts: { value: number; of: string }[]
}

journey(
  'no public page jumps on slow 3G, nor when its fonts arrive, in any language',
  async ({ page, browser, url }) => {
    journey.setTimeout(300_000)
    const addresses = await addressesOf(page, publicPaths())
    const waiting = addresses.flatMap((address) =>
      MANNERS.map(({ language, viewport }) => ({ address: url + inLanguage(address, language), viewport })),
    )
    const jumping: string[] = []
    // The wire is what takes long: several visits wait for it side by side.
    async function visitNext(): Promise<void> {
      for (let visit = waiting.pop(); visit !== undefined; visit = waiting.pop()) {
        const shifts = await shiftsOf(browser, visit)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        if (sum > SHIFT_MAX)
          jumping.push(
            `${visit.address} ${visit.viewport.width} ${sum.toFixed(3)}: ${shifts.map(({ of }) => of).join('; ')}`,
          )
      }
    }
    await Promise.all(Array.from({ length: VISITS_AT_ONCE }, visitNext))
    expect(jumping).toEqual([])
  },
)

/** A first visit, with nothing in the cache: what the page shifted until its files and fonts were there. */
async function shiftsOf(browser: Browser, { address, viewport }: Visit): Promise<typeof globalThis.shifts> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G)
  await page.addInitScript(watchShifts)
  await page.goto(address, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(drawFrames)
  const { shifts } = await page.evaluate(() => ({ shifts: globalThis.shifts }))
  await context.close()
  return shifts
}

/** Runs inside the page: waits until what came last has been drawn, so that its shifts are told. */
function drawFrames(): Promise<void> {
  return new Promise((resolve) => {
    const draw = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => draw(left - 1)))
    draw(4)
  })
}

/** Runs inside the page before anything else: every shift that nobody asked for, with what moved first. */
function watchShifts(): void {
  globalThis.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources?: { node?: Node | null }[]
      }
      if (shift.hadRecentInput) continue
      const node = shift.sources?.[0]?.node
      const of = node instanceof Element ? `${node.nodeName}.${node.className}` : (node?.parentElement?.className ?? '')
      globalThis.shifts.push({ value: shift.value, of: of.slice(0, 80) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
