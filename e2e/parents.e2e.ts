import { readFile } from 'node:fs/promises'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { readPdfText } from '../apps/api/src/testing/read-pdf.ts'
import { getServed } from './calls.ts'
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

journey(
  'a parent approves a plan and a larger one, hears of each payment and of the refund, sees the receipts, and withdraws',
  async ({ browser, url, product }) => {
    const { page, parent, parentEmail } = await answered(browser, url)
    await parent.getByRole('button', { name: 'Pay ₹1' }).click()
    await inWindow(parent, 'Pay (success)').click()
    await expect(parent.getByRole('heading', { name: /^You agreed on / })).toBeVisible()

    await page.goto('/mentee-dashboard/plans')
    await page.getByRole('main').locator('a[href*="/mentee-dashboard/checkout"]').first().click()
    await page.getByLabel('State of your billing address').selectOption('27')
    await buyWithApproval({ page, parent, parentEmail, count: 1 })
    await page.goto('/mentee-dashboard/purchases')
    expect(await readPaper(page, /^(Invoice|Receipt)/), 'a receipt names its buyer whole').toContain('Asha Rao')

    await page.goto('/mentee-dashboard/plans')
    await page
      .getByRole('link', { name: /^Upgrade/ })
      .first()
      .click()
    await expect(page.getByText(/ends when you pay/)).toBeVisible()
    await buyWithApproval({ page, parent, parentEmail, count: 2 })
    await page.goto('/mentee-dashboard/purchases')
    await expect(page.getByText('Replaced', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Ask for a refund' }).first().click()
    await page.getByLabel('Why?').fill('The larger plan is too much for us.')
    await page.getByRole('button', { name: 'Send the request' }).click()
    await expect(page.getByText('Your request is with us.')).toBeVisible()
    await grantRefund(await aSample(browser, product, 'admin'), 'The larger plan is too much for us.')
    await expectMails(page.request, { to: parentEmail, subject: /₹[\d,.]+ came back: /, count: 1 })

    await parent.reload()
    await expect(parent.getByRole('heading', { name: 'Payments' })).toBeVisible()
    await expect(parent.getByText(/ came back$/)).toBeVisible()
    for (const name of [/^Credit note/, /^(Invoice|Receipt)/])
      expect(await savePaper(parent, name), 'a parent reads whose paper it is').toContain('Asha Rao')
    await expectNoFaults(parent, 'a consent with payments')
    await parent.getByRole('button', { name: 'Withdraw my consent' }).click()
    await parent.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click()
    await expect(parent.getByRole('heading', { name: /^You withdrew your consent on / })).toBeVisible()
    await expectNoFaults(parent, 'a consent that was withdrawn')
    await page.goto('/mentee-dashboard/plans')
    await page.getByRole('main').locator('a[href*="/mentee-dashboard/checkout"]').first().click()
    await expect(page.getByText('A parent must agree first')).toBeVisible()
  },
)

type Purchase = { page: Page; parent: Page; parentEmail: string; count: number }

/** The child stands at the till: asks, the parent approves by the mail, the child pays, and the parent is written to. @param count  mails of each kind by then */
async function buyWithApproval({ page, parent, parentEmail, count }: Purchase): Promise<void> {
  await page.getByRole('button', { name: /^Ask my parent to approve ₹/ }).click()
  await expect(page.getByText('Waiting for your parent', { exact: true })).toBeVisible()
  await expectMails(page.request, { to: parentEmail, subject: /asks to buy: /, count })
  await parent.goto(await mailedLink(page.request, parentEmail))
  await expect(parent.getByRole('button', { name: /^Approve\b/ })).toBeVisible()
  await expectNoFaults(parent, 'an order that waits for a parent')
  await parent.getByRole('button', { name: /^Approve\b/ }).click()
  await expect(parent.getByText(/^You approved it\. It can be paid/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Approved: pay now', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await inWindow(page, 'Pay (success)').click()
  await expect(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible()
  await expectMails(page.request, { to: parentEmail, subject: /paid ₹[\d,.]+ on Sopaan/, count })
}

/** The words of the newest paper of a kind that the page leads to. */
async function readPaper(page: Page, name: RegExp): Promise<string> {
  const way = await page.getByRole('link', { name }).first().getAttribute('href')
  return readPdfText(await (await getServed(page.request, way ?? '')).body())
}

/** The text of a paper that a parent saves. */
async function savePaper(parent: Page, name: RegExp): Promise<string> {
  const [saved] = await Promise.all([
    parent.waitForEvent('download'),
    parent.getByRole('button', { name }).first().click(),
  ])
  return readPdfText(await readFile(await saved.path()))
}

/** Staff pay the refund back that was asked for with these words. */
async function grantRefund(admin: Page, reason: string): Promise<void> {
  await admin.goto('/admin/refunds')
  await admin.getByRole('list', { name: 'Refunds' }).getByRole('button', { name: 'Asha Rao' }).first().click()
  const sheet = admin.getByRole('region', { name: 'Asha Rao' })
  await expect(sheet.getByText(reason)).toBeVisible()
  await sheet.getByText('All of it').click()
  await sheet.getByRole('button', { name: /^Grant ₹/ }).click()
  await expect(admin.getByText('The refund is on its way.').first()).toBeVisible()
}

/** As many mails as expected went to an address under such a subject. */
async function expectMails(
  request: APIRequestContext,
  { to, subject, count }: { to: string; subject: RegExp; count: number },
): Promise<void> {
  await expect(async () => {
    const mailbox = await (await getServed(request, '/dev/mailbox')).text()
    const mails = mailbox.split('<article>').filter((each) => each.includes(to) && subject.test(each))
    expect(mails).toHaveLength(count)
  }).toPass()
}
