import { type Browser, expect, type Page } from '@playwright/test'
import { type Deployments, openDeployments } from './deployments.ts'
import { journey as base } from './journey.ts'
import { signInAsSample } from './people.ts'

const journey = base.extend<{ site: Deployments }>({
  site: async ({ product }, use) => {
    const site = await openDeployments(product, 'may')
    await use(site)
    await site.close()
  },
})

const RESULT = '/tools/college-predictor?main=12000&category=OPEN&state=Goa'

/** A tab of a browser of its own, which says on its console what files were gone: here some are. */
async function openTab(browser: Browser, { url }: Deployments, serviceWorkers: 'allow' | 'block'): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers, viewport: { width: 1280, height: 900 } })
  await context.addInitScript(() => sessionStorage.setItem('splashSeen', 'true'))
  return context.newPage()
}

async function expectBuild(page: Page, build: string): Promise<void> {
  await expect(page.locator(`link[href^="/assets/${build}/"]`).first()).toBeAttached()
}

/** The worker is there, and has kept what this build works with where there is no network. */
async function waitUntilStored(page: Page, build: string): Promise<void> {
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('files-1')).match('/kept-ahead/en'))?.text() ?? '')
  await expect.poll(kept, { timeout: 120_000 }).toContain(`/assets/${build}/`)
}

journey(
  'a tab of the build before goes on with its own files, and the next page is the new one',
  async ({ browser, site }) => {
    const page = await openTab(browser, site, 'allow')
    await page.goto(RESULT)
    await waitUntilStored(page, 'may')
    site.deploy('june')
    await page.evaluate(() => Object.assign(window, { isSameTab: true }))
    const row = page
      .getByRole('main')
      .getByRole('link', { name: /: chance/ })
      .first()
    await row.click()
    await expect(page.locator('.result-detail:not([aria-busy])')).toBeVisible()
    expect(await page.evaluate(() => 'isSameTab' in window)).toBe(true)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Refund policy' }).click()
    await expect(page).toHaveURL(/\/refund$/)
    await expectBuild(page, 'june')
    await waitUntilStored(page, 'june')
    await page.context().setOffline(true)
    await page.goto('/tools/college-predictor?main=34567&category=OPEN&gender=male&state=Bihar')
    await expect(page.getByRole('heading', { level: 1, name: /34,567/ })).toBeVisible()
  },
)

for (const serviceWorkers of ['allow', 'block'] as const) {
  const how = serviceWorkers === 'allow' ? 'with a worker' : 'without one'
  journey(
    `what is half written is there again when a tab needs the new build, ${how}`,
    async ({ browser, site, product }) => {
      const page = await openTab(browser, site, serviceWorkers)
      await signInAsSample(page, product, 'mentee')
      await page.goto('/mentee-dashboard/profile')
      await expect(page.getByLabel('Full name')).not.toHaveValue('')
      if (serviceWorkers === 'allow') {
        await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      }
      await page.getByLabel('Full name').fill('Asha R. Rao')
      site.deploy('june')
      await page.keyboard.press('Control+k')
      await expectBuild(page, 'june')
      await expect(page.getByText('What you wrote is back. It is not sent yet.')).toBeVisible()
      await expect(page.getByLabel('Full name')).toHaveValue('Asha R. Rao')
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectBuild(page, 'june')
    },
  )
}

journey('a build whose worker answers no page gives way to the next', async ({ browser, site }) => {
  const page = await openTab(browser, site, 'allow')
  await page.goto('/about')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  site.deploy('june', { isBroken: true })
  const opens = () =>
    page.goto('/about').then(
      () => true,
      () => false,
    )
  await expect.poll(opens, { timeout: 120_000 }).toBe(false)
  site.deploy('july')
  await expect.poll(opens, { timeout: 120_000 }).toBe(true)
})

journey(
  'a page whose scripts are gone, since it was kept on the way, is loaded once more by itself',
  async ({ browser, site }) => {
    const page = await openTab(browser, site, 'block')
    site.deploy('june', { isLate: true })
    await page.goto('/tools/cgpa-calculator')
    await expectBuild(page, 'june')
  },
)
