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
const COMPARISON = `/tools/branch-comparison?by=seats&${COMPARED.map((key) => `seat=${key}`).join('&')}`
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
    await expect(page.getByText('1900 km')).toBeVisible()
    await page.goto('/colleges/national-institute-of-technology-silchar')
    await expect(page.getByText('From New Delhi')).toBeVisible()
    await expect(page.getByText('1600 km')).toBeVisible()
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
}
