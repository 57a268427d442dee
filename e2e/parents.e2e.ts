import { type Browser, expect, type Page } from '@playwright/test'
import { journey } from './journey.ts'
import { listFaultsAsShown } from './page-faults.ts'
import { aSample, aStudent, mailedCode, mailedLink, newEmail, visit } from './people.ts'

const PHONE = { width: 390, height: 844 }
const PROOF = 'One last step: show us that you are an adult'

/** Somebody of 15 who asked a parent, and the parent's page once the code was right. */
async function answered(browser: Browser, url: string): Promise<{ page: Page; parent: Page; parentEmail: string }> {
  const { page } = await aStudent(browser, url)
  const parentEmail = newEmail()
  await page.goto('/mentee-dashboard/profile')
  await page.getByLabel('Month of birth').fill('2011-04')
  await page.locator('#person').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Yes, save it' }).click()
  await page.getByRole('link', { name: 'Parent', exact: true }).click()
  const part = page.locator('#parent')
  await part.getByLabel('E-mail of your parent or guardian').fill(parentEmail)
  await part.getByRole('button', { name: 'Ask for consent' }).click()
  await expect(part.getByText(`We asked ${parentEmail}.`)).toBeVisible()
  const parent = await visit(browser, url)
  await parent.setViewportSize(PHONE)
  await parent.goto(await mailedLink(page.request, parentEmail))
  await parent.getByLabel('Your full name').fill('Meera Rao')
  await parent.getByLabel('You are').selectOption('mother')
  await parent.getByRole('button', { name: 'Send me the code' }).click()
  await parent.getByLabel('Code from your mail').fill(await mailedCode(page.request, parentEmail))
  await parent.getByLabel('I am over 18 and the parent or guardian of this child').check()
  await parent.getByRole('button', { name: 'I agree' }).click()
  await expect(parent.getByRole('heading', { name: PROOF })).toBeVisible()
  return { page, parent, parentEmail }
}

const inWindow = (page: Page, name: string) =>
  page.frameLocator('iframe.razorpay-checkout-frame').getByRole('button', { name })

async function expectNoFaults(page: Page, what: string): Promise<void> {
  expect(await listFaultsAsShown(page), `axe finds nothing on ${what}`).toEqual([])
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(sideways, `${what} does not scroll sideways`).toBeLessThanOrEqual(0)
}

journey(
  'a parent pays ₹1 on a phone after a try that was left, and the rupee is on its way back',
  async ({ browser, url }) => {
    const { page, parent } = await answered(browser, url)
    await expectNoFaults(parent, 'the two proofs')
    await parent.getByRole('button', { name: 'Pay ₹1' }).click()
    await inWindow(parent, 'Close the window').click()
    await expect(parent.getByText(/^The payment window was closed/)).toBeVisible()
    await parent.reload()
    await expect(parent.getByText(/^You began to pay ₹1/)).toBeVisible()
    await page.reload()
    await expect(page.locator('#parent').getByText(/said yes\. Now your parent pays ₹1/)).toBeVisible()
    await parent.getByRole('button', { name: 'Try ₹1 again' }).click()
    await inWindow(parent, 'Pay (success)').click()
    await expect(parent.getByRole('heading', { name: /^You agreed on / })).toBeVisible()
    await expect(parent.getByText(/^Your ₹1 is (on its way )?back/)).toBeVisible()
    await expectNoFaults(parent, 'a consent that was given')
    await page.reload()
    await expect(page.locator('#parent').getByText(/^Your parent has agreed\./)).toBeVisible()
  },
)

journey(
  'a parent sends a paper, staff look at it and accept it, and the parent reads it by mail',
  async ({ browser, url, product }) => {
    const { page, parent, parentEmail } = await answered(browser, url)
    const paper = await parent.screenshot()
    await parent
      .getByLabel(/Choose a photo or PDF/)
      .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: paper })
    await expect(parent.getByText(/^We have your paper since /)).toBeVisible()
    await expectNoFaults(parent, 'a paper that waits')

    const admin = await aSample(browser, product, 'admin')
    await admin.goto('/admin')
    await admin.getByRole('link', { name: 'Parents’ papers' }).first().click()
    await admin.getByRole('button', { name: 'Meera Rao' }).filter({ visible: true }).first().click()
    const sheet = admin.getByRole('dialog')
    await expect(sheet.getByText(parentEmail)).toBeVisible()
    await sheet.getByRole('button', { name: 'Look at the paper' }).click()
    await expect(sheet.getByRole('img', { name: 'Paper of Meera Rao' })).toBeVisible()
    await expectNoFaults(admin, 'a paper before staff')
    await sheet.getByRole('button', { name: 'Accept' }).click()
    await expect(admin.getByText(/^Saved\. The parent gets a mail/)).toBeVisible()

    await parent.goto(await mailedLink(page.request, parentEmail))
    await expect(parent.getByRole('heading', { name: /^You agreed on / })).toBeVisible()
    await page.reload()
    await expect(page.locator('#parent').getByText(/^Your parent has agreed\./)).toBeVisible()
  },
)
