import { expect } from '@playwright/test'
import { expectNoAxeFaults, journey } from './journey.ts'
import { signUpByForm, visit } from './people.ts'

journey(
  'somebody new signs up, answers what is asked, fills the sheet of chapters, and has a first planned week',
  async ({ browser, url }) => {
    const page = await visit(browser, url)
    await signUpByForm(page)
    await expect(page.getByText('0 of 4 done')).toBeVisible()
    await page.getByLabel('JEE Main rank').fill('24500')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByRole('heading', { name: 'My rank in JEE Main' })).toBeVisible()
    await page.getByRole('link', { name: 'Your first week' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'What have you finished?' })).toBeVisible()
    await page.getByRole('button', { name: 'All done' }).first().click()
    await page.getByRole('link', { name: 'See my week' }).click()
    await expect(page.locator('[data-item]').first()).toBeVisible()
    expect(await page.locator('[data-item]').count(), 'a week has something to study').toBeGreaterThan(4)
    await expectNoAxeFaults(page, 'the first week', 'light')
    await page.getByRole('button', { name: 'Add a card' }).click()
    await page.getByLabel('Question or name').fill('Lens formula')
    await page.getByLabel('Answer').fill('1/v − 1/u = 1/f')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. The card is due today.')).toBeVisible()
    await page.goto('/mentee-dashboard')
    await expect(page.getByText('Your first week: done')).toBeVisible()
    await expect(page.getByRole('link', { name: 'To revise now: 1' })).toBeVisible()
  },
)
