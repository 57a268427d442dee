import { type Browser, expect } from '@playwright/test'
import { inLanguage } from '../packages/contract/src/paths.ts'
import { FIRST_LANGUAGE, LANGUAGES } from '../packages/domain/src/languages.ts'
import { addressesOf, publicParts } from './every-address.ts'
import { journey } from './journey.ts'
import { SHIFT_MAX, watchShifts } from './shifts.ts'

/** Slow 3G as the field has it: 400 ms there and back, 400 kbit a second. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }
/** The first language narrow, the others wide. */
const MANNERS = LANGUAGES.map((language) => ({ language, viewport: language === FIRST_LANGUAGE ? PHONE : DESKTOP }))
const VISITS_AT_ONCE = 8

type Visit = { address: string; viewport: typeof PHONE; kept?: string }

/** Choices with the longest names of the book: as their keys spell them they are longer still. */
const LONG_NAMES = [
  'indian-institute-of-information-technology-design-and-manufacturing-kancheepuram/computer-science-and-engineering-4-years-bachelor-of-technology',
  'national-institute-of-electronics-and-information-technology-ajmer-rajasthan/computer-science-and-engineering-internet-of-things-cyber-security-including-block-chain-technology-4-years-bachelor-of-technology',
  'jk-institute-of-applied-physics-and-technology-department-of-electronics-and-communication-university-of-allahabad-allahabad/computer-science-and-engineering-with-major-in-artificial-intelligence-4-years-bachelor-of-technology',
]

journey(
  'no public page jumps on slow 3G, nor when its fonts arrive, each in the language of this run',
  async ({ page, browser, url }) => {
    journey.setTimeout(300_000)
    const waiting: Visit[] = []
    for (const { language, viewport } of MANNERS)
      for (const address of await addressesOf(page, publicParts(language).flat()))
        waiting.push({ address: url + inLanguage(address, language), viewport })
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

journey(
  'a list of long names does not jump when its chances and fonts come, nor do its rounds',
  async ({ browser, url }) => {
    const list = { id: '11111111-1111-4111-8111-111111111111', name: 'Mine', keys: LONG_NAMES }
    const kept = JSON.stringify({ lists: [list], profile: 'main=38400&state=Assam' })
    const visits = ['', '&tab=rounds'].flatMap((tab) =>
      MANNERS.map(({ language, viewport }) => {
        const address = `${url}${inLanguage('/choice-list', language)}?main=38400&state=Assam${tab}`
        return { address, viewport, kept }
      }),
    )
    for (const shifts of await Promise.all(visits.map((visit) => shiftsOf(browser, visit))))
      expect(
        shifts.reduce((total, { value }) => total + value, 0),
        JSON.stringify(shifts),
      ).toBeLessThanOrEqual(SHIFT_MAX)
  },
)

/** A first visit, with nothing in the cache: what the page shifted until its files and fonts were there. */
async function shiftsOf(browser: Browser, { address, viewport, kept }: Visit): Promise<typeof globalThis.shifts> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G)
  await page.addInitScript(watchShifts)
  if (kept !== undefined) await page.addInitScript((lists) => localStorage.setItem('choiceLists', lists), kept)
  await page.goto(address, { waitUntil: kept === undefined ? 'load' : 'networkidle' })
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
