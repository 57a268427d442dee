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
    await expect(page.getByText('Your message could not be sent. It is still here: please try again.')).toBeVisible()
    await expect(page.getByLabel('Your message')).toHaveValue(text)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Send my message' }).click()
    await expect(page.getByText('We have your message.')).toBeVisible()
    // A page with React, of somebody signed in.
    await page.goto('/mentee-dashboard/profile#person')
    const person = page.locator('#person')
    await person.getByLabel('Full name').fill('Asha K Rao')
    await context.setOffline(true)
    const save = person.getByRole('button', { name: 'Save' })
    await save.click()
    await expect(page.getByText('Network error. Please check your connection.')).toBeVisible()
    await expect(person.getByLabel('Full name')).toHaveValue('Asha K Rao')
    await context.setOffline(false)
    await save.click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
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
