import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test'
import { type Product, startProduct } from '../scripts/product.ts'
import { findFirstStart } from './first-start.ts'
import { launchOptions } from './launch.ts'
import { findSidewaysScroll, listFaultsAsShown } from './page-faults.ts'
import { JOURNEY_SETTINGS } from './settings.ts'

type Fixtures = {
  page: Page
  context: BrowserContext
  url: string
  checkPage: (what: string) => Promise<void>
  /** Starts a product for one journey, which ends with it however it goes. */
  startOwn: typeof startProduct
  /** Ends what a journey opened for itself: a page left open goes on asking the product. */
  endVisits: undefined
}
/** How long a product may take to start where the machine is busy. */
export const START_MS = 600_000

type WorkerFixtures = { product: Product }

/**
 * A journey: a person in a real browser before the built product on a database as a first start leaves it. It fails on anything the page
 * writes to console.error, on an uncaught error, and on an answer of 500 or more. `checkPage` runs axe on what is shown.
 */
export const journey = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const product = await startProduct({ from: findFirstStart(), env: JOURNEY_SETTINGS })
      await use(product)
      expect(await product.stop(), 'the product ends cleanly on SIGTERM').toBe(0)
    },
    { scope: 'worker', timeout: START_MS },
  ],
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const browser = await chromium.launch(await launchOptions())
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  url: async ({ product }, use) => use(product.url),
  endVisits: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  startOwn: async ({}, use) => {
    const started: Product[] = []
    await use(async (options) => {
      const product = await startProduct(options)
      started.push(product)
      return product
    })
    await Promise.all(started.map((product) => product.stop()))
  },
  page: async ({ page }, use) => {
    const faults: string[] = []
    page.on('console', (message) => {
      // What the browser says of a request while a journey has cut the network is no fault of the page.
      if (message.type() !== 'error' || message.text().includes('net::ERR_INTERNET_DISCONNECTED')) return
      faults.push(`console.error: ${message.text()}`)
    })
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
    page.on('response', (answer) => answer.status() >= 500 && faults.push(`${answer.status()}: ${answer.url()}`))
    await use(page)
    expect(faults, 'the page is quiet').toEqual([])
  },
  checkPage: async ({ page }, use) => {
    await use(async (what) => {
      await expect(page, `${what} has its title`).toHaveTitle(/./)
      expect(await listFaultsAsShown(page), `axe finds nothing on ${what}`).toEqual([])
      expect(await page.evaluate(findSidewaysScroll), `${what} does not scroll sideways`).toBe(0)
    })
  },
})

/** Axe finds nothing in a state that the walk over every page does not come to. */
export async function expectNoAxeFaults(page: Page, what: string, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  expect(await listFaultsAsShown(page), `axe finds nothing on ${what}, ${colorScheme}`).toEqual([])
}
