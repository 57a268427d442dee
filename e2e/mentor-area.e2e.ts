import { type Browser, expect, type Page } from '@playwright/test'
import { callAs, getServed } from './calls.ts'
import { expectNoAxeFaults, journey } from './journey.ts'
import { aSample, aStudent } from './people.ts'

const COLLEGE = 'National Institute of Technology, Silchar'
const PROGRAMME = 'electronics-and-communication-engineering-4-years-bachelor-of-technology'
const HEADLINE = 'Second year, ask me about the labs'

journey(
  'a mentor sets hours, reads what is wrong at its place without losing anything, and mentees can choose the new times',
  async ({ browser, product }) => {
    const page = await aSample(browser, product, 'mentor')
    await page.goto('/mentor-dashboard')
    await page.getByRole('link', { name: 'Availability' }).first().click()
    const end = page.getByLabel('Monday: To')
    await end.fill('17:00')
    await page.getByLabel('Sessions a day at most').fill('20')
    await expect(page.getByText('Not saved yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('The end has to come after the start').first()).toBeVisible()
    await expect(page.getByText('Write a whole number from 1 to 12')).toBeVisible()
    await expect(end, 'the first wrong field has the focus').toBeFocused()
    await expect(end).toHaveValue('17:00')
    await expectNoAxeFaults(page, 'refused hours', 'light')

    await end.fill('22:00')
    await page.getByLabel('Sessions a day at most').fill('3')
    await page.getByLabel('Students in one session at most').fill('3')
    await page.getByLabel('Length of a session').selectOption('30')
    await page.getByRole('button', { name: 'Add hours: Monday' }).click()
    await page.getByRole('button', { name: 'Remove these hours: Monday' }).last().click()
    await page.getByRole('button', { name: 'Add a day' }).click()
    await page.getByLabel('Day', { exact: true }).fill(dayAhead(3))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All is saved.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Monday: To')).toHaveValue('22:00')
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue(dayAhead(3))
    await expect(page.getByLabel('Students in one session at most')).toHaveValue('3')

    const free = page.getByRole('heading', { name: 'Next free times' }).locator('..')
    await expect(free.getByRole('listitem').first()).toBeVisible()
    await page.getByRole('switch', { name: /I can be booked/ }).click()
    await expect(free.getByText('Nothing can be booked in the next two weeks.')).toBeVisible()
    await page.getByRole('switch', { name: /I can be booked/ }).click()
    await expect(free.getByRole('listitem').first()).toBeVisible()
    await page.getByRole('link', { name: 'My mentees' }).first().click()
    await expect(page.getByRole('heading', { name: 'Diya' })).toBeVisible()
  },
)

journey(
  'whoever applies is looked at by staff, approved, and found by everybody',
  async ({ browser, url, product }) => {
    const [{ page, email }, admin] = await Promise.all([
      aGrownStudent(browser, url),
      aSample(browser, product, 'admin'),
    ])
    await apply(page)
    await admin.goto('/admin/mentors')
    await admin.getByRole('button', { name: 'Asha Rao' }).filter({ visible: true }).click()
    await expect(admin.getByText(email)).toBeVisible()
    await admin.getByRole('button', { name: 'See the picture' }).click()
    await expect(admin.getByRole('img', { name: 'Picture of the college id' })).toBeVisible()
    await expectNoAxeFaults(admin, 'an application', 'dark')
    await admin.getByRole('button', { name: 'Approve' }).click()
    await expect(admin.getByRole('dialog')).toBeHidden()
    for (const [place, button] of [
      ['reports', 'Uphold'],
      ['reviews', 'Show it'],
    ] as const) {
      await admin.goto(`/admin/mentors/${place}`)
      await admin.locator('[data-row] button').filter({ visible: true }).first().click()
      await expect(admin.getByRole('dialog').getByRole('button', { name: button, exact: true })).toBeVisible()
    }
    await expectLogged(admin, 'mentor.look-at-proof')
    await expectLogged(admin, 'mentoring.look-at-reports')

    const answer = await getServed(page.request, '/api/v1/mentors?institute=national-institute-of-technology-silchar')
    const { data } = await answer.json()
    expect(data.map(({ headline }: { headline: string }) => headline)).toContain(HEADLINE)
  },
)

/** Every look of staff at what is private stands in the log of staff. */
async function expectLogged(admin: Page, action: string): Promise<void> {
  const answer = await getServed(admin.request, `/api/v1/admin/audit/all?action=${action}`)
  const { data }: { data: { action: string }[] } = await answer.json()
  expect(data.map((entry) => entry.action)).toContain(action)
}

/** A student of age who is signed in; how one comes to be that is another journey. */
async function aGrownStudent(browser: Browser, url: string): Promise<{ page: Page; email: string }> {
  const { page, email } = await aStudent(browser, url)
  await callAs(page, 'PATCH', '/api/v1/users/updateMe', { birthMonth: '2005-05' })
  return { page, email }
}

/** Applies through the form, with a picture. */
async function apply(page: Page): Promise<void> {
  await page.goto('/mentee-dashboard/become-a-mentor')
  await page.getByLabel('College', { exact: true }).fill(COLLEGE)
  await page.getByLabel('Programme').selectOption(PROGRAMME)
  await page.getByLabel('Year of study').selectOption('2')
  await page.getByLabel('One line about you').fill(HEADLINE)
  await page.getByLabel('What can you help with?').fill('The labs, the hostel, and the way home at Diwali.')
  await page.getByRole('checkbox', { name: 'English' }).check()
  await page.getByLabel('Campus life').check()
  await page.getByLabel('Proof that you study there').fill('Roll number 2512345')
  await page.getByRole('button', { name: 'Send the application' }).click()
  await expect(page.getByText('Your application waits for staff.')).toBeVisible()
  const picture = { name: 'id.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.locator('input[type="file"]').setInputFiles(picture)
  await expect(page.getByText('A picture is attached.')).toBeVisible()
}

/** A day in India, some days from now. */
function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000 + 330 * 60_000).toISOString().slice(0, 10)
}
