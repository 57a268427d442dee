import { expect } from '@playwright/test'
import { getServed } from './calls.ts'
import { journey } from './journey.ts'
import { aStudent } from './people.ts'

const WEBINAR = 'JoSAA rounds: float, slide or freeze'

journey(
  'a visitor reads what is coming up, narrows it, and is led to a seat by signing in',
  async ({ page, checkPage }) => {
    await page.goto('/events')
    await expect(page.getByRole('link', { name: WEBINAR })).toBeVisible()
    await expect(page.getByText(/IST/).first()).toBeVisible()
    await checkPage('the events')
    await page.getByLabel('Type').selectOption('workshop')
    await page.getByRole('button', { name: 'Show events' }).click()
    await expect(page).toHaveURL(/type=workshop/)
    await expect(page.getByRole('link', { name: WEBINAR })).toHaveCount(0)
    await page.goto('/events')
    await page.getByRole('link', { name: WEBINAR }).click()
    await expect(page.getByRole('heading', { level: 1, name: WEBINAR })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in to register' })).toBeVisible()
    await checkPage('an event')
    const calendar = await getServed(
      page.request,
      (await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '',
    )
    expect(await calendar.text()).toContain('BEGIN:VCALENDAR')
  },
)

journey('a mentee takes a seat, has its link and its mail, and gives it back', async ({ browser, url }) => {
  const { page, email } = await aStudent(browser, url)
  await page.goto('/mentee-dashboard/events')
  await page.getByRole('link', { name: WEBINAR }).click()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('link', { name: /^(Link to join|Join now)$/ })).toBeVisible()
  await expect(async () => {
    const mails = await (await getServed(page.request, '/dev/mailbox')).text()
    const mail = mails.split('<article>').find((each) => each.includes(email) && each.includes('You have a seat'))
    expect(mail).toBeDefined()
  }).toPass()
  await page.goto('/mentee-dashboard/events?show=mine')
  await expect(page.getByRole('link', { name: WEBINAR })).toBeVisible()
  await page.getByRole('link', { name: WEBINAR }).click()
  await page.getByRole('button', { name: 'Cancel my seat' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel my seat' }).click()
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible()
  await page.context().close()
})
