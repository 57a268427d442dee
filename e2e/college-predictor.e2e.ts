import { expect, type Page } from '@playwright/test'
import { journey } from './journey.ts'

const RESULT = '/tools/college-predictor?main=12000&category=OBC-NCL&state=Maharashtra'

journey(
  'a visitor goes from the first page to the seats a rank reaches, without an account',
  async ({ page, checkPage }) => {
    await page.goto('/')
    await checkPage('the first page')
    await answerFive(page)
    await expect(page).toHaveURL(/main=12000/)
    await expect(page).toHaveURL(/state=Maharashtra/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('12,000')
    await expect(seats(page).first()).toBeVisible()
    await checkPage('the result')
  },
)

journey('a result is a link: another browser opens the same seats', async ({ page, browser, url }) => {
  await page.goto(RESULT)
  const shown = await seats(page).allInnerTexts()
  expect(shown.length).toBeGreaterThan(0)
  const other = await browser.newPage()
  await other.goto(`${url}${new URL(page.url()).pathname}${new URL(page.url()).search}`)
  expect(await seats(other).allInnerTexts()).toEqual(shown)
  await other.close()
})

journey('each band has its own tab, and the tab stands in the address', async ({ page, checkPage }) => {
  await page.goto(RESULT)
  await page
    .getByRole('navigation', { name: 'How likely' })
    .getByRole('link', { name: /^Dream/ })
    .click()
  await expect(page).toHaveURL(/band=reach/)
  await expect(seats(page).first()).toContainText(/Dream/)
  await checkPage('the Dream tab')
  await page.goBack()
  await expect(page).not.toHaveURL(/band=reach/)
})

journey('a filter narrows the list and can be cleared', async ({ page }) => {
  await page.goto(`${RESULT}&type=NIT`)
  await expect(seats(page).first()).toBeVisible()
  for (const text of await seats(page).allInnerTexts()) expect(text).toMatch(/NIT|IIEST/i)
  await page.getByRole('link', { name: 'Remove NIT' }).first().click()
  await expect(page).not.toHaveURL(/type=NIT/)
})

journey('a printed result is its rows, without fields and buttons', async ({ page }) => {
  await page.goto(RESULT)
  await page.emulateMedia({ media: 'print' })
  await expect(seats(page).first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})

journey('the language changes and the question stays', async ({ page, checkPage }) => {
  await page.goto(RESULT)
  await page.getByRole('link', { name: 'हिन्दी में पढ़ें' }).click()
  await expect(page).toHaveURL(/\/hi\/tools\/college-predictor\?.*main=12000/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await checkPage('the result in Hindi')
})

journey('the dark theme is kept on the next page', async ({ page, checkPage }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(RESULT)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await checkPage('the result, dark')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

journey('all ranks of one person are judged at once, and each leads to its own seats', async ({ page, checkPage }) => {
  await page.goto('/tools/college-predictor')
  await page.getByRole('link', { name: 'Enter all my ranks' }).click()
  await expect(page).toHaveURL(/\/tools\/college-predictor\/all-ranks/)
  await checkPage('the questions for all ranks')
  await page.getByLabel('OBC-NCL').check({ force: true })
  await page.getByLabel('Class 12 state').selectOption('Bihar')
  await page.getByLabel('JEE Main rank').fill('40,000')
  await page.getByLabel('JEE Main category rank').fill('9000')
  await page.getByLabel('B.Planning common rank (CRL)').fill('200')
  await page.getByLabel('B.Planning category rank').fill('410')
  await page.getByRole('button', { name: 'See what each rank opens' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your seats, rank by rank')
  await expect(page.getByText('You do not have to pick one rank')).toBeVisible()
  await checkPage('what each rank opens')
  const seat = page
    .getByRole('list', { name: /^Best seats it would have got: / })
    .getByRole('button')
    .first()
  await seat.click()
  await expect(seat).toHaveAttribute('aria-pressed', 'true')
  const planning = page.getByRole('list', { name: 'Seats by chance: B.Planning category rank' })
  await planning.getByRole('link', { name: /Target/ }).click()
  await expect(page).toHaveURL(/by=planCategory.*band=likely|band=likely.*by=planCategory/)
  await seats(page).first().getByRole('link').first().click()
  await expect(
    seats(page)
      .first()
      .getByText(/^Open seat/)
      .first(),
  ).toBeVisible()
  await checkPage('an open row with every seat of a choice')
})

journey('all ranks without script', async ({ browser, url }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${url}/tools/college-predictor/all-ranks`)
  await page.getByLabel('JEE Main rank').fill('40000')
  await page.getByRole('button', { name: 'See what each rank opens' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What your rank opens')
  await context.close()
})

journey('what is missing is said on the question, and marks or a guess stand in for a rank', async ({ page }) => {
  await page.goto('/')
  const submit = page.getByRole('button', { name: 'See my colleges' })
  await submit.click()
  await expect(page.getByText('Type your rank, as on your scorecard')).toBeVisible()
  await page.getByRole('link', { name: 'I only have marks' }).click()
  await page.getByLabel('JEE Main marks, of 300').fill('182')
  await expect(page.getByText(/^Most likely rank 9,850; /)).toBeVisible()
  await page.getByText('SC', { exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Your SC rank' })).toBeFocused()
  await page.getByText("Don't know").click()
  await page.getByText('Girl', { exact: true }).click()
  await submit.click()
  await expect(page.getByText(/^Choose where you passed class 12/)).toBeVisible()
  await page.getByLabel('Class 12 state').selectOption('Kerala')
  await submit.click()
  await expect(page).toHaveURL(/main=9850.*mainCategory=\d+|mainCategory=\d+.*main=9850/)
  await expect(page.getByText(/We guessed rank 9,850 from your marks/)).toBeVisible()
})

journey('the form works without script', async ({ browser, url }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${url}/tools/college-predictor`)
  await answerFive(page)
  await expect(page).toHaveURL(/main=12000/)
  await expect(seats(page).first()).toBeVisible()
  await context.close()
})

journey('a wrong rank is told on its field, and nothing is lost', async ({ page, checkPage }) => {
  await page.goto('/tools/college-predictor?main=0&category=SC&state=Bihar')
  await expect(page.getByText('Main ranks go up to about 15 lakh. Is this your percentile?').first()).toBeVisible()
  await expect(page.getByLabel('Class 12 state').first()).toHaveValue('Bihar')
  await checkPage('the refused form')
})

journey('at 360 pixels nothing scrolls sideways, in either language', async ({ page, checkPage }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/tools/college-predictor', RESULT, `/hi${RESULT}`]) {
    await page.goto(path)
    await checkPage(`${path} at 360 pixels`)
  }
})

/** Rows of the result: each is a list item with one link that opens it in place. */
function seats(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[aria-expanded]') })
}

async function answerFive(page: Page) {
  await page.getByLabel('JEE Main rank').first().fill('12000')
  await page.getByLabel('OBC', { exact: true }).first().check({ force: true })
  await page.getByRole('textbox', { name: 'Your OBC-NCL rank' }).fill('3990')
  await page.getByLabel('Boy', { exact: true }).first().check({ force: true })
  await page.getByLabel('Class 12 state').first().selectOption('Maharashtra')
  await page.getByRole('button', { name: 'See my colleges' }).click()
}
