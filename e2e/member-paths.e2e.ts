import { expect } from '@playwright/test'
import { readPdfText } from '../apps/api/src/testing/read-pdf.ts'
import { callAs, getServed } from './calls.ts'
import { expectNoAxeFaults, journey } from './journey.ts'
import { aSample, aStudent, PASSWORD, signInByForm, visit } from './people.ts'

const HEADLINE = 'Home-state quota, and what came after'
const PROGRAMME = 'electronics-and-communication-engineering-4-years-bachelor-of-technology'
const ABOUT = 'I took electronics at Silchar over computer science nearer home, and would do it again.'

journey(
  'a long application that is half written outlives a sign-in that was ended on another device, over the page and away from it',
  async ({ browser, url }) => {
    const { page, email } = await aStudent(browser, url)
    await callAs(page, 'PATCH', '/api/v1/users/updateMe', { birthMonth: '2004-03', fullName: 'Meera Nair' })
    await page.goto('/mentee-dashboard/become-a-mentor')
    await page.getByLabel('College', { exact: true }).fill('NIT Silchar')
    await page.getByLabel('Programme').selectOption(PROGRAMME)
    await page.getByLabel('Year of study').selectOption('2')
    await page.getByLabel('One line about you').fill(HEADLINE)
    await page.getByLabel('What can you help with?').fill(ABOUT)
    await page.getByRole('checkbox', { name: 'English' }).check()
    await page.getByLabel('Campus life').check()
    await page.getByLabel('Proof that you study there').fill('Roll number 2512345')

    const other = await visit(browser, url)
    await other.goto('/login')
    await signInByForm(other, email, PASSWORD)
    await expect(other).toHaveURL(/\/mentee-dashboard$/)
    await other.goto('/mentee-dashboard/profile#devices')
    await other.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(other).toHaveURL(`${url}/`)

    await page.getByRole('button', { name: 'Send the application' }).click()
    const again = page.getByRole('dialog', { name: 'Sign in again' })
    await expect(again).toContainText('What you wrote is kept on this page.')
    await expectNoAxeFaults(page, 'a sign-in over the page', 'light')
    await again.getByRole('button', { name: 'Passkey or a new password' }).click()
    await expect(page).toHaveURL(`${url}/login`)
    await expect(page.getByText(/what you wrote is kept/)).toBeVisible()
    await signInByForm(page, email, PASSWORD)
    await expect(page).toHaveURL(/\/mentee-dashboard\/become-a-mentor$/)
    await expect(page.getByLabel('College', { exact: true })).toHaveValue('NIT Silchar')
    await expect(page.getByLabel('Programme')).toHaveValue(PROGRAMME)
    await expect(page.getByLabel('Year of study')).toHaveValue('2')
    await expect(page.getByLabel('One line about you')).toHaveValue(HEADLINE)
    await expect(page.getByLabel('What can you help with?')).toHaveValue(ABOUT)
    await expect(page.getByRole('checkbox', { name: 'English' })).toBeChecked()
    await expect(page.getByLabel('Campus life')).toBeChecked()
    await expect(page.getByLabel('Proof that you study there')).toHaveValue('Roll number 2512345')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Send the application' }).click()
    await again.getByLabel(`Password of ${email}`).fill(PASSWORD)
    await again.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Your application waits for staff.'), 'it is sent by the press of before').toBeVisible()
  },
)

journey(
  'a coupon of 100% makes a plan free: nothing is paid, the receipt says so, and a session can be booked',
  async ({ browser, product, url, checkPage, page }) => {
    const admin = await aSample(browser, product, 'admin')
    await callAs(admin, 'POST', '/api/v1/admin/coupons', {
      code: 'SCHOLAR100',
      note: null,
      discount: { kind: 'percent', percentBp: 10_000 },
      minAmountPaise: 0,
      startsAt: null,
      endsAt: null,
      usesMax: 5,
      usesPerUserMax: 1,
      planIds: [],
      coversEvents: false,
    })
    const student = await aStudent(browser, url)
    await page.context().addCookies(await student.page.context().cookies())
    await callAs(page, 'PATCH', '/api/v1/users/updateMe', { birthMonth: '2004-03', fullName: 'Meera Nair' })
    await page.goto('/mentee-dashboard/plans')
    await page.getByRole('main').locator('a[href*="/mentee-dashboard/checkout"]').first().click()
    await page.getByLabel('State of your billing address').selectOption('27')
    await page.getByLabel('Coupon code').fill('scholar100')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('SCHOLAR100 is applied.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay/ }), 'there is nothing to pay').toHaveCount(0)
    await checkPage('a checkout without a price')
    await page.getByRole('button', { name: 'Get it, nothing to pay' }).click()
    await expect(page).toHaveURL(/\/mentee-dashboard\/checkout\/done\?purchase=/)
    const paper = page.getByRole('link', { name: /\(PDF\)$/ })
    const answer = await getServed(page.request, (await paper.getAttribute('href')) ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
    const text = await readPdfText(await answer.body())
    expect(text).toMatch(/Coupon − (₹ [\d,.]+) Total ₹ 0\.00/)
    expect(text).toContain('Rupees Zero Only')
    await checkPage('what came of it')
    await page.goto('/mentee-dashboard/purchases')
    await expect(page.getByRole('button', { name: 'Ask for a refund' }), 'nothing was paid').toHaveCount(0)
    const { data } = await (await getServed(page.request, '/api/v1/mentee/purchases')).json()
    expect(data.credits, 'its sessions are there').toBeGreaterThan(0)
  },
)
