import { expect } from '@playwright/test'
import { journey } from './journey.ts'

const TOOLS = [
  '/tools/rank-calculator?from=percentile&percentile=97&category=SC',
  '/tools/rank-calculator?exam=advanced&marks=150',
  '/tools/percentile-calculator?marks=155&shift=28-jan-1',
  '/tools/marking-scheme?physics-choice.right=10&physics-choice.wrong=4',
  '/tools/cgpa-calculator?mode=percentage&body=sppu&average=8',
  '/tools/branch-comparison?branch=CSE&branch=CIVIL&branch=BIO',
  '/compare?q=warangal+computer',
  '/resources/mental-health',
]

journey(
  'a rank is worked out with the keyboard alone, and its link shows the same to another',
  async ({ page, browser, url }) => {
    await page.goto('/tools/rank-calculator')
    await page.getByLabel('Marks out of 300').first().focus()
    await page.keyboard.type('182')
    await expect(page.getByText('That is 98.12 to 99.72 percentile.')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('[name=marks]')).toHaveValue('183')
    await expect(page).toHaveURL(/marks=183/)
    const answer = await page.getByText('Common rank (CRL), season 2026').locator('..').innerText()
    const other = await browser.newPage()
    await other.goto(new URL(page.url(), url).href)
    expect(await other.getByText('Common rank (CRL), season 2026').locator('..').innerText()).toBe(answer)
    await other.close()
  },
)

journey('a rank leads to the predictor', async ({ page }) => {
  await page.goto('/tools/rank-calculator?from=percentile&percentile=98&season=2025')
  await page.getByRole('link', { name: /See colleges for rank/ }).click()
  await expect(page).toHaveURL(/\/tools\/college-predictor\?main=\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Colleges for rank')
})

journey('without script a calculator still answers', async ({ browser, url }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${url}/tools/cgpa-calculator`)
  await page.getByLabel('Subject 1, Credits').fill('4')
  await page.getByLabel('Subject 1, Letter or points').fill('A')
  await page.getByRole('button', { name: 'Show my answer' }).click()
  await expect(page.getByText('8.00')).toBeVisible()
  await context.close()
})

journey('two seats are found by their words and stand side by side, without script too', async ({ browser, url }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${url}/compare`)
  await page.getByLabel('Institute and branch').fill('warangal computer')
  await page.getByRole('button', { name: 'Find seats' }).click()
  for (const _ of ['first', 'second'])
    await page
      .getByRole('link', { name: /^Add National Institute of Technology, Warangal/ })
      .first()
      .click()
  await expect(page.getByRole('columnheader', { name: /National Institute of Technology, Warangal/ })).toHaveCount(2)
  await expect(page.getByText(/of the whole college, not of the branch/)).toBeVisible()
  await context.close()
})

journey('a CGPA comes as a PDF from the page itself', async ({ page }) => {
  await page.goto('/tools/cgpa-calculator?credits=4&grade=A')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('cgpa.pdf')
  expect(await download.failure()).toBeNull()
})

// Hindi words are the longer ones, so they stand where there is least room.
for (const [language, width, start] of [
  ['Hindi', 320, '/hi'],
  ['English', 1280, ''],
] as const)
  journey(`calculators read well in ${language} at ${width} pixels`, async ({ page, checkPage }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of TOOLS) {
      await page.goto(start + path)
      await checkPage(start + path)
    }
  })
