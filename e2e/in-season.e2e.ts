import { rmSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { journey } from './journey.ts'
import { copyFirstStart, importRoundOne } from './made-round.ts'
import { JOURNEY_SETTINGS } from './settings.ts'

const SILCHAR = 'national-institute-of-technology-silchar'
const ECE = 'electronics-and-communication-engineering-4-years-bachelor-of-technology'
const SEAT = `/seats/${SILCHAR}/${ECE}/hs/open/neutral?main=33000&state=Assam`
const RESULT = '/tools/college-predictor?main=33000&state=Assam&q=silchar+electronics+communication'

journey(
  'once round 1 of the running season is imported, forecasts follow it and the pages say so',
  async ({ browser, url, startOwn }) => {
    const dataFolder = copyFirstStart()
    const settings = { dataFolder, env: JOURNEY_SETTINGS }
    const imported = importRoundOne(dataFolder)
    const page = await browser.newPage()
    await page.goto(url + SEAT)
    await expect(page.getByText(/is in$/)).toHaveCount(0)
    const expectedBefore = await expectedRange(page)
    await page.goto(url + RESULT)
    const chanceBefore = await firstRow(page).innerText()

    expect(await imported).toMatch(/published: book [0-9a-f]{16}/)

    const after = await startOwn(settings)
    await page.goto(after.url + SEAT)
    await expect(page.getByText('Round 1 of 2027 is in', { exact: true })).toBeVisible()
    // JoSAA 2026, round 1: this seat closed at 35,687; nine tenths of it are 32,118.
    await expect(page.getByText(/It closed at 32,118\. .* Your rank is not in yet\./)).toBeVisible()
    await expect(page.getByText('Round 1 of 2027 is in, and this follows it.')).toBeVisible()
    await page.getByText(/receipts, round by round/).click()
    const receipts = page.getByRole('region', { name: 'Sources' })
    await expect(receipts.getByText('JoSAA 2027, round 1')).toBeVisible()
    expect(await expectedRange(page)).not.toBe(expectedBefore)
    await page.goto(after.url + RESULT)
    await expect(page.getByText('Round 1 of 2027 is in', { exact: true })).toBeVisible()
    expect(await firstRow(page).innerText()).not.toBe(chanceBefore)
    await page.goto(`${after.url}/hi${RESULT}`)
    await expect(page.getByText('2027 का राउंड 1 आ चुका है', { exact: true })).toBeVisible()
    await page.goto(`${after.url}/datatest?season=2027`)
    await expect(page.getByText('JoSAA, 2027, round 1').first()).toBeVisible()
    await page.close()
    expect(await after.stop()).toBe(0)
    rmSync(dataFolder, { recursive: true })
  },
)

/** `33,000 to 41,000`, as the seat's page says it of the season to come. */
async function expectedRange(page: import('@playwright/test').Page): Promise<string> {
  const section = page.getByRole('region', { name: 'What to expect in 2027' })
  return (await section.innerText()).match(/[\d,]+ to [\d,]+/)?.[0] ?? ''
}

/** The first row of a result: a list item with one link that opens it in place. */
function firstRow(page: Page) {
  return page
    .getByRole('listitem')
    .filter({ has: page.locator('a[aria-expanded]') })
    .first()
}
