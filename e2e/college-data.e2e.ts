import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { journey } from './journey.ts'

journey(
  'a visitor searches, narrows, sorts and turns the pages of the college data table',
  async ({ page, checkPage }) => {
    await page.goto('/datatest')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('College data')
    await checkPage('the whole table')
    await page.getByLabel('College or branch name').fill('Bombay computer')
    await page.getByRole('button', { name: 'Show rows' }).click()
    await expect(page).toHaveURL(/q=Bombay\+computer/)
    await expect(rows(page).first()).toContainText('Computer Science')
    await expect(rows(page).first()).toContainText('Indian Institute of Technology Bombay')
    await expect(rows(page).first()).toContainText(/JoSAA, 20\d\d, round \d/)
    await page.getByRole('columnheader', { name: 'College' }).getByRole('link').click()
    await expect(page).toHaveURL(/sort=institute/)
    await expect(page.getByRole('columnheader', { name: 'College' })).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page).toHaveURL(/q=Bombay\+computer/)
    await expect(page.getByText(/^Page 2 of/)).toBeVisible()
    await checkPage('the second page of a filter')
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(/\/datatest$/)
  },
)

journey('a filter is kept as a file', async ({ page }) => {
  await page.goto('/datatest?q=goa&season=2025&final=true')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('college-data.csv')
  const text = await readFile(await file.path(), 'utf8')
  const count = Number((await page.getByRole('heading', { name: /rows$/ }).innerText()).replace(/\D/g, ''))
  expect(count).toBeGreaterThan(50)
  expect(text.trimEnd().split('\r\n')).toHaveLength(count + 1)
})

journey(
  'the tables work without script, those of the States without a rank, and a link holds what was asked',
  async ({ browser, url }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await page.goto(`${url}/datatest`)
    await page.getByLabel('College or branch name').fill('Goa civil')
    await page.getByRole('button', { name: 'Show rows' }).click()
    await expect(page).toHaveURL(/q=Goa\+civil/)
    await expect(rows(page).first()).toContainText('Civil')
    const shown = await rows(page).allInnerTexts()
    await page.goto(page.url())
    expect(await rows(page).allInnerTexts()).toEqual(shown)
    await page.getByRole('link', { name: 'Tables of the State counsellings' }).click()
    await page.getByLabel('College or branch name').fill('dtu electrical')
    await page.getByRole('button', { name: 'Show rows' }).click()
    await expect(page).toHaveURL(/\/datatest\/states\?q=dtu\+electrical/)
    await expect(rows(page).first()).toContainText('Delhi Technological University')
    await expect(rows(page).first()).toContainText('JAC Delhi 2025, round 5')
    await context.close()
  },
)

journey(
  'at 360 pixels each row is an item and nothing scrolls sideways, in either language',
  async ({ page, checkPage }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of [
      '/datatest',
      '/datatest?type=NIT&preparatory=true',
      '/hi/datatest',
      '/datatest?q=nowhere-at-all',
    ]) {
      await page.goto(path)
      await checkPage(`${path} at 360 pixels`)
    }
    await page.goto('/datatest')
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /JoSAA, 20\d\d/ })
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('table')).toBeHidden()
  },
)

/** Rows of the table under its head. */
function rows(page: Page) {
  return page.getByRole('row').filter({ has: page.getByRole('cell') })
}
