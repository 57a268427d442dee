import { expect, type Page } from '@playwright/test'
import { getServed } from './calls.ts'
import { journey } from './journey.ts'
import { aSample, aStudent } from './people.ts'

const WORDS = 'The predictor told me in June what came true in July.'

journey(
  'a student sends feedback, staff are told and approve it, the student is told, and everybody may read it',
  async ({ browser, url, product }) => {
    const { page } = await aStudent(browser, url)
    await page.goto('/mentee-dashboard/feedback')
    await expect(page.getByText('Tell us your month of birth first'), 'without an age nothing is sent').toBeVisible()
    await page.goto('/mentee-dashboard/profile')
    await page.getByLabel('Month of birth').fill('2005-05')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await page.getByRole('button', { name: 'Yes, save it' }).click()
    await expect(page.getByText(/^Wrong\? You can correct it once, until/)).toBeVisible()
    await page.goto('/mentee-dashboard/feedback')
    await page.getByText('☆').nth(3).click()
    await page.getByLabel('What is it about?').selectOption('predictor')
    await page.getByLabel('Your feedback', { exact: true }).fill(WORDS)
    await page.getByLabel(/You may show it to everybody/).check()
    await page.getByRole('button', { name: 'Send feedback' }).click()
    await expect(page.getByText('Waiting')).toBeVisible()
    expect(await shown(page)).toEqual([])

    const admin = await aSample(browser, product, 'admin')
    await admin.goto('/admin')
    await admin.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
    await admin.getByText('New feedback waits for you').first().click()
    await expect(admin).toHaveURL(/\/admin\/feedback\?status=pending$/)
    await admin.locator('[data-row] button').filter({ visible: true }).first().click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(admin.getByText('Approved. Its author is told.').filter({ visible: true })).toBeVisible()

    await page.reload()
    await expect(page.getByText('Shown on our pages')).toBeVisible()
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
    await page.getByText('Your feedback was approved').click()
    await expect(page.getByRole('button', { name: 'Notifications', exact: true }), 'it is read now').toBeVisible()
    expect(await shown(page)).toEqual([{ firstName: 'Asha', message: WORDS }])

    await admin.goto('/admin/audit-logs?action=feedback.moderate')
    await admin.locator('summary').filter({ hasText: 'Staff decided on feedback' }).first().click()
    await expect(admin.getByRole('definition').filter({ hasText: 'approved' })).toBeVisible()
  },
)

/** What everybody reads, past the minute for which it may be kept. */
async function shown(page: Page): Promise<{ firstName: string; message: string }[]> {
  const answer = await getServed(page.request, '/api/v1/public/feedback?limit=50')
  const { data } = await answer.json()
  return data.map(({ firstName, message }: { firstName: string; message: string }) => ({ firstName, message }))
}
