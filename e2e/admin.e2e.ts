import { expect, type Page } from '@playwright/test'
import { getServed } from './calls.ts'
import { journey } from './journey.ts'
import { listFaultsAsShown } from './page-faults.ts'
import { aSample, newEmail, visit } from './people.ts'

const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** Comparing a table with every round, and compiling the book anew: as long as a busy machine takes for it. */
const WORK_MS = 240_000

journey(
  'an admin sees what needs a person, closes and opens a part, writes a notice everybody reads, and goes about by keys',
  async ({ browser, url, product }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.goto('/admin')
    await expect(admin.getByRole('heading', { name: 'Needs you' })).toBeVisible()
    await expect(admin.getByRole('heading', { name: 'The week' })).toBeVisible()
    expect(await listFaultsAsShown(admin), 'axe finds nothing on the first page').toEqual([])

    await admin.keyboard.press('Control+k')
    await admin.getByRole('combobox').fill('sett')
    expect(await listFaultsAsShown(admin), 'axe finds nothing in the palette').toEqual([])
    await admin.keyboard.press('Enter')
    await expect(admin).toHaveURL(`${url}/admin/settings`)

    await expect(admin.getByRole('switch', { name: /^Events/ })).toBeChecked()
    expect(await listFaultsAsShown(admin), 'axe finds nothing in the settings').toEqual([])
    await admin.getByRole('switch', { name: /^Events/ }).click()
    await admin.getByRole('button', { name: 'Close it' }).click()
    await expect(admin.getByText('Events: closed')).toBeVisible()
    const site = async () => (await (await getServed(admin.request, '/api/v1/site')).json()).data
    expect((await site()).switches.events).toBe(false)
    await admin.getByRole('button', { name: 'Undo' }).click()
    await expect(admin.getByRole('switch', { name: /^Events/ })).toBeChecked()

    await admin.getByLabel('Text in English').fill('We work on payments tonight.')
    await admin.getByLabel('Text in Hindi').fill('आज रात भुगतान पर काम होगा।')
    await admin.getByLabel('From (IST)').fill('2020-01-01T10:00')
    await admin.getByLabel('Until (IST)').fill('2090-01-01T10:00')
    await admin.getByRole('button', { name: 'Save' }).first().click()
    await expect(admin.getByText('It is shown now.')).toBeVisible()
    const visitor = await visit(browser, url)
    await visitor.goto('/hi/privacy')
    await expect(visitor.getByText('आज रात भुगतान पर काम होगा।')).toBeVisible()
    await admin.getByRole('button', { name: 'Take it off' }).click()
    await expect(admin.getByText('Taken off.')).toBeVisible()

    await admin.goto('/admin/jobs')
    await expect(admin.getByRole('heading', { name: 'Comes round again' })).toBeVisible()
    expect(await listFaultsAsShown(admin), 'axe finds nothing on the jobs').toEqual([])
    await admin.goto('/admin/settings?part=mails')
    await admin.getByRole('button', { name: 'Preview' }).click()
    await expect(admin.getByText('As it will read, with samples')).toBeVisible()
    expect(await listFaultsAsShown(admin), 'axe finds nothing in the words of mails').toEqual([])
  },
)

journey(
  'long tables keep their head in sight, a filter leaves the first screen to its rows',
  async ({ browser, product }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })
    await admin.goto('/admin/jobs')
    const jobs = admin.getByRole('table', { name: 'Comes round again' })
    await jobs.getByRole('row').last().scrollIntoViewIfNeeded()
    const head = await jobs.getByRole('columnheader').first().boundingBox()
    expect(Math.round(head?.y ?? -1), 'the head stands right under the bar of 64').toBe(64)

    await admin.goto('/admin/users')
    const first = await admin.getByRole('row').nth(1).boundingBox()
    expect(first?.y, 'three rows and more stand on the first screen').toBeLessThan(560)
    expect(first?.height).toBeLessThan(64)
  },
)

journey(
  'an admin finds a person, puts the account to sleep with a reason, takes that back, and reads the pages as the person',
  async ({ browser, url, product }) => {
    const admin = await aSample(browser, product, 'admin')
    const email = newEmail()
    await admin.goto('/admin/users')
    await admin.getByRole('button', { name: 'Invite somebody' }).click()
    await admin.getByLabel('Full name').fill('Ravi Menon')
    await admin.getByLabel('E-mail', { exact: true }).last().fill(email)
    await admin.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(admin.getByText('The invitation is on its way.')).toBeVisible()
    await admin.getByRole('searchbox', { name: 'Search' }).fill(email.slice(0, 20))
    await admin.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(admin.getByText('1 person')).toBeVisible()
    await checkWidths(admin, 'the list of people')
    await admin.getByRole('link', { name: 'Ravi Menon' }).click()
    await expect(admin.getByRole('heading', { name: 'Ravi Menon' })).toBeVisible()
    await checkWidths(admin, 'the page of a person')

    await admin.getByRole('button', { name: 'Deactivate' }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Two accounts of one person.')
    await dialog.getByRole('button', { name: 'Deactivate' }).click()
    await expect(admin.getByText('Deactivated: 1')).toBeVisible()
    await expect(admin.getByText(/^Deactivated by staff on/)).toBeVisible()
    await admin.getByRole('button', { name: 'Undo' }).click()
    await expect(admin.getByText('Undone.')).toBeVisible()

    await admin.getByRole('button', { name: 'View as this person' }).click()
    await dialog.getByRole('button', { name: 'View as this person' }).click()
    await expect(admin).toHaveURL(`${url}/mentee-dashboard`)
    const banner = admin.getByText(/^You are looking as Ravi Menon, until/)
    await expect(banner).toBeVisible()
    await checkWidths(admin, 'a page read as somebody else')
    await admin.getByRole('button', { name: 'End it' }).click()
    await expect(admin.getByRole('heading', { name: 'Ravi Menon' })).toBeVisible()
  },
)

journey(
  'an admin hands a table in, tells what an unknown name is, publishes what is sound and takes it back, byte for byte',
  async ({ browser, product }) => {
    const admin = await aSample(browser, product, 'admin')
    const shipped = await bookOf(admin)
    await admin.goto('/admin/college-data')
    await checkWidths(admin, 'the imports')
    const file = { name: 'round.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) }
    await admin.locator('input[type=file]').setInputFiles(file)
    await admin.getByLabel('Counselling', { exact: true }).selectOption('JoSAA')
    await admin.getByLabel('Season (year)').fill('2027')
    await admin.getByLabel('Round', { exact: true }).fill('1')
    await admin.getByRole('button', { name: 'Check the table' }).click()
    // Each check compares with every round that is published, and judges ranks by the whole book.
    await expect(admin.getByText('A quota we do not know').first()).toBeVisible({ timeout: WORK_MS })
    await admin.getByRole('button', { name: 'National Institute of Technology, Tiruchirappalli' }).click()
    await expect(admin.getByLabel('What NIT Trichy is')).toHaveValue('same')
    await checkWidths(admin, 'what a check found')
    await admin.getByRole('button', { name: 'Save names and check again' }).click()
    await expect(admin.getByText('Names we do not know')).toBeHidden({ timeout: WORK_MS })

    const accept = admin.getByRole('checkbox', { name: 'Publish without the 1 refused rows' })
    await accept.check()
    await admin.getByRole('button', { name: 'Publish these rows' }).click()
    await expect(admin.getByRole('heading', { name: 'What it changed' })).toBeVisible({ timeout: WORK_MS })
    await checkWidths(admin, 'a published table')
    await expect.poll(() => bookOf(admin), { timeout: WORK_MS }).not.toBe(shipped)
    await admin.getByRole('button', { name: 'Roll back' }).click()
    await admin.getByRole('button', { name: 'Yes, roll back' }).click()
    await expect(admin.getByText('Done', { exact: true })).toBeVisible({ timeout: WORK_MS })
    await expect.poll(() => bookOf(admin), { timeout: WORK_MS }).toBe(shipped)
  },
)

const TABLE = [
  'Institute,Academic Program Name,Quota,Seat Type,Gender,Opening Rank,Closing Rank',
  ...['HS', 'OS', 'ZZ'].map(
    (quota) =>
      `"National Institute of Technology, Tiruchirappalli",${programme()},${quota},OPEN,Gender-Neutral,310,620`,
  ),
  `NIT Trichy,${programme()},OS,EWS,Gender-Neutral,80,120`,
].join('\n')

function programme(): string {
  return '"Computer Science and Engineering (4 Years, Bachelor of Technology)"'
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
