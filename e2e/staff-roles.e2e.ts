import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { openEmbedded } from '@sopaan/api/db/open-configured'
import type { StaffRole } from '@sopaan/contract/staff-roles'
import { callAs, getServed } from './calls.ts'
import { findFirstStart } from './first-start.ts'
import { journey } from './journey.ts'
import { copyFirstStart } from './made-round.ts'
import { aSample, createAccount, PASSWORD, signInByCall, visit } from './people.ts'
import { JOURNEY_SETTINGS } from './settings.ts'

/** What one person pays back alone at most, paise. */
const ALONE_PAISE = 500_000
/** And in one day. */
const REFUNDS_ALONE_A_DAY = 5
/** A file of more people than this is taken once a second person agreed. */
const EXPORT_ALONE_MAX = 1_000
const NOT_YOURS = 'This page is for others of the staff'
/** What each role's menu leads to and what it does not. */
const AREAS: readonly (readonly [role: StaffRole, open: readonly string[], closed: readonly string[]])[] = [
  ['support', ['/admin/messages', '/admin/users', '/admin/jobs'], ['/admin/payment-analytics', '/admin/guides']],
  ['finance', ['/admin/refunds', '/admin/payment-analytics'], ['/admin/messages', '/admin/college-data']],
  ['content', ['/admin/guides', '/admin/announcements'], ['/admin/refunds', '/admin/users']],
  ['owner', ['/admin/staff', '/admin/audit-logs', '/admin/refunds', '/admin/guides'], []],
]

/** Somebody new who looks after something, signed in. */
async function aColleague(browser: Browser, url: string, owner: Page, role: StaffRole) {
  const page = await visit(browser, url)
  const email = await createAccount(page, `Sample of ${role}`)
  const found = await getServed(owner.request, `/api/v1/admin/users?q=${encodeURIComponent(email)}`)
  const { _id: id } = (await found.json()).data[0]
  const body = { staffRoles: [role], reason: 'Works with us from today.' }
  const { data } = (await callAs(owner, 'PUT', `/api/v1/admin/staff/${id}`, body)) as { data: { state: string } }
  return { page, email, id, state: data.state, signIn: () => signInByCall(page, email, PASSWORD) }
}

/** As many people as make a file that two have to agree to, put into the data of a product that is not running. */
async function insertManyPeople(dataFolder: string): Promise<void> {
  const database = await openEmbedded(dataFolder)
  const now = new Date()
  const people = Array.from({ length: EXPORT_ALONE_MAX + 1 }, (_, at) => ({
    ...{ email: `many-${at}@example.org`, fullName: `Many ${at}`, role: 'mentee' as const },
    ...{ passwordHash: '', passwordKeyId: '', passwordChangedAt: now, createdAt: now },
  }))
  await database.db.insertInto('users').values(people).execute()
  await database.close()
}

/** Buys a plan through the sandbox. @returns the purchase */
async function buy(buyer: Page, planId: string): Promise<string> {
  await callAs(buyer, 'PATCH', '/api/v1/users/updateMe', { birthMonth: '2004-03' })
  const order = (await callAs(buyer, 'POST', '/api/v1/payments/create-order', { planId, billingState: '27' })) as {
    orderId: string
    purchaseId: string
  }
  const paid = await buyer.request.post('/dev/sandbox/checkout/pay', {
    data: { order_id: order.orderId, outcome: 'captured' },
  })
  await callAs(buyer, 'POST', '/api/v1/payments/verify', { ...(await paid.json()), purchaseId: order.purchaseId })
  return order.purchaseId
}

journey('an owner sees who holds what, and each role opens its own pages alone', async ({ browser, startOwn }) => {
  const product = await startOwn({ from: findFirstStart(), env: JOURNEY_SETTINGS })
  const owner = await aSample(browser, product, 'admin')
  for (const [role, open, closed] of AREAS) {
    const colleague = await aColleague(browser, product.url, owner, role)
    // A lone owner decides alone; the second one is let in last.
    expect(colleague.state).toBe('done')
    await colleague.signIn()
    for (const path of open) {
      await colleague.page.goto(path)
      await expect(colleague.page.getByRole('heading', { level: 1 }), `${role} on ${path}`).toBeVisible()
      await expect(colleague.page.getByText(NOT_YOURS), `${role} on ${path}`).toHaveCount(0)
      await expect(colleague.page.getByRole('navigation').locator(`a[href="${path}"]`).first()).toBeAttached()
    }
    for (const path of closed) {
      await colleague.page.goto(path)
      await expect(colleague.page.getByText(NOT_YOURS), `${role} on ${path}`).toBeVisible()
      await expect(colleague.page.getByRole('navigation').locator(`a[href="${path}"]`)).toHaveCount(0)
    }
  }
  await owner.goto('/admin/staff')
  const who = owner.getByRole('table', { name: 'Who holds what' })
  for (const role of ['Support', 'Finance', 'Content', 'Owner'])
    await expect(who.getByRole('row').filter({ hasText: `Sample of ${role.toLowerCase()}` })).toContainText(role)
})

journey(
  'a change of roles and a refund above the limit each wait for a second person, who is told; the first cannot agree to the own one',
  async ({ browser, startOwn }) => {
    const product = await startOwn({ from: findFirstStart(), env: JOURNEY_SETTINGS })
    const owner = await aSample(browser, product, 'admin')
    await owner.setViewportSize({ width: 1280, height: 800 })
    const helper = await aColleague(browser, product.url, owner, 'support')
    const second = await aColleague(browser, product.url, owner, 'owner')
    await second.signIn()

    await owner.goto('/admin/staff')
    await owner.getByRole('button', { name: 'Staff roles: Sample of support' }).click()
    await owner.getByRole('checkbox', { name: /^Finance/ }).check()
    await owner.getByLabel('Reason').fill('She looks after refunds too.')
    await owner.getByRole('button', { name: 'Ask for it' }).click()
    await expect(owner.getByText('Asked. Another owner is told to confirm it.')).toBeVisible()
    await owner.getByRole('button', { name: 'Close' }).click()
    await expect(owner.getByText('You asked for it, so somebody else has to confirm it.')).toBeVisible()
    await expect(owner.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0)

    await second.page.goto('/admin')
    await second.page.getByRole('link', { name: /request waits for a second person/ }).click()
    await second.page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(second.page.getByText('Nothing waits.')).toBeVisible()
    const row = second.page.getByRole('row').filter({ hasText: 'Sample of support' })
    await expect(row).toContainText('Support, Finance')

    const { data: plans } = await (await getServed(owner.request, '/api/v1/admin/plans')).json()
    const { _id: planId } = plans.find((plan: { pricePaise: number }) => plan.pricePaise > 0)
    await callAs(owner, 'PATCH', `/api/v1/admin/plans/update/${planId}`, { pricePaise: 2 * ALONE_PAISE })
    const buyer = await visit(browser, product.url)
    const email = await createAccount(buyer, 'Ravi Buyer')
    await signInByCall(buyer, email, PASSWORD)
    await buy(buyer, planId)

    await owner.goto(`/admin/payments?q=${encodeURIComponent(email)}`)
    await owner.getByRole('button', { name: /^More for the payment of/ }).click()
    await owner.getByRole('button', { name: 'Refund', exact: true }).click()
    await owner.getByLabel('Why (kept with the refund)').fill('Bought by mistake, told by phone.')
    await owner.getByRole('button', { name: 'Pay back' }).click()
    await expect(owner.getByText('It waits for a second person, who is told.').first()).toBeVisible()
    await owner.goto('/admin/refunds?state=held')
    await expect(owner.getByText('You decided it, so somebody else has to agree.')).toBeVisible()
    await expect(owner.getByRole('button', { name: 'Agree and send' })).toHaveCount(0)

    await helper.signIn()
    await helper.page.goto('/admin')
    await helper.page.getByRole('link', { name: /refund waits for a second person/ }).click()
    await helper.page.getByRole('button', { name: 'Agree and send' }).click()
    await expect(helper.page.getByText('Agreed. It is on its way.').first()).toBeVisible()
    await expect(async () => {
      await owner.goto(`/admin/payments?q=${encodeURIComponent(email)}`)
      await expect(owner.getByRole('table').locator('tbody')).toContainText('Paid back', { timeout: 1_000 })
    }).toPass()
  },
)

journey(
  'a file of many people is taken once an owner agreed, and what one pays back in a day is capped: the next one waits',
  async ({ browser, startOwn }) => {
    const dataFolder = copyFirstStart()
    await insertManyPeople(dataFolder)
    const { said } = findFirstStart()
    const product = { ...(await startOwn({ dataFolder, env: JOURNEY_SETTINGS })), output: () => said }
    const owner = await aSample(browser, product, 'admin')
    await owner.setViewportSize({ width: 1280, height: 800 })
    const helper = await aColleague(browser, product.url, owner, 'support')
    await helper.signIn()
    await helper.page.setViewportSize({ width: 1280, height: 800 })

    const take = helper.page.getByRole('button', { name: 'Download as CSV' })
    await helper.page.goto('/admin/users?role=mentee')
    await take.click()
    await expect(helper.page.getByRole('heading', { name: 'This file needs a second person' })).toBeVisible()
    await helper.page.getByLabel('What it is for').fill('The auditor asks for it.')
    await helper.page.getByRole('button', { name: 'Ask an owner' }).click()
    await expect(helper.page.getByText('Asked. You are told when an owner has decided.').first()).toBeVisible()
    await owner.goto('/admin')
    await owner.getByRole('link', { name: /request waits for a second person/ }).click()
    await expect(owner.getByText(/^A file of 1,0\d\d people/)).toBeVisible()
    await owner.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(owner.getByText('Nothing waits.')).toBeVisible()
    await helper.page.goto('/admin/users?role=mentee')
    const download = helper.page.waitForEvent('download')
    await take.click()
    const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
    expect(lines.filter((line) => /many-\d+@example\.org/.test(line))).toHaveLength(EXPORT_ALONE_MAX + 1)
    await helper.page.goto('/admin/users')
    await take.click()
    await expect(helper.page.getByRole('heading', { name: 'This file needs a second person' })).toBeVisible()

    const { data: plans } = await (await getServed(owner.request, '/api/v1/admin/plans')).json()
    const { _id: planId } = plans.find((plan: { pricePaise: number }) => plan.pricePaise > 0)
    await callAs(owner, 'PATCH', `/api/v1/admin/plans/update/${planId}`, { pricePaise: ALONE_PAISE })
    const money = await aColleague(browser, product.url, owner, 'finance')
    await money.signIn()
    const buyer = await visit(browser, product.url)
    const email = await createAccount(buyer, 'Ravi Buyer')
    await signInByCall(buyer, email, PASSWORD)
    for (let at = 0; at < REFUNDS_ALONE_A_DAY; at++) {
      const purchaseId = await buy(buyer, planId)
      const asked = { purchaseId, amountPaise: ALONE_PAISE, reason: 'Bought by mistake.' }
      await callAs(money.page, 'POST', '/api/v1/admin/refunds', asked)
    }
    const last = await buy(buyer, planId)
    await money.page.goto(`/admin/payments/${last}`)
    await money.page.getByRole('button', { name: 'Refund', exact: true }).click()
    await money.page.getByLabel('Why (kept with the refund)').fill('Bought by mistake, once more.')
    await money.page.getByRole('button', { name: /^Pay back ₹/ }).click()
    await expect(money.page.getByText('It waits for a second person, who is told.').first()).toBeVisible()
    await owner.goto('/admin/refunds?state=held')
    await owner.getByRole('button', { name: 'Turn down' }).click()
    await expect(owner.getByText('Taken back.').first()).toBeVisible()
    await owner.goto('/admin/staff')
    const row = owner.getByRole('row').filter({ hasText: 'Sample of finance' })
    await expect(row).toContainText('₹25,000')
    rmSync(dataFolder, { recursive: true, force: true })
  },
)
