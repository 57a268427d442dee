import { expect } from '@playwright/test'
import { journey } from './journey.ts'
import { listPageFaults } from './page-faults.ts'

const CALICUT = '/colleges/national-institute-of-technology-calicut'
const CSE = 'computer-science-and-engineering-4-years-bachelor-of-technology'
const COMPARED = [
  `national-institute-of-technology-calicut/${CSE}/hs/open/neutral`,
  `visvesvaraya-national-institute-of-technology-nagpur/${CSE}/os/open/neutral`,
  `indian-institute-of-technology-bombay/${CSE}/ai/open/neutral`,
]
const COMPARISON = `/compare?${COMPARED.map((key) => `seat=${key}`).join('&')}`
const PHONE = { width: 390, height: 844 }

journey(
  'on a phone a college is found by its nickname, and the home set there stays for the next',
  async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/colleges')
    await page.getByRole('searchbox', { name: 'College, city or branch' }).fill('nitc')
    await page.getByRole('button', { name: 'Show' }).click()
    await page.getByRole('link', { name: 'NIT Calicut' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('NIT Calicut')
    await page.getByLabel('City near you, or only your state').selectOption('new-delhi-delhi')
    await page.getByRole('button', { name: 'Show the distance' }).click()
    await expect(page.getByText('1,900 km', { exact: true })).toBeVisible()
    await expect(page.getByText('From New Delhi: 1,900 km')).toBeVisible()
    // With script the city stays on the device.
    expect(new URL(page.url()).searchParams.has('from')).toBe(false)
    await page.goto('/colleges/national-institute-of-technology-silchar')
    await expect(page.getByText('From New Delhi')).toBeVisible()
    await expect(page.getByText('1,600 km')).toBeVisible()
  },
)

journey('without script a college says its distance and what four years cost', async ({ browser, url }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
  const page = await context.newPage()
  await page.goto(`${url}${CALICUT}`)
  await page.getByLabel('City near you, or only your state').selectOption('Kerala')
  await page.getByRole('button', { name: 'Show the distance' }).click()
  await expect(page.getByText('In your state')).toBeVisible()
  await expect(page.getByRole('row', { name: '₹1 to 5 lakh ₹3,09,667' })).toBeVisible()
  await context.close()
})

journey('on a phone three seats stand side by side without scrolling sideways, with their facts', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(COMPARISON)
  await expect(page.getByText('₹1,50,500')).toBeVisible()
  await expect(page.getByText('VNIT Nagpur')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

for (const language of ['', '/hi']) {
  journey(`a comparison of seats has no faults under ${language || '/'}`, async ({ page }) => {
    await page.goto(language + COMPARISON)
    expect(await listPageFaults(page)).toEqual([])
  })

  journey(`branches with their chances have no faults under ${language || '/'}`, async ({ page }) => {
    await page.goto(`${language}/branches?main=12450&state=Kerala&q=cse`)
    expect(await listPageFaults(page)).toEqual([])
  })
}

journey(
  'on a phone four branches stand side by side without scrolling sideways, and a link holds them',
  async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/tools/branch-comparison')
    await page.getByRole('link', { name: 'CSE, AI & DS, M&C, IT' }).click()
    await expect(page.getByText(/At IIT Guwahati a third part is financial engineering/)).toBeVisible()
    expect(new URL(page.url()).searchParams.getAll('branch')).toEqual(['CSE', 'AIDS', 'MNC', 'IT'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await expect(page.getByRole('heading', { name: 'Can I change the branch later?' })).toBeVisible()
  },
)

journey(
  'on a phone without script a rank shows the chance at each college, and a branch its own reach first',
  async ({ browser, url }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
    const page = await context.newPage()
    await page.goto(`${url}/colleges`)
    await page.getByText('Add your rank to see your chance').click()
    await page.getByLabel('JEE Main rank', { exact: true }).fill('12,450')
    await page.getByRole('combobox', { name: 'Class 12 state' }).selectOption('Kerala')
    await page.getByRole('button', { name: 'Show my chance' }).click()
    const calicut = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'NIT Calicut' }) })
    await expect(calicut.locator('.chance-pill')).toHaveText(/\d+%/)
    await page.goto(`${url}/branches/cse?main=12450&state=Kerala`)
    await expect(page.getByRole('heading', { name: 'Where 12,450 gets you CSE' })).toBeVisible()
    await page.getByRole('link', { name: /My reach/ }).click()
    await expect(page.getByRole('heading', { name: 'Where 12,450 gets you CSE' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await context.close()
  },
)

journey('on a phone a family works out its own cost with trips, a loan and a scholarship', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(CALICUT)
  await page.getByRole('combobox', { name: 'Family income a year' }).selectOption('1-to-5-lakh')
  await page.getByLabel('One trip home and back, ₹').fill('3,000')
  await page.getByLabel('Trips a year').fill('4')
  await page.getByLabel('Loan: interest a year, %').fill('9.5')
  await page.getByLabel('Loan: years to pay back').fill('10')
  await page.getByRole('button', { name: 'Work it out' }).click()
  // 4 years × 4 trips × ₹3,000.
  await expect(page.getByText('₹48,000')).toBeVisible()
  await expect(page.getByText('₹56,000 less')).toBeVisible()
  await expect(page.getByText(/each month/)).toBeVisible()
  await page.getByText('Scholarships you can apply for').click()
  await expect(page.getByText('We have not read this year’s official amount, so none is shown.').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

journey('on a phone three choices are compared by the chance of a rank, and only by what differs', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${COMPARISON}&main=12450&state=Kerala&gender=female&advanced=9000`)
  await expect(page.getByRole('rowheader', { name: 'Your chance' })).toBeVisible()
  await expect(page.getByRole('table').first().locator('.chance-pill')).toHaveCount(3)
  await page.getByRole('link', { name: 'Only differences' }).click()
  await expect(page.getByRole('link', { name: 'Everything' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('only')).toBe('differences')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})
