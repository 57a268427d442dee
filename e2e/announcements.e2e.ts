import { expect, type Page } from '@playwright/test'
import { callAs, getServed } from './calls.ts'
import { findFirstStart } from './first-start.ts'
import { journey, START_MS } from './journey.ts'
import { aSample, aStudent } from './people.ts'
import { JOURNEY_SETTINGS } from './settings.ts'

/** It can be taken back for a minute after it was sent off. */
const OUT_MS = 150_000

type Listed = { _id: string; title: { en: string }; admission: string; status: string }
const isFreeAndAhead = ({ admission, status }: Listed) => admission === 'free' && status === 'upcoming'

async function write(admin: Page, words: { en: string; hi: string }): Promise<void> {
  await admin.getByLabel('Title in English').fill(words.en)
  await admin.getByLabel('Title in Hindi').fill(words.hi)
  await admin.getByLabel('Text in English').fill('The link is in your event.')
  await admin.getByLabel('Text in Hindi').fill('लिंक आपके कार्यक्रम में है।')
}

journey(
  'staff write to the people of an event: seen before in both languages, sent to oneself, taken back and sent again; who has no seat hears nothing, and the share that read it is told',
  async ({ browser, product, url }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })
    const [guest, other] = [await aStudent(browser, url), await aStudent(browser, url)]
    await callAs(guest.page, 'PATCH', '/api/v1/users/updateMe', { language: 'hi' })
    const { data: events } = await (await getServed(admin.request, '/api/v1/admin/events')).json()
    const { _id: eventId, title } = events.find(isFreeAndAhead)
    await callAs(guest.page, 'POST', `/api/v1/mentee/events/register/${eventId}`)

    await admin.goto('/admin/announcements/new')
    await admin.getByLabel('For', { exact: true }).selectOption({ label: 'The people of an event' })
    await admin.getByLabel('Event', { exact: true }).selectOption({ label: title.en })
    await write(admin, { en: 'The hall moved', hi: 'हॉल बदल गया' })
    const preview = admin.getByRole('region', { name: 'In the app' })
    await expect(preview.getByText('The hall moved')).toBeVisible()
    await admin.getByLabel('Language of the preview').selectOption('hi')
    await expect(preview.getByText('हॉल बदल गया')).toBeVisible()

    await admin.getByRole('button', { name: 'Send to me' }).click()
    await expect(admin.getByText('Sent to you: in the app, and by mail in both languages.').first()).toBeVisible()
    const mailbox = async () => (await getServed(admin.request, '/dev/mailbox')).text()
    await expect.poll(async () => (await mailbox()).includes('हॉल बदल गया')).toBe(true)
    expect(await mailbox()).toContain('The hall moved')

    await admin.getByRole('button', { name: 'Schedule' }).click()
    await expect(admin.getByText('Scheduled', { exact: true }).first()).toBeVisible()
    await admin.getByRole('button', { name: 'Take it back' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
    await expect(admin.getByRole('button', { name: 'Schedule' })).toBeVisible()
    await admin.getByRole('button', { name: 'Schedule' }).click()
    await expect(admin.getByText('Scheduled', { exact: true }).first()).toBeVisible()

    const told = async () => {
      await guest.page.goto('/mentee-dashboard/notifications')
      await expect(guest.page.getByRole('main').getByText('हॉल बदल गया').first()).toBeVisible({ timeout: 2_000 })
    }
    await expect(told).toPass({ timeout: OUT_MS, intervals: [3_000] })
    await guest.page.getByRole('main').getByText('हॉल बदल गया').first().click()
    await other.page.goto('/mentee-dashboard/notifications')
    await expect(other.page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(other.page.getByRole('main').getByText('The hall moved')).toHaveCount(0)

    await admin.reload()
    await expect(admin.getByText('Sent', { exact: true }).first()).toBeVisible()
    await expect(admin.getByText(/\d+ (person|people) reached/)).toBeVisible()
    await expect(admin.getByText(/read it in the app/)).toBeVisible()
  },
)

journey(
  'an announcement to everyone is stopped in its middle, and who was told keeps it',
  async ({ browser, startOwn }) => {
    journey.setTimeout(START_MS)
    const product = await startOwn({ from: findFirstStart(), env: { ...JOURNEY_SETTINGS, ANNOUNCED_A_RUN: '2' } })
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })
    const students = [await aStudent(browser, product.url), await aStudent(browser, product.url)]
    await admin.goto('/admin/announcements/new')
    await admin.getByLabel('For', { exact: true }).selectOption({ label: 'Everybody' })
    await write(admin, { en: 'We close at ten', hi: 'हम दस बजे बंद करेंगे' })
    await admin.getByRole('button', { name: 'Schedule' }).click()
    await expect(admin.getByText('Scheduled', { exact: true }).first()).toBeVisible()

    const stop = admin.getByRole('button', { name: 'Stop it', exact: true })
    const isGoing = async () => {
      await admin.reload()
      await expect(stop).toBeVisible({ timeout: 2_000 })
    }
    await expect(isGoing).toPass({ timeout: OUT_MS, intervals: [3_000] })
    await stop.click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Stop it', exact: true }).click()
    await expect(admin.getByText('Stopped', { exact: true }).first()).toBeVisible()

    const reached = async () => {
      await admin.reload()
      const said = await admin
        .getByText(/\d+ (?:person|people) reached/)
        .first()
        .textContent()
      return Number(/\d+/.exec(said ?? '')?.[0])
    }
    const before = await reached()
    expect(before % 2, 'parts go out whole').toBe(0)
    const told = async () => {
      const lists = students.map(async ({ page }) => (await getServed(page.request, '/api/v1/notifications')).text())
      return (await Promise.all(lists)).filter((list) => list.includes('We close at ten')).length
    }
    expect(await told()).toBeLessThanOrEqual(before)
    expect(await reached(), 'nobody is told any more').toBe(before)
  },
)
