import { expect } from '@playwright/test'
import { expectNoAxeFaults, journey } from './journey.ts'
import { aStudent } from './people.ts'

journey(
  'a student sits an own paper with the clock, pastes its key, and takes marks and a mistake along',
  async ({ browser, url }) => {
    const { page } = await aStudent(browser, url)
    await page.goto('/mentee-dashboard/mocks')
    await page.getByRole('link', { name: 'Sit a paper with a clock' }).click()
    await page.getByLabel('Which paper?').selectOption('own')
    await page.getByLabel('Questions in each subject').fill('2')
    await page.getByLabel('Name of the paper').fill('Coaching test 4')
    await page.getByRole('button', { name: 'Start the clock' }).click()
    await expect(page.getByRole('timer')).toContainText(/^(3:00:00|2:5\d:\d\d)$/)
    const mark = (number: number, letter: string) =>
      page
        .getByRole('group', { name: `Question ${number}` })
        .getByText(letter, { exact: true })
        .click()
    await mark(1, 'B')
    await mark(2, 'A')
    await expectNoAxeFaults(page, 'an answer sheet', 'light')
    await expectNoAxeFaults(page, 'an answer sheet', 'dark')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Physics 2/2' }), 'a reload loses nothing').toBeVisible()
    await page.getByRole('button', { name: 'Hand in' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
    await page.getByLabel('The key, pasted').fill('1. B 2. C 3. D 4. A 5. drop 6. B')
    await expect(page.getByText('6 of 6 read')).toBeVisible()
    await expectNoAxeFaults(page, 'a key', 'light')
    await page.getByRole('button', { name: 'Score my paper' }).click()
    // Right, wrong, and one that was dropped: 4 − 1 + 4.
    await expect(page.getByText('7 of 24', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Save to my mock log' }).click()
    await page.getByLabel('Why did question 2 go wrong?').selectOption('careless')
    await expectNoAxeFaults(page, 'a result', 'dark')
    await page.getByRole('button', { name: 'Add 1 to my notebook' }).click()
    await expect(page.getByLabel('Why did question 2 go wrong?')).toHaveCount(0)
    await page.getByRole('link', { name: 'Open the mock log' }).click()
    await expect(page.getByText('Question 2 of Coaching test 4: marked A, right is C.')).toBeVisible()
    await expect(page.getByText('Coaching test 4', { exact: true })).toBeVisible()
  },
)
