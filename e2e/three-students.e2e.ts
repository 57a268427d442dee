import { expect, type Page } from '@playwright/test'
import { journey } from './journey.ts'
import { countTaps, enterGirlOfKerala, openHome } from './taps.ts'

journey('a girl of Kerala with a common rank reaches her seats, women’s among them', async ({ page }) => {
  const taps = countTaps()
  await enterGirlOfKerala(page, taps)
  const calicut = rowOf(page, 'National Institute of Technology Calicut, Computer Science and Engineering')
  await expect(calicut).toContainText('14,263')
  await expect(page.locator('.missing-bar')).toHaveCount(0)
  taps.expectFew()
})

journey('a boy of Bihar sees his OBC seats by a rank we guess and say so, and then by his own', async ({ page }) => {
  await openHome(page)
  const taps = countTaps()
  await taps.type(page.getByLabel('JEE Main rank (CRL)'), '48000')
  await taps.press(page.getByRole('radio', { name: 'OBC' }))
  await taps.press(page.getByRole('radio', { name: 'Boy' }))
  await taps.choose(page.getByLabel('Class 12 state'), 'Bihar')
  await taps.press(page.getByRole('button', { name: 'See my colleges' }))
  const bar = page.getByText(/^We guessed your category rank: [\d,]+\.$/)
  await expect(bar).toBeVisible()
  await expectOwnSeats(page, /^OBC-NCL seat/)
  taps.expectFew()
  await page.getByRole('button', { name: 'Type yours' }).click()
  await page
    .locator('#profile')
    .getByText(/^We guess/)
    .click()
  await page.locator('#profile').locator('[name="mainCategory"]').fill('14200')
  await page.locator('#profile').getByRole('button', { name: 'See my colleges' }).click()
  await expect(page).toHaveURL(/mainCategory=14200/)
  await expect(bar).toHaveCount(0)
})

journey('without a category rank an address says above the rows what it hides, with the field', async ({ page }) => {
  await page.goto('/tools/college-predictor?main=48000&category=OBC-NCL&gender=male&state=Bihar')
  const field = page.getByLabel(/^Add your OBC rank to see more seats in [\d,]+ choices$/)
  const top = (await field.boundingBox())?.y ?? Number.POSITIVE_INFINITY
  expect(top).toBeLessThan((await rows(page).first().boundingBox())?.y ?? 0)
  await field.fill('14200')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page).toHaveURL(/mainCategory=14200/)
  await expectOwnSeats(page, /^OBC-NCL seat/)
})

journey('a girl of Delhi sees her SC seats, and with a second exam IITs and NITs on one board', async ({ page }) => {
  await openHome(page)
  const taps = countTaps()
  await taps.type(page.getByLabel('JEE Main rank (CRL)'), '9000')
  await taps.press(page.getByRole('radio', { name: 'SC', exact: true }))
  await taps.press(page.getByRole('radio', { name: 'Girl' }))
  await taps.choose(page.getByLabel('Class 12 state'), 'Delhi')
  await taps.press(page.getByRole('button', { name: 'See my colleges' }))
  await expect(page.getByText(/^We guessed your category rank/)).toBeVisible()
  await expectOwnSeats(page, /SC/)
  taps.expectFew()
  // Her second rank: the card again, with all that she said in it.
  await page.getByRole('button', { name: 'Edit' }).click()
  const card = page.locator('#profile')
  await card.getByText('I also have a JEE Advanced rank').click()
  await card.getByLabel('JEE Advanced rank (CRL)').fill('3800')
  await card.getByRole('button', { name: 'See my colleges' }).click()
  await expect(page).toHaveURL(/advanced=3800/)
  await expect(page.getByText(/^We guessed your category rank/), 'the guess is said still').toBeVisible()
  await expect(page.locator('.missing-bar'), 'and what her SC rank of JEE Advanced hides').toContainText(
    'more seats in',
  )
  const names = await rows(page).locator('a[aria-expanded]').allInnerTexts()
  expect(names.some((name) => name.startsWith('IIT '))).toBe(true)
  await page.getByRole('searchbox', { name: 'Search by college or branch' }).fill('nsut')
  // For a moment the rows before and those after both stand.
  await expect(page.getByText('Not in JoSAA').first()).toBeVisible()
})

journey('tabs and filters of a result are answered on the device, and the address says so', async ({ page }) => {
  const calls: string[] = []
  const table = page.waitForResponse(/packed-choices/)
  await page.goto('/tools/college-predictor?main=12450&gender=female&state=Kerala')
  await (await table).finished()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
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

/** The first row, opened, holds a seat of the reader's own category. */
async function expectOwnSeats(page: Page, name: RegExp): Promise<void> {
  // Before the page is taken over a row leads to the seat's own page.
  await page.waitForLoadState('networkidle')
  await rows(page).first().locator('a[aria-expanded]').click()
  await expect(page.locator('.result-pools').getByText(name).first()).toBeVisible()
}

function rowOf(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('link', { name: new RegExp(name) }) })
}
