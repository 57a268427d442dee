import { expect } from '@playwright/test'
import { journey } from './journey.ts'
import { aStudent } from './people.ts'

journey(
  'what is written in a form stays when the network goes, and is sent when it is back',
  async ({ browser, url }) => {
    const { page, email } = await aStudent(browser, url)
    const context = page.context()
    // A page without React: its form is sent by a program of its own.
    await page.goto('/contact')
    const text = 'The closing rank of round 2 differs from the official table.'
    await page.getByLabel('Your name').fill('Asha Rao')
    await page.getByLabel('Your e-mail').fill(email)
    await page.getByLabel('What is it about?').selectOption({ label: 'A cutoff or fact that is wrong' })
    await page.getByLabel('Your message').fill(text)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send my message' }).click()
    await expect(page.getByText('No internet. What you see here is still yours to read.')).toBeVisible()
    await expect(page.getByLabel('Your message')).toHaveValue(text)
    await context.setOffline(false)
    // It goes by itself.
    await expect(page.getByText('We have your message.')).toBeVisible()
    // A page with React, of somebody signed in.
    await page.goto('/mentee-dashboard/profile#person')
    const person = page.locator('#person')
    await person.getByLabel('Full name').fill('Asha K Rao')
    await context.setOffline(true)
    const save = person.getByRole('button', { name: 'Save' })
    await save.click()
    const said = [
      'No internet. What you see here is still yours to read.',
      'Network error. Please check your connection.',
    ]
    await expect(
      page
        .getByText(said[0] ?? '')
        .or(page.getByText(said[1] ?? ''))
        .first(),
    ).toBeVisible()
    await expect(person.getByLabel('Full name')).toHaveValue('Asha K Rao')
    await context.setOffline(false)
    const saved = page.getByText('Saved', { exact: true })
    await expect(async () => {
      // By itself, or by another press.
      if (!(await saved.isVisible())) await save.click({ timeout: 1_000 })
      await expect(saved).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await page.reload()
    await expect(person.getByLabel('Full name')).toHaveValue('Asha K Rao')
    // What was not sent when the page was closed is there when it is opened again.
    await person.getByLabel('Full name').fill('Asha Kumari Rao')
    page.on('dialog', (dialog) => dialog.accept())
    const closed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await closed
    const later = await context.newPage()
    await later.goto(`${url}/mentee-dashboard/profile#person`)
    await expect(later.getByText('What you wrote is back. It is not sent yet.')).toBeVisible()
    await expect(later.locator('#person').getByLabel('Full name')).toHaveValue('Asha Kumari Rao')
    await context.close()
  },
)
