import { expect, type Page } from '@playwright/test'
import { DAV_PERSON, hasRadicale, startRadicale, type TestRadicale } from '@sopaan/api/testing/radicale'
import { expectNoAxeFaults, journey } from './journey.ts'
import { aStudent } from './people.ts'

const PLANNER = '/mentee-dashboard/tools/study-planner'
const SETTINGS = '/mentee-dashboard/profile#calendars'
/** A worker takes what is due every ten seconds. */
const SYNCED_WITHIN_MS = 60_000

journey.skip(!hasRadicale(), 'needs a CalDAV server (Debian: apt-get install radicale)')

/** Tomorrow in India, as its day is written. */
const TOMORROW = new Date(Date.now() + 330 * 60_000 + 86_400_000).toISOString().slice(0, 10)

/** An entry of a family's calendar: tomorrow from six to half past seven in the evening in India. */
const DOCTOR = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//family//EN', 'BEGIN:VEVENT', 'UID:doctor'],
  ...['DTSTAMP:20261101T000000Z', 'SUMMARY:Doctor'],
  ...[`DTSTART:${TOMORROW.replaceAll('-', '')}T123000Z`, `DTEND:${TOMORROW.replaceAll('-', '')}T140000Z`],
  ...['END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n')

/** A student with a plan, whose calendars Study and Family are connected: into the first is written, the other is left free. */
async function connect(page: Page, radicale: TestRadicale): Promise<void> {
  await page.goto(PLANNER)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'What have you finished?' })).toBeVisible()
  await page.goto(SETTINGS)
  await page.getByLabel('Server address').fill(radicale.address)
  await page.getByLabel('User name').fill(DAV_PERSON.userName)
  await page.getByLabel('App password').fill('wrong')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText('Check user name and app password.')).toBeVisible()
  await page.getByLabel('App password').fill(DAV_PERSON.password)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByLabel(/^Write my study/).selectOption('Study')
  await page.getByRole('checkbox', { name: 'Family' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Last read/)).toBeVisible({ timeout: SYNCED_WITHIN_MS })
}

async function aRadicale(): Promise<{ radicale: TestRadicale; study: string; family: string }> {
  const radicale = await startRadicale()
  const study = await radicale.makeCalendar('study', 'Study')
  const family = await radicale.makeCalendar('family', 'Family')
  await radicale.put(`${family}doctor.ics`, DOCTOR)
  return { radicale, study, family }
}

journey('a calendar is connected, and a session at a taken hour says so', async ({ browser, url }) => {
  const { radicale, study } = await aRadicale()
  const { page } = await aStudent(browser, url)
  await connect(page, radicale)
  await expectNoAxeFaults(page, 'a connected calendar', 'light')
  await page.goto(`${PLANNER}?view=week&week=${TOMORROW}`)
  await page.getByLabel('Add in one line').fill('mock paper 1h tomorrow 6:30pm')
  await page.getByLabel('Add in one line').press('Enter')
  await expect(page.getByText('It is in your planner.')).toBeVisible()
  await expect(page.getByText('Overlaps with Busy')).toBeVisible()
  await page.goto(SETTINGS)
  await page.getByRole('button', { name: 'Read now' }).click()
  await expect
    .poll(async () => [...(await radicale.read(study)).values()].join(), { timeout: SYNCED_WITHIN_MS })
    .toContain('SUMMARY:Mock paper')
  radicale.stop()
})

journey('disconnected, a calendar has nothing of ours and the plan has nothing of it', async ({ browser, url }) => {
  const { radicale, study, family } = await aRadicale()
  const { page } = await aStudent(browser, url)
  await connect(page, radicale)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('Disconnected. Nothing of it is kept here.')).toBeVisible()
  await expect(page.getByLabel('Server address')).toBeVisible()
  await page.goto(`${PLANNER}?view=week&week=${TOMORROW}`)
  await expect(page.getByLabel('Add in one line')).toBeVisible()
  await expect(page.getByText('Your calendar', { exact: true })).toHaveCount(0)
  expect((await radicale.read(study)).size).toBe(0)
  expect((await radicale.read(family)).size).toBe(1)
  radicale.stop()
})
