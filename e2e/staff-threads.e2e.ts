import { expect } from '@playwright/test'
import { callAs, getServed } from './calls.ts'
import { journey } from './journey.ts'
import { aSample, aStudent } from './people.ts'

journey(
  'a message closed by mistake waits again by Undo, or later from its sheet, and its answer goes out by mail',
  async ({ browser, product, url }) => {
    const { page: student, email } = await aStudent(browser, url)
    await callAs(student, 'POST', '/api/v1/public/contact', {
      fullName: 'Ravi Closed',
      email,
      topic: 'payment',
      message: 'I paid twice for one plan.',
      language: 'en',
    })
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })
    await admin.goto('/admin/messages')
    const open = async () => {
      await admin.getByRole('table').getByRole('button', { name: 'Ravi Closed' }).click()
      return admin.getByRole('dialog')
    }
    const sheet = await open()
    await sheet.getByRole('button', { name: 'Close without answer' }).click()
    await expect(sheet.getByText('Closed without an answer.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Undo' }).click()
    await expect(sheet.getByRole('button', { name: 'Close without answer' })).toBeVisible()
    await sheet.getByRole('button', { name: 'Close without answer' }).click()
    await expect(sheet.getByText('Closed without an answer.')).toBeVisible()

    await admin.goto('/admin/messages?state=closed')
    await (await open()).getByRole('button', { name: 'Let it wait again' }).click()
    await expect(admin.getByRole('dialog').getByText('It waits again.')).toBeVisible()

    await admin.goto('/admin/messages')
    const answering = await open()
    await answering.getByLabel('Your answer').fill('One of the two is paid back today.')
    await answering.getByRole('button', { name: 'Send the answer' }).click()
    await expect(answering.getByText('Answered.')).toBeVisible()
    const mailbox = async () => (await getServed(admin.request, '/dev/mailbox')).text()
    await expect
      .poll(async () =>
        (await mailbox()).split('<article>').some((mail) => mail.includes(email) && mail.includes('One of the two')),
      )
      .toBe(true)
  },
)

journey(
  'a grievance is taken over, stands among one’s own on the first page, is answered twice, and its writer reads both; what was done is counted, and the trail is whole',
  async ({ browser, product, url }) => {
    const { page: student } = await aStudent(browser, url)
    await callAs(student, 'POST', '/api/v1/users/grievances', {
      subject: 'My name is wrong',
      message: 'It is spelled wrong on my report card.',
    })
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })
    await admin.goto('/admin')
    const mine = admin.getByRole('navigation', { name: 'Whose work is shown' }).getByRole('link', { name: /^Mine/ })
    const doneNow = async () => {
      const text = await admin.getByRole('heading', { name: /done today$/ }).textContent()
      return Number(/\d+/.exec(text ?? '')?.[0])
    }
    await expect(mine).toBeVisible()
    const before = await doneNow()

    await admin.goto('/admin/messages?of=grievances&q=My+name+is+wrong')
    const open = async () => {
      await admin.getByRole('table').locator('tbody').getByRole('button').first().click()
      return admin.getByRole('dialog')
    }
    const sheet = await open()
    const me = await sheet.getByRole('option', { name: /\(you\)$/ }).getAttribute('value')
    await sheet.getByRole('combobox', { name: 'Who answers' }).selectOption(me)
    await expect(admin.getByText('Saved.').first()).toBeVisible()

    await admin.goto('/admin')
    await mine.click()
    await expect(admin).toHaveURL(/\?whose=mine$/)
    await admin.getByRole('link', { name: /grievance to answer/ }).click()
    await expect(admin).toHaveURL(/of=grievances&assignee=mine$/)
    const answering = await open()
    await answering.getByLabel('Your answer').fill('It is corrected.')
    await answering.getByRole('button', { name: 'Send the answer' }).click()
    await expect(answering.getByText('Answered.')).toBeVisible()

    await admin.goto('/admin/messages?of=grievances&state=answered&q=My+name+is+wrong')
    const again = await open()
    await again.getByRole('button', { name: 'Write again' }).click()
    await again.getByLabel('Your answer').fill('The paper comes by mail.')
    await again.getByRole('button', { name: 'Send the answer' }).click()
    await expect(again.getByText('Answered.')).toBeVisible()
    const own = async () => (await getServed(student.request, '/api/v1/users/grievances')).text()
    expect(await own()).toContain('It is corrected.')
    expect(await own()).toContain('The paper comes by mail.')

    await admin.goto('/admin')
    await expect.poll(doneNow).toBe(before + 1)
    await admin.getByRole('link', { name: 'Show', exact: true }).click()
    await expect(admin).toHaveURL(/\/admin\/audit-logs\?from=/)
    await admin.getByRole('button', { name: 'Check the log now' }).click()
    await expect(admin.getByText(/^Whole: .* entries stand as they were written\.$/)).toBeVisible()
    const search = admin.getByRole('searchbox', { name: 'Search' })
    await search.fill('grievance')
    await search.press('Enter')
    await expect(admin).toHaveURL(/q=grievance/)
    await expect(admin.getByRole('main').locator('li:has(summary)').first()).toContainText(/rievance/)
  },
)
