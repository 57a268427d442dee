import { expect, type Page } from '@playwright/test'
import { getServed } from './calls.ts'
import { journey } from './journey.ts'
import { listFaultsAsShown } from './page-faults.ts'
import { aSample, newEmail, visit } from './people.ts'

const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

journey(
  'an admin sees what needs a person, closes and opens a part, writes a notice everybody reads, and goes about by keys',
  async ({ browser, url, product }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.goto('/admin')
    await expect(admin.getByRole('heading', { name: /overdue|due today/ })).toBeVisible()
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
    await expectFactsOnPhone(admin)

    await admin.getByRole('button', { name: 'More', exact: true }).click()
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

/** What can be done with a person leaves the upper half of a phone to who it is. */
async function expectFactsOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const facts = await page.getByRole('heading', { name: 'Account', exact: true }).boundingBox()
  expect(facts?.y).toBeLessThan(844 / 2)
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function checkWidths(page: Page, what: string): Promise<void> {
  for (const size of WIDTHS) {
    await page.setViewportSize(size)
    expect(await listFaultsAsShown(page), `axe finds nothing on ${what} at ${size.width}`).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}
