import { expect, type Locator, type Page } from '@playwright/test'
import { journey } from './journey.ts'

/** The most taps from the questions to a first right answer; each student types one number. */
const TAPS_MAX = 6

journey('a girl of Kerala with a common rank reaches her seats, women’s among them', async ({ page }) => {
  await page.goto('/tools/college-predictor')
  const taps = countTaps()
  await taps.type(page.getByLabel('JEE Main rank (CRL)'), '12450')
  await taps.press(page.getByLabel('Girl'))
  await taps.choose(page.getByLabel('Class 12 state'), 'Kerala')
  await taps.press(page.getByRole('button', { name: 'See my colleges' }))
  const calicut = rowOf(page, 'National Institute of Technology Calicut, Computer Science and Engineering')
  await expect(calicut).toContainText('14,263')
  await expect(page.locator('.missing-bar')).toHaveCount(0)
  expect(taps.count(), 'taps to the first right answer').toBeLessThanOrEqual(TAPS_MAX)
})

journey(
  'a boy of Bihar with a category is told above the rows what his rank opens, and gives it there',
  async ({ page }) => {
    await page.goto('/tools/college-predictor?main=48000&category=OBC-NCL&gender=male&state=Bihar')
    const before = await rows(page).count()
    expect(before).toBeGreaterThan(0)
    const field = page.getByLabel(/^Add your OBC rank to see more seats in [\d,]+ choices$/)
    const top = (await field.boundingBox())?.y ?? Number.POSITIVE_INFINITY
    expect(top).toBeLessThan((await rows(page).first().boundingBox())?.y ?? 0)
    const taps = countTaps()
    await taps.type(field, '14200')
    await taps.press(page.getByRole('button', { name: 'Add', exact: true }))
    await expect(page).toHaveURL(/mainCategory=14200/)
    await rows(page).first().getByRole('link').first().click()
    await expect(page.getByText(/^OBC-NCL seat/).first()).toBeVisible()
    expect(taps.count()).toBeLessThanOrEqual(TAPS_MAX)
  },
)

journey(
  'a student of Delhi with two exams sees IITs and NITs on one board, and what is missing above it',
  async ({ page }) => {
    await page.goto('/tools/college-predictor?main=9000&advanced=3800&category=SC&gender=female&state=Delhi')
    await expect(page.locator('.missing-bar')).toContainText('more seats in')
    const names = await rows(page).locator('a[aria-expanded]').allInnerTexts()
    expect(names.some((name) => name.startsWith('IIT '))).toBe(true)
    await page.getByRole('searchbox', { name: 'Search by college or branch' }).fill('nsut')
    await expect(page.getByText('Not in JoSAA')).toBeVisible()
  },
)

journey('tabs and filters of a result are answered on the device, and the address says so', async ({ page }) => {
  const calls: string[] = []
  await page.goto('/tools/college-predictor?main=12450&gender=female&state=Kerala')
  await page.waitForLoadState('networkidle')
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page
    .getByRole('navigation', { name: 'How likely' })
    .getByRole('link', { name: /^Dream/ })
    .click()
  await expect(page).toHaveURL(/band=reach/)
  await expect(rows(page).first()).toContainText('Dream')
  await page.getByLabel('Order').selectOption('chance')
  await expect(page).toHaveURL(/sort=chance/)
  expect(calls.filter((path) => path.includes('college-predictor'))).toEqual([])
})

function rows(page: Page) {
  return page.getByRole('listitem').filter({ has: page.locator('a[aria-expanded]') })
}

function rowOf(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('link', { name: new RegExp(name) }) })
}

/** Counts what a finger does: each tap on a field or button, and for a list the opening and the choosing. */
function countTaps() {
  let count = 0
  return {
    type: async (field: Locator, words: string) => {
      count += 1
      await field.fill(words)
    },
    press: async (target: Locator) => {
      count += 1
      await target.click({ force: true })
    },
    choose: async (list: Locator, value: string) => {
      count += 2
      await list.selectOption(value)
    },
    count: () => count,
  }
}
