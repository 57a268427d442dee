import { expect, type Page } from '@playwright/test'
import { getServed } from './calls.ts'
import { journey } from './journey.ts'
import { writePartOfRound, writeSeason } from './made-season.ts'
import { listFaultsAsShown } from './page-faults.ts'
import { aSample } from './people.ts'
import { countFromHome } from './presses.ts'

/** The most presses from the first page of staff until each is done; what is typed is no press. */
const PART_PRESSES_MAX = 4
const SEASON_PRESSES_MAX = 11
const ROLL_BACK_PRESSES_MAX = 4
const SEASON_FILE = 'JoSAA_2027_all_rounds.csv'
const PART_FILE = 'JoSAA_2027_Round_1.csv'
/** Comparing with what is published, and making the book anew: as long as a busy machine takes for it. */
const WORK_MS = 240_000
const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

journey(
  'an admin publishes a part of a round, then a season of 70,000 rows: names settled, what changes looked through, wild ranks confirmed, what the file lacks left, and both taken back byte for byte',
  async ({ browser, product }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })
    const shipped = await bookOf(admin)

    const part = writePartOfRound()
    const first = await handIn(admin, PART_FILE, part.file)
    await expect(figure(admin, 'would be taken')).toHaveText(indian(part.rows), { timeout: WORK_MS })
    await publish(admin, first)
    first.check(PART_PRESSES_MAX)
    await expect.poll(() => bookOf(admin), { timeout: WORK_MS }).not.toBe(shipped)
    const partBook = await bookOf(admin)

    const season = writeSeason()
    const counted = await handIn(admin, SEASON_FILE, season.file)
    await expect(admin.getByText('Names we do not know')).toBeVisible({ timeout: WORK_MS })
    for (const name of Object.values(season.names)) {
      const item = admin.getByRole('listitem').filter({ hasText: name })
      await counted.press(item.getByRole('button').first())
      await expect(item.getByRole('combobox', { name: `What ${name}` })).toHaveValue('same')
    }
    await checkWidths(admin, 'what a check found')
    await counted.press(admin.getByRole('button', { name: 'Save names and check again' }))
    await expect(admin.getByText('Names we do not know')).toBeHidden({ timeout: WORK_MS })

    await expect(figure(admin, 'would be taken')).toHaveText(indian(season.rows - season.refused), { timeout: WORK_MS })
    await expect(figure(admin, 'refused')).toHaveText(indian(season.refused))
    await expect(figure(admin, 'published now, not in this file')).toHaveText(indian(part.lacked))
    await expect(figure(admin, 'with other ranks')).toHaveText(indian(part.changed))
    await expect(admin.getByText('A quota we do not know').first()).toBeVisible()

    const wild = await admin.getByText(/ranks look wrong$/).innerText()
    expect(Number(wild.replaceAll(/\D/g, ''))).toBeGreaterThanOrEqual(season.wild)
    const changes = admin.getByRole('group', { name: 'Which changes' })
    await expect(changes.getByRole('button', { name: /^Ranks that look wrong/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await counted.press(changes.getByRole('button', { name: /^Other ranks/ }))
    const changed = admin.getByRole('table', { name: 'Other ranks' })
    await expect(changed.getByText(/Calicut/).first()).toBeVisible()

    const accept = admin.getByRole('button', { name: 'Publish these rows' })
    await expect(accept).toBeDisabled()
    await counted.press(admin.getByRole('checkbox', { name: /^Publish without the .* refused rows$/ }))
    await counted.press(admin.getByRole('checkbox', { name: /^I checked these .* rows: their ranks are right$/ }))
    await expect(admin.getByText(/rows stay published as they are/)).toBeVisible()
    await publish(admin, counted)
    counted.check(SEASON_PRESSES_MAX)
    await expect(figure(admin, 'not in this file, left as they were')).toHaveText(indian(part.lacked))
    await checkWidths(admin, 'a published table')
    await expect.poll(() => bookOf(admin), { timeout: WORK_MS }).not.toBe(partBook)

    await rollBack(admin, SEASON_FILE)
    await expect.poll(() => bookOf(admin), { timeout: WORK_MS }).toBe(partBook)
    await rollBack(admin, PART_FILE)
    await expect.poll(() => bookOf(admin), { timeout: WORK_MS }).toBe(shipped)
  },
)

type Counted = Awaited<ReturnType<typeof countFromHome>>

/** From the first page: the file is handed in and its check begun, which round it is being read from its name. */
async function handIn(admin: Page, name: string, buffer: Buffer): Promise<Counted> {
  const counted = await countFromHome(admin)
  await counted.press(counted.menu('College data'))
  const chooser = admin.waitForEvent('filechooser')
  await counted.press(admin.getByText('Choose a table, or drop it here'))
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer })
  await expect(admin.getByLabel('Counselling', { exact: true })).toHaveValue('josaa')
  await expect(admin.getByLabel('Season (year)')).toHaveValue('2027')
  await counted.press(admin.getByRole('button', { name: 'Check the table' }))
  return counted
}

async function publish(admin: Page, counted: Counted): Promise<void> {
  await counted.press(admin.getByRole('button', { name: 'Publish these rows' }))
  await expect(admin.getByRole('heading', { name: 'What it changed' })).toBeVisible({ timeout: WORK_MS })
}

async function rollBack(admin: Page, file: string): Promise<void> {
  const back = await countFromHome(admin)
  await back.press(back.menu('College data'))
  const row = admin.getByRole('row').filter({ hasText: file })
  await back.press(row.filter({ hasText: 'Published' }).getByRole('link').first())
  await back.press(admin.getByRole('button', { name: 'Roll back' }))
  await back.press(admin.getByRole('button', { name: 'Yes, roll back' }))
  await expect(admin.getByText('Done', { exact: true }).first()).toBeVisible({ timeout: WORK_MS })
  back.check(ROLL_BACK_PRESSES_MAX)
}

/** A figure of what the check found, by its words. */
function figure(admin: Page, words: string) {
  return admin.getByText(words, { exact: true }).locator('xpath=following-sibling::dd')
}

function indian(count: number): string {
  return count.toLocaleString('en-IN')
}

/** The name of the book in use: that of its bytes. A process looks for another every five seconds. */
async function bookOf({ request }: Page): Promise<string> {
  const answer = await getServed(request, '/api/v1/tools/college-predictor?main=12000&category=OPEN&state=Bihar')
  const [, hash] = /"bookHash":"([0-9a-f]{16})"/.exec(await answer.text()) ?? []
  if (hash === undefined) throw new Error(`No book in an answer of ${answer.status()}`)
  return hash
}

async function checkWidths(page: Page, what: string): Promise<void> {
  for (const size of WIDTHS) {
    await page.setViewportSize(size)
    expect(await listFaultsAsShown(page), `axe finds nothing on ${what} at ${size.width}`).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}
