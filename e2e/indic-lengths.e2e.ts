import { expect, type Page } from '@playwright/test'
import { addressesOf, bookSampleSession, publicParts } from './every-address.ts'
import { listTouchingLines, writeInDevanagari } from './indic-words.ts'
import { journey } from './journey.ts'
import { findSidewaysScroll, listClipped } from './page-faults.ts'
import { aSample } from './people.ts'

journey.describe.configure({ mode: 'parallel' })

/** The narrowest phone that many have. */
const PHONE = { width: 360, height: 740 }

const PLANNER = '/mentee-dashboard/tools/study-planner'
/** What mentees and mentors open most. */
const OWN_PAGES = {
  mentee: [
    '/mentee-dashboard',
    `${PLANNER}?view=week`,
    `${PLANNER}?view=month`,
    `${PLANNER}?view=chapters`,
    `${PLANNER}?view=settings`,
    '/mentee-dashboard/mocks',
    '/mentee-dashboard/progress',
    '/mentee-dashboard/choices',
    '/mentee-dashboard/season',
    '/mentee-dashboard/mentors',
    '/mentee-dashboard/sessions',
    '/mentee-dashboard/sessions/:id',
    '/mentee-dashboard/plans',
    '/mentee-dashboard/purchases',
    '/mentee-dashboard/events',
    '/mentee-dashboard/notifications',
    '/mentee-dashboard/profile',
  ],
  mentor: [
    '/mentor-dashboard',
    '/mentor-dashboard/availability',
    '/mentor-dashboard/sessions',
    '/mentor-dashboard/profile',
  ],
} as const

for (const [at, paths] of publicParts('every').entries())
  journey(`public pages hold an Indic script two fifths longer at 360 px, part ${at + 1}`, async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('splashSeen', 'true'))
    await expectRoom(page, await addressesOf(page, paths))
  })

for (const role of ['mentee', 'mentor'] as const)
  journey(`the pages of a ${role} hold an Indic script two fifths longer at 360 px`, async ({ browser, product }) => {
    const page = await aSample(browser, product, role)
    if (role === 'mentee') await bookSampleSession(page)
    await expectRoom(page, await addressesOf(page, OWN_PAGES[role]))
    await page.context().close()
  })

async function expectRoom(page: Page, addresses: readonly string[]): Promise<void> {
  await page.setViewportSize(PHONE)
  const faults: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await page.evaluate(writeInDevanagari)
    const by = await page.evaluate(findSidewaysScroll)
    const found = [...(await page.evaluate(listClipped)), ...(await page.evaluate(listTouchingLines))]
    faults.push(...[...(by > 0 ? [`scrolls ${by} px sideways`] : []), ...found].map((fault) => `${address}: ${fault}`))
  }
  expect(faults).toEqual([])
}
