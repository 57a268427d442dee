import { expect, type Locator, type Page } from '@playwright/test'
import { ADMIN_PAGES } from '../apps/web/src/admin-pages.ts'
import { callAs } from './calls.ts'
import { STAFF_LISTS } from './every-staff-list.ts'
import { journey } from './journey.ts'
import { aSample } from './people.ts'

const LISTS = Object.keys(STAFF_LISTS)
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
/** One line of buttons, and the space above and below. */
const BAR_MAX = 66
/** The worker looks for jobs every few seconds. */
const JOB_MS = 60_000
/** A page that is loaded shows what Enter opens at once. */
const OPEN_MS = 10_000
/** What one comes to a list to do, in sight on a phone without moving a line sideways. */
const MAIN_BUTTONS: Readonly<Record<string, string>> = {
  '/admin/users': 'Invite somebody',
  '/admin/announcements': 'New announcement',
}
/** What the bar of the frame covers. */
const BAR = 64

const rowsOf = (page: Page) => page.getByRole('table').first().locator('tbody tr[data-row]')
const highestOf = (rows: Locator) =>
  rows.evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().height)))
const widthOf = async (page: Page) => (await page.getByRole('table').first().boundingBox())?.width ?? 0
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
      await expect
        .configure({ soft: true })
        .poll(() => highestOf(rowsOf(admin)), { message: path, timeout: OPEN_MS })
        .toBeLessThanOrEqual(ROW_MAX)
      await expect
        .configure({ soft: true })
        .poll(async () => Math.abs((await widthOf(admin)) - WIDTH), { message: path, timeout: OPEN_MS })
        .toBeLessThanOrEqual(2)
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
        const main = MAIN_BUTTONS[path]
        if (main !== undefined && language === 'en')
          await expect(admin.getByRole('main').getByText(main, { exact: true }).first(), path).toBeInViewport({
            ratio: 1,
          })
      }
    }
  },
)

journey(
  'every list of staff keeps its head in sight and is worked through by keys; where several rows can be acted on, they are ticked one by one and by a range',
  async ({ browser, product }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })
    for (const [path, bulk] of Object.entries(STAFF_LISTS)) {
      await admin.goto(path)
      await expect(rowsOf(admin).first(), path).toBeVisible()
      await admin.evaluate(() => document.fonts.ready)
      await expectHeadStays(admin, path)
      const count = await rowsOf(admin).count()
      await walkByKeys(admin, { path, count })
      if ('ticks' in bulk) await tickByKeyAndRange(admin, { path, count })
      else expect(await rowsOf(admin).getByRole('checkbox').count(), path).toBe(0)
      if (!('opensNothing' in bulk)) await expectEnterOpens(admin, path)
    }
  },
)

journey(
  'rows that are ticked have one thing done to them as a job that says how far it is; on a phone what can be done stands in one line',
  async ({ browser, product }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })
    await admin.goto('/admin/messages?state=all')
    const boxes = rowsOf(admin).getByRole('checkbox')
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    const bar = admin.getByRole('region', { name: 'What can be done with the ticked rows' })
    await expect(bar.getByText('2 ticked')).toBeVisible()
    await bar.getByRole('button', { name: 'Say who answers' }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('combobox').selectOption({ index: 1 })
    await dialog.getByRole('button', { name: 'Say who answers' }).click()
    await expect(bar).toBeHidden()
    const progress = admin.getByRole('region', { name: 'Actions on all of a filter' })
    await expect(progress.getByText(/2 of 2 done/)).toBeVisible({ timeout: JOB_MS })

    for (const language of ['hi', 'en']) {
      await callAs(admin, 'PATCH', '/api/v1/users/updateMe', { language })
      await admin.setViewportSize({ width: 390, height: 844 })
      for (const path of ['/admin/users', '/admin/messages?state=all']) {
        await admin.goto(path)
        const items = admin.getByRole('main').locator('li[data-row]')
        await items.nth(0).getByRole('checkbox').check()
        const line = admin.locator('section:has(> div > [role=status]):has(button)').last()
        await expect(line, path).toBeInViewport()
        expect((await line.boundingBox())?.height, `${path}, ${language}`).toBeLessThanOrEqual(BAR_MAX)
        await expect(line.locator('> button'), 'it is put away without moving the line').toBeInViewport({ ratio: 1 })
      }
    }
  },
)

journey(
  'all of a filter are selected from the ticks of some, their number is typed, and the job is watched to its end',
  async ({ browser, product }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })
    const word = `Filterword${Date.now().toString(36)}`
    for (const which of ['first', 'second', 'third'])
      await callAs(admin, 'POST', '/api/v1/public/contact', {
        fullName: `Nina ${word}`,
        email: `${which}-${word.toLowerCase()}@example.org`,
        topic: 'other',
        message: `This is the ${which} of three that are closed together.`,
        language: 'en',
      })
    await admin.goto(`/admin/messages?q=${word}&state=all`)
    await expect(rowsOf(admin)).toHaveCount(3)
    await rowsOf(admin).getByRole('checkbox').first().check()
    const bar = admin.getByRole('region', { name: 'What can be done with the ticked rows' })
    await bar.getByRole('button', { name: 'Select all 3 of this filter' }).click()
    await expect(bar.getByText('All 3 of this filter')).toBeVisible()
    await bar.getByRole('button', { name: /^Close/ }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByLabel('Type 3 to confirm').fill('3')
    await dialog.getByRole('button', { name: /^Close/ }).click()
    const progress = admin.getByRole('region', { name: 'Actions on all of a filter' })
    await expect(progress.getByText(/^[0-3] of 3 done/)).toBeVisible({ timeout: JOB_MS })
    await expect(progress.getByText('3 of 3 done · 3 changed')).toBeVisible({ timeout: JOB_MS })
    await expect(rowsOf(admin).filter({ hasText: 'Closed' })).toHaveCount(3)
  },
)

journey('a list of staff is opened again by a saved view, filters, order and columns', async ({ browser, product }) => {
  const admin = await aSample(browser, product, 'admin')
  await admin.setViewportSize({ width: 1280, height: 800 })
  await admin.goto('/admin/users')
  await admin.getByRole('combobox', { name: 'Role' }).selectOption('mentor')
  await expect(admin, 'what is left empty is not in the address').toHaveURL(/\/admin\/users\?role=mentor$/)
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
})

/** However short the list is: the page is made longer for it. */
async function expectHeadStays(page: Page, path: string): Promise<void> {
  const table = page.getByRole('table').first()
  const head = table.locator('thead th').nth(1)
  const top = (await table.boundingBox())?.y ?? 0
  await page.evaluate(
    ({ by }) => {
      document.body.style.paddingBottom = '1200px'
      scrollTo(0, by)
    },
    { by: top - BAR + 20 },
  )
  await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? 0), { message: path }).toBe(BAR)
  await page.evaluate(() => {
    document.body.style.paddingBottom = ''
    scrollTo(0, 0)
  })
}

type Walked = { path: string; count: number }

async function walkByKeys(page: Page, { path, count }: Walked): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press('j')
  expect(await focused(page), path).toBe(0)
  if (count === 1) return
  await page.keyboard.press('j')
  expect(await focused(page), path).toBe(1)
  await page.keyboard.press('k')
  expect(await focused(page), path).toBe(0)
}

async function tickByKeyAndRange(page: Page, { path, count }: Walked): Promise<void> {
  const box = (at: number) => rowsOf(page).nth(at).getByRole('checkbox')
  const last = Math.min(3, count - 1)
  await page.keyboard.press('x')
  await expect(box(0), path).toBeChecked()
  if (last > 0) await box(last).click({ modifiers: ['Shift'] })
  await expect(rowsOf(page).getByRole('checkbox', { checked: true }), path).toHaveCount(last + 1)
  await page.getByRole('table').first().locator('thead').getByRole('checkbox').first().check()
  await expect(rowsOf(page).getByRole('checkbox', { checked: true }), path).toHaveCount(count)
  await page.getByRole('table').first().locator('thead').getByRole('checkbox').first().uncheck()
}

async function expectEnterOpens(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press('j')
  const before = page.url()
  await page.keyboard.press('Enter')
  const isOpen = async () => page.url() !== before || (await page.getByRole('dialog').count()) > 0
  await expect.configure({ soft: true }).poll(isOpen, { message: path, timeout: OPEN_MS }).toBe(true)
}
