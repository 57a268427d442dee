import { type Browser, expect, type Page } from '@playwright/test'
import type { Role } from '@sopaan/contract/users'
import { inLanguage } from '../packages/contract/src/paths.ts'
import { LANGUAGES } from '../packages/domain/src/languages.ts'
import { AXE } from '../scripts/axe.ts'
import { callAs } from './calls.ts'
import { addressesOf, bookSampleSession, dashboardParts, publicParts, shareSampleList } from './every-address.ts'
import { journey } from './journey.ts'
import { findUnseenFocus, listContrastFaults, listPageFaults } from './page-faults.ts'
import { signInAsSample } from './people.ts'

// Every page of one part in one language, each looked at in four widths and both themes; one part: `--grep 'mentee, hi, part 2'`.
const ROLES: readonly Role[] = ['mentee', 'mentor', 'admin']
/** How far the keyboard is followed into one page. */
const TABS_MAX = 60

// Every part has a page of its own and may be walked in any worker.
journey.describe.configure({ mode: 'parallel' })

/** A browser whose owner asked for less motion. */
async function calmPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', colorScheme: 'light' })
  await context.addInitScript(() => sessionStorage.setItem('splashSeen', 'true'))
  await context.addInitScript(AXE)
  return context.newPage()
}

async function faultsOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const address of addresses) {
    const answer = await page.goto(address)
    if (answer?.status() !== 200) faults.push(`${address}: answered ${answer?.status()}`)
    await expect(page.locator('.preparing:visible')).toHaveCount(0)
    // In a dashboard the title may stand in the frame.
    await expect(page.locator('h1').first()).toBeAttached()
    await expect(page).toHaveTitle(/./)
    faults.push(...(await listPageFaults(page)).map((fault) => `${address}: ${fault}`))
  }
  return faults
}

for (const language of LANGUAGES) {
  for (const [at, paths] of publicParts(language).entries()) {
    journey(`everybody can use every public page, ${language}, part ${at + 1}`, async ({ browser, url }) => {
      const page = await calmPage(browser, url)
      const addresses = await addressesOf(page, paths)
      expect(
        await faultsOf(
          page,
          addresses.map((address) => inLanguage(address, language)),
        ),
      ).toEqual([])
      await page.context().close()
    })
  }
}

for (const role of ROLES) {
  for (const language of LANGUAGES) {
    for (const [at, paths] of dashboardParts(role, language).entries()) {
      journey(
        `everybody can use every page of a ${role}, ${language}, part ${at + 1}`,
        async ({ browser, product, url }) => {
          const page = await calmPage(browser, url)
          await signInAsSample(page, product, role)
          if (role === 'mentee') await bookSampleSession(page)
          const addresses = await addressesOf(page, paths)
          if (role === 'mentee' && at === 0) addresses.push(await shareSampleList(page))
          await callAs(page, 'PATCH', '/api/v1/users/updateMe', { language })
          expect(await faultsOf(page, addresses)).toEqual([])
          await callAs(page, 'PATCH', '/api/v1/users/updateMe', { language: 'en' })
          await page.context().close()
        },
      )
    }
  }
}

journey('words too weak to read are found among many of their kind, in either theme', async ({ page }) => {
  const cells = Array.from({ length: 40 }, (_, at) => `<p class="cell">Words ${at}</p>`)
  await page.setContent(`<!doctype html><html lang="en"><title>Cells</title><style>
    html { background: #fff; color: #111 } [data-theme='dark'] { background: #111; color: #eee }
    #weak { color: #bbb } [data-theme='dark'] #dim { color: #333 } #behind { background: #444 }
    [data-theme='dark'] #behind { background: #ccc }</style><main>${cells.join('')}<p class="cell" id="weak">Weak</p>
    <p class="cell" id="dim">Dim</p><div id="behind"><p class="cell" id="over">Over</p></div></main></html>`)
  const asked = new Set<string>()
  const faults = await listContrastFaults(page, asked)
  expect(faults.map((fault) => fault.replace('axe, ', ''))).toEqual([
    'light: color-contrast: #weak',
    'light: color-contrast: #over',
    'dark: color-contrast: #dim',
    'dark: color-contrast: #over',
  ])
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p class="cell" id="dim">Late</p>'),
  )
  expect(await listContrastFaults(page, asked), 'a kind known of before is not asked for again').toEqual([])
  await page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<b id="dim">New</b>'))
  expect(await listContrastFaults(page, asked), 'a new one is').toHaveLength(1)
})

const KEYBOARD_PAGES = [
  '/',
  '/login',
  '/signup',
  '/contact',
  '/tools/rank-calculator',
  '/tools/college-predictor?main=33157&state=Assam',
  '/choice-list',
  '/mentors',
  '/events',
]

journey(
  'the keyboard reaches what can be pressed, in the order it is read, and shows where it is',
  async ({ browser, url }) => {
    const page = await calmPage(browser, url)
    for (const address of KEYBOARD_PAGES) {
      await page.goto(address)
      await expect(page.locator('.preparing:visible')).toHaveCount(0)
      const faults: string[] = []
      for (let at = 0; at < TABS_MAX; at += 1) {
        await page.keyboard.press('Tab')
        const fault = await page.evaluate(findUnseenFocus)
        if (fault === 'left the page') break
        if (fault !== undefined) faults.push(fault)
      }
      expect(faults, address).toEqual([])
    }
    await page.context().close()
  },
)

journey(
  'what opens above the page takes the keyboard in and gives it back to what opened it',
  async ({ browser, url }) => {
    const page = await calmPage(browser, url)
    await page.goto('/dev/kitchen-sink')
    for (const name of ['Open the sheet', 'Open the dialog', 'Deeds of row a']) {
      const opener = page.getByRole('button', { name, exact: true })
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('dialog[open], :popover-open').first(), name).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog[open], :popover-open'), name).toHaveCount(0)
      await expect(opener, name).toBeFocused()
    }
    await page.context().close()
  },
)
