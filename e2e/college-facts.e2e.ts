import { expect, type Page } from '@playwright/test'
import { journey } from './journey.ts'
import { aSample, visit } from './people.ts'

const SILCHAR = '/colleges/national-institute-of-technology-silchar'
const EDITION = `College,Year,Rank
NIT Silchar,2026,44
Nowhere Institute,2026,45
`

/** Who published a figure, in the form that is open. */
async function fillSource(form: ReturnType<Page['locator']>, source: string): Promise<void> {
  await form.getByLabel('Source: who published it, and what').fill(source)
  await form.getByLabel('Date of the source').fill('2026-11-20')
}

journey(
  'staff put a fee right and take it back, and everybody reads each with its source',
  async ({ browser, product, url }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.goto('/admin/college-data/colleges?college=national-institute-of-technology-silchar')
    await expect(admin.getByText(/^Shown on the college page, \d+ seat pages/)).toBeVisible()
    await admin.getByText('Correct the fee', { exact: true }).click()
    const form = admin.locator('form').filter({ has: admin.getByLabel('General, a year without hostel, ₹') })
    await form.getByLabel('Academic year').fill('2026-27')
    await form.getByLabel('General, a year without hostel, ₹').fill('1,61,500')
    await form.getByLabel('Once, at admission, ₹').fill('9,000')
    await form.getByLabel('Of it comes back, ₹').fill('10,000')
    await fillSource(form, 'Fee notice of NIT Silchar')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('More comes back than is paid at admission. Check the sheet.')).toBeVisible()
    await form.getByLabel('Of it comes back, ₹').fill('4,000')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(admin.getByText('Fee 2026-27: ₹1,61,500 a year').first()).toBeVisible()

    const visitor = await visit(browser, url)
    await visitor.goto(SILCHAR)
    await expect(visitor.getByText('₹1,61,500').first()).toBeVisible()
    await expect(
      visitor.getByText(/^Fees corrected by us\. Source: Fee notice of NIT Silchar, 20 Nov 2026/),
    ).toBeVisible()

    await admin.getByRole('button', { name: 'Take back' }).click()
    await expect(admin.getByText('Taken back', { exact: true })).toBeVisible()
    const another = await visit(browser, url)
    await another.goto(SILCHAR)
    await expect(another.getByRole('heading', { level: 1 })).toHaveText('NIT Silchar')
    await expect(another.getByText('₹1,61,500')).toHaveCount(0)
  },
)

journey(
  'staff hand in an edition of a ranking, read what it would change, publish it and take it back',
  async ({ browser, product, url }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.goto('/admin/college-data/editions')
    await admin.locator('input[type="file"]').setInputFiles({
      name: 'nirf-2026.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(EDITION),
    })
    await expect(admin).toHaveURL(/edition=/)
    // The list that it was handed in on may still stand beside it.
    await expect(admin.getByText('Checked, not published').last()).toBeVisible()
    await expect(admin.getByText('1 row is not taken')).toBeVisible()
    await expect(admin.getByText(/^Shown on the page of 1 college and on [\d,]+ seat pages/)).toBeVisible()
    const form = admin.locator('form').filter({ has: admin.getByLabel('Date of the source') })
    await fillSource(form, 'NIRF, India Rankings 2026')
    await form.getByLabel(/I looked at the rows that are not taken/).check()
    await form.getByRole('button', { name: 'Publish' }).click()
    await expect(admin.getByText('Published', { exact: true })).toBeVisible()

    const visitor = await visit(browser, url)
    await visitor.goto(SILCHAR)
    await expect(visitor.getByText('NIRF 2026').first()).toBeVisible()

    await admin.getByRole('button', { name: 'Take back' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
    await expect(admin.getByText('Taken back', { exact: true }).first()).toBeVisible()
    const another = await visit(browser, url)
    await another.goto(SILCHAR)
    await expect(another.getByText('NIRF 2025').first()).toBeVisible()
    await expect(another.getByText('NIRF 2026')).toHaveCount(0)
  },
)

journey('a branch is found by what people call it, and a rank says the chance of each', async ({ browser, url }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${url}/branches`)
  await page.getByRole('searchbox', { name: 'College, city or branch' }).fill('mnc')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Mathematics and Computing' })).toBeVisible()
  await page.getByText('Add your rank to see your chance').click()
  await page.getByLabel('JEE Main rank', { exact: true }).fill('12,450')
  await page.getByRole('combobox', { name: 'Class 12 state' }).selectOption('Kerala')
  await page.getByRole('button', { name: 'Show my chance' }).click()
  await expect(page.getByRole('searchbox', { name: 'College, city or branch' })).toHaveValue('mnc')
  await expect(page.locator('.chance-pill').first()).toHaveText(/\d+%/)
  await context.close()
})
