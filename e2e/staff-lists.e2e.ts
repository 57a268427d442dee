import { expect, type Page } from '@playwright/test'
import { ADMIN_PAGES } from '../apps/web/src/admin-pages.ts'
import { callAs } from './calls.ts'
import { journey } from './journey.ts'
import { aSample } from './people.ts'

/** Each list of staff. */
const LISTS: readonly string[] = [
  '/admin/users',
  '/admin/payments',
  '/admin/refunds?state=all',
  '/admin/mentors',
  '/admin/mentors/sessions',
  '/admin/mentors/reports',
  '/admin/mentors/reviews',
  '/admin/messages',
  '/admin/messages?of=grievances',
  '/admin/feedback?status=all',
  '/admin/plan-event-management',
  '/admin/plan-event-management/events',
  '/admin/plan-event-management/coupons',
  '/admin/college-data',
  '/admin/college-data/states',
  '/admin/college-data/editions',
  '/admin/college-data/records',
  '/admin/college-data/rows',
  '/admin/announcements',
  '/admin/guides',
  '/admin/college-data/seasons',
  '/admin/parent-papers',
  '/admin/staff',
  '/admin/settings?part=limits',
  '/admin/jobs',
]
/** Pages of staff without a list, and why: whatever else stands in the menu of pages is one, and has all of the kit. */
const NO_LISTS: Readonly<Record<string, string>> = {
  '/admin': 'what is due, in the order of its urgency',
  '/admin/settings': 'forms; its limits are a list',
  '/admin/college-data/colleges': 'the facts of one college',
  '/admin/payment-analytics': 'charts',
  '/admin/payment-analytics/gst': 'the report of one month',
  '/admin/announcements/new': 'a form',
}
const AUDIT = '/admin/audit-logs'
const pathOf = (address: string) => address.split('?', 1)[0] ?? address
const FIRST_ROW_MAX = 300
/** 44 px of one line, and the line under it. */
const ROW_MAX = 46
/** 64 px of two lines, and the line under them. */
const PHONE_ROW_MAX = 66
/** What the content of every page of staff is wide at 1280. */
const WIDTH = 968
/** What the bar of the frame covers. */
const BAR = 64

const rowsOf = (page: Page) => page.getByRole('table').first().locator('tbody tr[data-row]')
const focused = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('tbody tr[data-row]')].findIndex((row) => row.contains(document.activeElement)),
  )

journey(
  'every list of staff begins within the first 300 pixels, sorts by each of its heads, and has its views and filters',
  async ({ browser, product }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })
    for (const path of LISTS) {
      await admin.goto(path)
      const first = rowsOf(admin).first()
      await expect(first, path).toBeVisible()
      await admin.evaluate(() => document.fonts.ready)
      await expect
        .poll(async () => (await first.boundingBox())?.y ?? FIRST_ROW_MAX, { message: path })
        .toBeLessThan(FIRST_ROW_MAX)
      for (const row of await rowsOf(admin).all())
        expect((await row.boundingBox())?.height, path).toBeLessThanOrEqual(ROW_MAX)
      expect((await admin.getByRole('table').first().boundingBox())?.width, path).toBeGreaterThanOrEqual(WIDTH - 2)
      await expect(admin.getByRole('navigation', { name: 'Saved views' }), path).toBeVisible()
      await expect(admin.getByRole('search').first(), path).toBeVisible()
      await expect(admin.getByRole('main').getByRole('button', { name: /CSV/ }).first(), path).toBeVisible()
      await expect(admin.getByRole('table').first().getByRole('button', { name: 'Columns' }), path).toBeVisible()
      const heads = admin.getByRole('table').first().locator('thead th').filter({ hasText: /\S/ })
      const sorting = heads.filter({ has: admin.getByRole('link') })
      const named = heads.filter({ hasNot: admin.locator('.sr-only, input, button') })
      expect((await named.count()) - (await sorting.count()), path).toBe(0)
    }
  },
)

journey(
  'every page of staff is a list with all of its kit, or one of those that are none',
  async ({ browser, product }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })
    const pages = Object.keys(ADMIN_PAGES).filter((path) => !path.includes(':'))
    const lists = [...LISTS.map(pathOf), AUDIT].filter((path) => path !== '/admin/settings')
    expect(pages.toSorted()).toEqual([...new Set([...lists, ...Object.keys(NO_LISTS)])].toSorted())
    await admin.goto(AUDIT)
    const entry = admin.getByRole('main').locator('li:has(summary)').first()
    await expect(entry).toBeVisible()
    expect((await entry.boundingBox())?.y).toBeLessThan(FIRST_ROW_MAX)
    for (const name of [/CSV/, 'Columns'])
      await expect(admin.getByRole('main').getByRole('button', { name })).toBeVisible()
    await expect(admin.getByRole('navigation', { name: 'Saved views' })).toBeVisible()
    await admin.getByRole('combobox', { name: 'Order' }).selectOption('action')
    await expect(admin).toHaveURL(/sort=action/)
    await expect(admin.getByRole('heading', { name: 'By action' })).toBeVisible()
  },
)

journey(
  'on a phone a row of every list of staff has two lines, 64 pixels together, in both languages',
  async ({ browser, product }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 390, height: 844 })
    for (const language of ['hi', 'en']) {
      await callAs(admin, 'PATCH', '/api/v1/users/updateMe', { language })
      for (const path of LISTS) {
        await admin.goto(path)
        const rows = admin.getByRole('main').locator('li[data-row]')
        await expect(rows.first(), path).toBeVisible()
        await admin.evaluate(() => document.fonts.ready)
        const boxes = await rows.evaluateAll((all) =>
          all.map((row) => ({ height: row.getBoundingClientRect().height, isWide: row.scrollWidth > row.clientWidth })),
        )
        expect(Math.max(...boxes.map(({ height }) => height)), `${path}, ${language}`).toBeLessThanOrEqual(
          PHONE_ROW_MAX,
        )
        expect(
          boxes.filter(({ isWide }) => isWide),
          `${path}, ${language}`,
        ).toEqual([])
        if (pathOf(path) === '/admin/messages')
          expect((await rows.first().boundingBox())?.y, `${path}, ${language}`).toBeLessThan(FIRST_ROW_MAX)
      }
    }
  },
)

journey(
  'a list of staff keeps its head in sight, and is worked through by keys, by a range and by a saved view',
  async ({ browser, product }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 480 })
    await admin.goto('/admin/users')
    await expect(rowsOf(admin).nth(4)).toBeVisible()
    const head = admin.getByRole('table').first().locator('thead th').nth(1)
    await admin.mouse.move(640, 300)
    await admin.mouse.wheel(0, 260)
    await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? 0)).toBe(BAR)

    await admin.locator('h1').first().click()
    for (const key of ['j', 'j', 'j', 'k']) await admin.keyboard.press(key)
    expect(await focused(admin)).toBe(1)
    await admin.keyboard.press('x')
    await expect(rowsOf(admin).nth(1).getByRole('checkbox')).toBeChecked()
    await rowsOf(admin)
      .nth(4)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] })
    await expect(admin.getByRole('table').first().locator('tbody input:checked')).toHaveCount(4)

    await admin.setViewportSize({ width: 1280, height: 800 })
    await admin.getByRole('combobox', { name: 'Role' }).selectOption('mentor')
    await expect(admin).toHaveURL(/role=mentor/)
    await admin.getByRole('button', { name: 'Save view' }).click()
    await admin.getByLabel('Name of the view').fill('Mentors alone')
    await admin.getByRole('dialog').getByRole('button', { name: 'Save view' }).click()
    const views = admin.getByRole('navigation', { name: 'Saved views' })
    await views.getByRole('link', { name: 'Standard' }).click()
    await expect(admin).not.toHaveURL(/role=/)
    await views.getByRole('link', { name: 'Mentors alone' }).click()
    await expect(admin).toHaveURL(/role=mentor/)
    await expect(rowsOf(admin).first()).toContainText('Mentor')
    await views.getByRole('button', { name: 'Remove the view Mentors alone' }).click()
    await expect(views.getByRole('link', { name: 'Mentors alone' })).toHaveCount(0)

    await admin.locator('h1').first().click()
    await admin.keyboard.press('j')
    await admin.keyboard.press('Enter')
    await expect(admin).toHaveURL(/\/admin\/users\/[\w-]+$/)
  },
)
