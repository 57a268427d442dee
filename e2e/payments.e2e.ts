import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { STAND_IN_KEYS, type StandIn, startStandIn } from '../apps/api/src/testing/razorpay-stand-in.ts'
import { type Product, startProduct } from '../scripts/product.ts'
import { buyPlan, disputeAtBank, refuseAtBank } from './bank-answers.ts'
import { callAs, getServed } from './calls.ts'
import { findFirstStart } from './first-start.ts'
import { journey, START_MS } from './journey.ts'
import { aSample, createAccount, PASSWORD, signInAsSample, signInByCall, signOutByMenu, visit } from './people.ts'
import { JOURNEY_SETTINGS } from './settings.ts'

/** The built product with the provider's stand-in behind it: its script, its window in a frame, its answers. */
const shop = journey.extend<object, { standIn: StandIn; product: Product }>({
  standIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const standIn = await startStandIn()
      await use(standIn)
      await standIn.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ standIn }, use) => {
      const product = await startProduct({
        from: findFirstStart(),
        env: {
          ...JOURNEY_SETTINGS,
          RAZORPAY_KEY_ID: STAND_IN_KEYS.keyId,
          RAZORPAY_KEY_SECRET: STAND_IN_KEYS.keySecret,
          RAZORPAY_WEBHOOK_SECRET: STAND_IN_KEYS.webhookSecret,
          RAZORPAY_BASE_URL: standIn.url,
          RAZORPAY_CHECKOUT_URL: `${standIn.url}/checkout.js`,
        },
      })
      await use(product)
      expect(await product.stop(), 'the product ends cleanly on SIGTERM').toBe(0)
    },
    { scope: 'worker', timeout: START_MS },
  ],
})

/** India is this far ahead of UTC. */
const INDIA_AHEAD_MS = 19_800_000

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ })
const inWindow = (page: Page, name: string) =>
  page.frameLocator('iframe.razorpay-checkout-frame').getByRole('button', { name })

/** Everything the product and the provider let the browser read from now on. */
function listen(page: Page): () => Promise<string> {
  const read: Promise<string>[] = []
  page.on('response', (response) => {
    const kind = response.headers()['content-type'] ?? ''
    if (/javascript|json|html/.test(kind)) read.push(response.text().catch(() => ''))
  })
  return async () => (await Promise.all(read)).join('\n')
}

/** The sample mentee tells an age of consent once; later journeys find it told. */
async function comeOfAge(page: Page): Promise<void> {
  await callAs(page, 'PATCH', '/api/v1/users/updateMe', { birthMonth: '2004-03' })
}

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/mentee-dashboard/plans')
  await page.locator('a[href*="/mentee-dashboard/checkout"]').first().click()
  await expect(page).toHaveURL(/\/mentee-dashboard\/checkout\?/)
  await page.getByLabel('State of your billing address').selectOption('27')
}

shop(
  'the window is closed, a payment fails, the next one is paid, and the receipt opens',
  async ({ page, product, standIn, checkPage }) => {
    const heard = listen(page)
    await signInAsSample(page, product, 'mentee')
    await comeOfAge(page)
    await openCheckout(page)
    await checkPage('the checkout')
    await payButton(page).click()
    await inWindow(page, 'Close the window').click()
    await expect(page.getByText('Payment window closed')).toBeVisible()
    await payButton(page).click()
    await inWindow(page, 'Fail the payment').click()
    await inWindow(page, 'Close the window').click()
    await expect(page.getByText('The payment did not go through')).toBeVisible()
    await payButton(page).click()
    await inWindow(page, 'Pay (success)').click()
    await expect(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible()
    await checkPage('the paid purchase')
    const made = standIn.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/orders')
    expect(made, 'three presses of one wish are one order').toHaveLength(1)
    expect(made[0]?.body).toMatchObject({ notes: { couponCode: 'none' }, currency: 'INR' })
    const paper = await getServed(
      page.request,
      (await page.getByRole('link', { name: /\(PDF\)$/ }).getAttribute('href')) ?? '',
    )
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])
    const said = await heard()
    expect(said, 'PAY-14: the key for the browser').toContain(STAND_IN_KEYS.keyId)
    for (const secret of [STAND_IN_KEYS.keySecret, STAND_IN_KEYS.webhookSecret])
      expect(said.includes(secret), 'PAY-14: no secret reaches the browser').toBe(false)
    await page.goBack()
    await expect(page, 'the way back leads to before the till').toHaveURL(/\/mentee-dashboard\/plans$/)
    await expect(page.locator('a[href*="/mentee-dashboard/checkout"]').first()).toBeVisible()
    await expect(payButton(page)).toHaveCount(0)
  },
)

shop('a double click makes one order, and the page waits with its words', async ({ page, product, standIn }) => {
  await signInAsSample(page, product, 'mentee')
  await comeOfAge(page)
  await openCheckout(page)
  const before = standIn.calls.length
  standIn.setMode({ slowMs: 800 })
  await payButton(page).dblclick({ force: true })
  await expect(page.getByRole('dialog', { name: 'Processing Payment...' })).toBeVisible()
  await expect(inWindow(page, 'Pay (success)')).toBeVisible()
  standIn.setMode('ok')
  const orders = standIn.calls.slice(before).filter(({ method, path }) => method === 'POST' && path === '/v1/orders')
  expect(orders.length).toBeLessThanOrEqual(1)
  await inWindow(page, 'Close the window').click()
})

shop(
  'a browser inside another app leaves for the provider’s page, and comes back to what it paid for',
  async ({ page, product }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { get: () => 'Chrome Instagram 300' }))
    await signInAsSample(page, product, 'mentee')
    await comeOfAge(page)
    await openCheckout(page)
    await payButton(page).click()
    await page.getByRole('button', { name: 'Fail the payment' }).click()
    await expect(page).toHaveURL(/\/mentee-dashboard\/purchases\?payment=failed$/)
    await expect(page.getByText('The payment did not go through')).toBeVisible()
    await openCheckout(page)
    await payButton(page).click()
    await page.getByRole('button', { name: 'Pay (success)' }).click()
    await expect(page).toHaveURL(/\/mentee-dashboard\/checkout\/done\?purchase=/)
    await expect(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible()
  },
)

shop('where the provider’s script does not come, an alert says so', async ({ page, product }) => {
  await signInAsSample(page, product, 'mentee')
  await comeOfAge(page)
  await page.route('**/checkout.js', (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: '' }),
  )
  await openCheckout(page)
  const words = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.message())
      void dialog.accept()
    }),
  )
  await payButton(page).click()
  expect(await words).toBe('Failed to load Razorpay SDK. Please check your connection.')
})

shop(
  'who holds a small plan upgrades: what is unused comes off, and the small one is replaced',
  async ({ page, checkPage }) => {
    const email = await createAccount(page, 'Asha Rao')
    await signInByCall(page, email, PASSWORD)
    await comeOfAge(page)
    await openCheckout(page)
    await payButton(page).click()
    await inWindow(page, 'Pay (success)').click()
    await expect(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible()
    await page.goto('/mentee-dashboard/plans')
    await page
      .getByRole('link', { name: /^Upgrade/ })
      .first()
      .click()
    await expect(page.getByText(/ends when you pay/)).toBeVisible()
    await checkPage('the checkout of an upgrade')
    await payButton(page).click()
    await inWindow(page, 'Pay (success)').click()
    await expect(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible()
    await page.goto('/mentee-dashboard/purchases')
    await expect(page.getByText('Replaced', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Renew' })).toHaveCount(1)
    await checkPage('the purchases after it')
  },
)

shop('a coupon changes the bill, and a purchase is refunded from both sides', async ({ page, product, checkPage }) => {
  const email = await createAccount(page, 'Venkatasubramanya Lakshminarasimhamurthy')
  await signInByCall(page, email, PASSWORD)
  await comeOfAge(page)
  await openCheckout(page)
  await page.getByLabel('Coupon code').fill('sample10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('SAMPLE10 is applied.')).toBeVisible()
  await expect(page.getByText('Coupon SAMPLE10')).toBeVisible()
  await payButton(page).click()
  await inWindow(page, 'Pay (success)').click()
  await expect(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible()
  await page.goto('/mentee-dashboard/purchases')
  await checkPage('the purchases')
  await page.getByRole('button', { name: 'Ask for a refund' }).first().click()
  await page.getByLabel('Why?').fill('The wrong plan.')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Your request is with us.')).toBeVisible()
  await signOutByMenu(page)
  await page.waitForURL((url) => url.pathname === '/')
  await signInAsSample(page, product, 'admin')
  await page.goto('/admin/payments')
  await checkPage('the payments of admins')
  await page.goto('/admin/refunds')
  await checkPage('the refunds of admins')
  await page.setViewportSize({ width: 390, height: 844 })
  const refund = page.getByRole('listitem').filter({ hasText: email })
  await expect(refund).toBeVisible()
  await checkPage('a refund of a long name and a long address on a phone')
  await refund.getByRole('button').click()
  await checkPage('a refund before it is granted')
  await page.getByRole('button', { name: /^Grant ₹/ }).click()
  await expect(refund.getByText('The refund is on its way.')).toBeVisible()
})

shop(
  'a refund that the bank gave back is sent again, another is closed with words its buyer reads, a disputed payment rests, and the papers are in the return of the month',
  async ({ browser, product, standIn }) => {
    const [admin, buyer] = [await aSample(browser, product, 'admin'), await visit(browser, product.url)]
    await admin.setViewportSize({ width: 1280, height: 800 })
    const email = await createAccount(buyer, 'Meena Iyer')
    await signInByCall(buyer, email, PASSWORD)
    await comeOfAge(buyer)
    const [first, second, third] = [
      await buyPlan(buyer, standIn),
      await buyPlan(buyer, standIn),
      await buyPlan(buyer, standIn),
    ]
    const at = { standIn, url: product.url }

    standIn.setMode('down')
    await admin.goto(`/admin/payments/${first.purchaseId}`)
    await admin.getByRole('button', { name: 'Refund', exact: true }).click()
    await admin.getByLabel('Why (kept with the refund)').fill('Bought twice, as she says.')
    await expect(admin.getByText(/^Then: what was bought ends/)).toBeVisible()
    await admin.getByRole('button', { name: /^Pay back ₹/ }).click()
    await expect(admin.getByText('The refund is on its way.').first()).toBeVisible()
    await admin.goto(`/admin/payments?q=${encodeURIComponent(email)}`)
    await expect(admin.getByText(/^₹[\d,.]+ on its way$/).first(), 'at once').toBeVisible()
    await callAs(admin, 'POST', '/api/v1/admin/refunds', {
      purchaseId: second.purchaseId,
      amountPaise: second.paise,
      reason: 'As agreed by phone.',
    })
    for (const bought of [first, second]) await refuseAtBank(admin, { ...at, bought })
    standIn.setMode('ok')

    const open = async (purchaseId: string) => {
      await admin.goto(`/admin/refunds?purchaseId=${purchaseId}`)
      await admin.getByRole('button', { name: 'Meena Iyer' }).click()
      return admin.getByRole('dialog')
    }
    const retried = await open(first.purchaseId)
    await expect(retried.getByText('Sessions held')).toBeVisible()
    await retried.getByRole('button', { name: 'Try Again' }).click()
    await retried.getByRole('button', { name: 'Try Again' }).click()
    await expect(admin.getByText('The refund is on its way again.').first()).toBeVisible()
    await expect
      .poll(() => standIn.ledger.payment(first.paymentId).amount_refunded, { timeout: 60_000 })
      .toBe(first.paise)

    const closed = await open(second.purchaseId)
    await closed.getByRole('button', { name: 'Close unpaid' }).click()
    await closed.getByLabel('Words for the buyer').fill('You told us to keep the plan.')
    await closed.getByRole('button', { name: 'Close unpaid' }).click()
    await expect(admin.getByText('The refund is closed, with your words.').first()).toBeVisible()
    await buyer.goto('/mentee-dashboard/purchases')
    await expect(buyer.getByRole('main').getByText('Closed, not paid out').first()).toBeVisible()
    await expect(buyer.getByRole('main').getByText('You told us to keep the plan.').first()).toBeVisible()

    await disputeAtBank({ ...at, bought: third }, 'created')
    const onHome = async (isThere: boolean) => {
      await admin.goto('/admin')
      const link = admin.getByRole('link', { name: /payments? (is|are) disputed/ })
      await expect(link).toHaveCount(isThere ? 1 : 0, { timeout: 2_000 })
      return link
    }
    await expect(async () => void (await onHome(true))).toPass({ timeout: 60_000 })
    await (await onHome(true)).click()
    await expect(admin.getByRole('table').getByText('Disputed').first()).toBeVisible()
    await buyer.reload()
    await expect(buyer.getByRole('main').getByText('Paused', { exact: true }).first()).toBeVisible()
    await disputeAtBank({ ...at, bought: third }, 'won')
    await expect(async () => void (await onHome(false))).toPass({ timeout: 60_000 })

    await admin.goto('/admin/payment-analytics')
    await admin.getByRole('link', { name: 'GST of a month' }).click()
    await expect(admin.getByRole('heading', { name: 'GST of a month', level: 1 })).toBeVisible()
    await admin.getByLabel('Month').fill(new Date(Date.now() + INDIA_AHEAD_MS).toISOString().slice(0, 7))
    const sums = admin.getByRole('table', { name: 'Sums' })
    await expect(sums.getByRole('row').filter({ hasText: 'Credit notes' }).getByRole('cell').nth(1)).not.toHaveText('0')
    const [file] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('link', { name: 'CSV for the accountant' }).click(),
    ])
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines.filter((line) => /credit/i.test(line)).length).toBeGreaterThan(0)
  },
)
