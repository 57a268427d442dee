import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { STAND_IN_KEYS, type StandIn, startStandIn } from '../apps/api/src/testing/razorpay-stand-in.ts'
import { startSmtpBox } from '../apps/api/src/testing/smtp-box.ts'
import { callAs, getServed } from './calls.ts'
import { findFirstStart } from './first-start.ts'
import { journey } from './journey.ts'
import { aSample, visit } from './people.ts'
import { countFromHome } from './presses.ts'
import { JOURNEY_SETTINGS } from './settings.ts'

/** The most presses from the first page of staff until something that failed has gone through. */
const RETRY_PRESSES_MAX = 2
/** A payment event is on the list after its third try: 10 s and 20 s after the first. */
const THREE_TRIES_MS = 120_000
/** India is this far ahead of UTC. */
const INDIA_AHEAD_MS = 19_800_000
const DAY_MS = 86_400_000
const MAIL = /mails? could not be sent/
const JOB = /jobs? fails?/
const EVENT = /payment events? failed/
const READER = 'kiran.m@example.org'

/** A mail server that knows no reader, until it is told otherwise. */
async function startMailServer() {
  let isRefusing = true
  const box = await startSmtpBox({
    onRcptTo: ({ address }, _session, done) => {
      if (!isRefusing || address !== READER) return done()
      done(Object.assign(new Error('no such box'), { responseCode: 550 }))
    },
  })
  return {
    box,
    accept: () => {
      isRefusing = false
    },
  }
}

/** What stands before the product and forgets pages; it fails until it is told otherwise. */
async function startEdge() {
  const edge = { isBroken: true, purges: 0 }
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      if (!edge.isBroken) edge.purges += 1
      response.writeHead(edge.isBroken ? 500 : 200).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { edge, url: `http://127.0.0.1:${port}/purge`, stop }
}

/** Opens the first page again and again until it tells of something; an open one looks once a minute. */
async function untilOnHome(admin: Page, name: RegExp): Promise<void> {
  const open = async () => {
    await admin.goto('/admin')
    await expect(admin.getByRole('link', { name })).toBeVisible({ timeout: 1_000 })
  }
  await expect(open).toPass({ timeout: THREE_TRIES_MS, intervals: [2_000] })
}

/** Somebody orders a plan and the bank holds the money; the provider tells us of it. */
async function payUntilAuthorized(buyer: Page, standIn: StandIn, url: string): Promise<void> {
  await callAs(buyer, 'PATCH', '/api/v1/users/updateMe', { birthMonth: '2004-03' })
  const { data } = await (await getServed(buyer.request, '/api/v1/public/plans')).json()
  const { _id: planId } = data.find((plan: { pricePaise: number }) => plan.pricePaise > 0)
  await callAs(buyer, 'POST', '/api/v1/payments/create-order', { planId, billingState: '27' })
  const orderId = standIn.ledger.state().orders.at(-1)?.id ?? ''
  const { razorpay_payment_id: paymentId } = standIn.pay(orderId, { outcome: 'authorized' })
  // The keys were changed at the provider: it answers nothing of ours, and its events still come.
  standIn.setMode('auth_fail')
  const { body, headers } = standIn.webhook({ event: 'payment.authorized', paymentId })
  const answer = await fetch(`${url}/api/v1/payments/webhook`, { method: 'POST', body, headers })
  expect(answer.status).toBe(200)
}

journey(
  'from the first page, a mail, a payment event and a job that failed are each tried again in two presses, and go through',
  async ({ browser, startOwn }) => {
    const [mail, edge, standIn] = await Promise.all([startMailServer(), startEdge(), startStandIn()])
    const product = await startOwn({
      from: findFirstStart(),
      env: {
        ...JOURNEY_SETTINGS,
        SMTP_URL: `smtp://127.0.0.1:${mail.box.port}`,
        EDGE_PURGE_URL: edge.url,
        EDGE_PURGE_TOKEN: 'token-of-the-edge',
        RAZORPAY_KEY_ID: STAND_IN_KEYS.keyId,
        RAZORPAY_KEY_SECRET: STAND_IN_KEYS.keySecret,
        RAZORPAY_WEBHOOK_SECRET: STAND_IN_KEYS.webhookSecret,
        RAZORPAY_BASE_URL: standIn.url,
        RAZORPAY_CHECKOUT_URL: `${standIn.url}/checkout.js`,
      },
    })
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })
    await payUntilAuthorized(await aSample(browser, product, 'mentee'), standIn, product.url)
    await callAs(await visit(browser, product.url), 'POST', '/api/v1/public/contact', {
      fullName: 'Kiran M',
      email: READER,
      topic: 'other',
      message: 'Where do I see the rounds of last year?',
      language: 'en',
    })

    // Mails to staff fail too: this one has to have been given up before the server takes mails again.
    const listFailed = async () => (await getServed(admin.request, '/api/v1/admin/jobs')).text()
    await expect.poll(listFailed, { timeout: THREE_TRIES_MS }).toContain('k…@example.org')
    await untilOnHome(admin, MAIL)
    mail.accept()
    const retried = await countFromHome(admin)
    await retried.press(admin.getByRole('link', { name: MAIL }))
    const mails = admin.getByRole('list', { name: 'Mails that could not be sent' })
    const dead = mails.getByRole('listitem').filter({ hasText: 'k…@example.org' })
    await retried.press(dead.getByRole('button', { name: 'Try Again' }))
    await expect(admin.getByText('It is tried again now.').first()).toBeVisible()
    await expect(dead).toHaveCount(0)
    retried.check(RETRY_PRESSES_MAX)
    await expect.poll(() => mail.box.received.some((text) => text.includes(READER))).toBe(true)

    await untilOnHome(admin, JOB)
    const job = await countFromHome(admin)
    await job.press(admin.getByRole('link', { name: JOB }))
    const row = admin.getByRole('row').filter({ hasText: 'forget-pages-at-edge' })
    await expect(row).toContainText('The edge answered 500.')
    edge.edge.isBroken = false
    await job.press(row.getByRole('button', { name: 'Run now' }))
    await expect(admin.getByText('It runs within seconds.').first()).toBeVisible()
    await expect(row).toContainText('in order')
    await expect(row.getByRole('button', { name: 'Run now' })).toHaveCount(0)
    job.check(RETRY_PRESSES_MAX)
    expect(edge.edge.purges).toBeGreaterThan(0)

    await untilOnHome(admin, EVENT)
    const event = await countFromHome(admin)
    await event.press(admin.getByRole('link', { name: EVENT }))
    const events = admin.getByRole('list', { name: 'Could not be worked off' })
    await expect(events.getByText('payment.authorized')).toBeVisible()
    standIn.setMode('ok')
    await event.press(events.getByRole('button', { name: 'Try Again' }))
    await expect(events).toHaveCount(0)
    event.check(RETRY_PRESSES_MAX)
    // Who did not answer is left alone for half a minute, and asked then.
    await expect
      .poll(() => standIn.ledger.state().payments.at(-1)?.status, { timeout: THREE_TRIES_MS })
      .toBe('captured')
    await admin.goto('/admin/payments')
    await expect(admin.getByRole('table').locator('tbody tr[data-row]').first()).toContainText('Paid')

    edge.stop()
    await Promise.all([mail.box.stop(), standIn.stop()])
  },
)

type RoomMessage = { signature: string; body: string }

/** A chat room on this machine, which does not take the first message to try it. */
async function startRoom() {
  const heard: RoomMessage[] = []
  const of = (kind: string) => heard.filter(({ body }) => JSON.parse(body).kind === kind)
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      heard.push({ signature: String(request.headers['x-sopaan-signature']), body })
      response.writeHead(of('test').length === 1 && body.includes('"kind":"test"') ? 503 : 200).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    heard,
    of,
    url: `http://127.0.0.1:${port}/room`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Whether the holder of a secret wrote a message, checked as its reader would. */
function isSigned({ signature, body }: RoomMessage, secret: string): boolean {
  const [, seconds = '', given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  return given === createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
}

journey(
  'an owner has a chat room told of alerts: a message it did not take comes again, each is signed, and a grievance is told of without a name',
  async ({ browser, product }) => {
    const room = await startRoom()
    const owner = await aSample(browser, product, 'admin')
    await owner.goto('/admin/settings?part=alerts')
    await owner.getByLabel('Address', { exact: true }).fill(room.url)
    await owner.getByRole('button', { name: 'Add address' }).click()
    const secret = await owner.getByText(/^[\w-]{32}$/).innerText()
    // Another journey may have added an address of its own.
    const hook = owner.getByRole('listitem').filter({ hasText: new URL(room.url).host })
    await hook.getByRole('button', { name: 'Send a message to try it' }).click()
    await expect(owner.getByText('On its way. Look into the room.').first()).toBeVisible()
    await expect.poll(() => room.of('test').length, { timeout: 60_000 }).toBe(2)
    const [refused, taken] = room.of('test')
    expect(taken?.body).toBe(refused?.body)
    expect(room.heard.every((message) => isSigned(message, secret))).toBe(true)
    expect(room.heard.some((message) => isSigned(message, `${secret}x`))).toBe(false)

    await owner.getByLabel('Chat rooms rest from').selectOption({ index: 0 })
    await owner.getByLabel('until', { exact: true }).selectOption({ index: 0 })
    await owner.getByRole('button', { name: 'Save rules' }).click()
    await expect(owner.getByText('Saved.').first()).toBeVisible()
    const mentee = await aSample(browser, product, 'mentee')
    await callAs(mentee, 'POST', '/api/v1/users/grievances', {
      subject: 'My refund',
      message: 'It did not come, and nobody answers me.',
    })
    await expect.poll(() => room.of('grievance-filed').length, { timeout: 60_000 }).toBeGreaterThan(0)
    const told = room.of('grievance-filed').at(-1) ?? { signature: '', body: '' }
    expect(isSigned(told, secret)).toBe(true)
    expect(told.body).not.toMatch(/Sample|@/)

    await hook.getByRole('button', { name: 'Remove', exact: true }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(hook).toHaveCount(0)
    room.stop()
  },
)

journey(
  'what is past its day leads the first page and is counted in the menu; the word of the day and a key that ends reach owners as they set it',
  async ({ browser, startOwn }) => {
    const product = await startOwn({ from: findFirstStart(), env: JOURNEY_SETTINGS })
    const owner = await aSample(browser, product, 'admin')
    await owner.setViewportSize({ width: 1280, height: 800 })
    await owner.goto('/admin')
    await expect(owner.getByRole('main').getByText('1 overdue, 1 due today', { exact: true }).first()).toBeVisible()
    const menu = owner.getByRole('navigation').getByRole('link')
    for (const name of [/^Refunds ?\d/, /^Messages ?\d/])
      await expect(menu.filter({ hasText: name }).first()).toBeVisible()

    await owner.goto('/admin/settings?part=alerts')
    await owner.getByLabel('The word of the day goes out from').selectOption({ index: 0 })
    await owner.getByLabel(/^Mails, payment events and jobs/).fill('1')
    await owner.getByRole('button', { name: 'Save rules' }).click()
    await expect(owner.getByText('Saved.').first()).toBeVisible()
    await owner
      .getByLabel(/^Key that signs and seals/)
      .fill(new Date(Date.now() + INDIA_AHEAD_MS + DAY_MS).toISOString().slice(0, 10))
    const [saved] = await Promise.all([
      owner.waitForResponse((answer) => answer.url().endsWith('/key-ends') && answer.request().method() === 'PUT'),
      owner.getByRole('button', { name: 'Save days' }).click(),
    ])
    expect(saved.ok()).toBe(true)
    for (const name of ['remind-staff', 'watch-keys']) await callAs(owner, 'POST', '/api/v1/admin/jobs/runs', { name })
    await expect(async () => {
      await owner.goto('/admin/notifications')
      for (const words of [/ends tomorrow/, /Grievances: 1 overdue, 1 due today/, /Failed: .*1 refund/])
        await expect(owner.getByRole('main').getByText(words).first()).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: THREE_TRIES_MS })
    const mailbox = await (await getServed(owner.request, '/dev/mailbox')).text()
    expect(mailbox).toMatch(/Grievances: 1 overdue/)
    expect(mailbox).toMatch(/ends tomorrow/)
  },
)
