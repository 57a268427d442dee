import { parents } from '@sopaan/contract/parents'
import { payments } from '@sopaan/contract/payments'
import { expect, onTestFinished, test } from 'vitest'
import { openBrowser } from '#api/testing/browser.ts'
import {
  aBusiness,
  aBuyer,
  aChild,
  aPlanOnSale,
  deliver,
  orderApproved,
  orderPlan,
  sendDecidedRefunds,
  startShop,
  verify,
} from '#api/testing/payments.ts'
import { aSignedIn, mailedToken, type Person } from '#api/testing/people.ts'
import { readPdfText } from '#api/testing/read-pdf.ts'
import { workOffAllEvents } from './payment-jobs.service.ts'

async function start() {
  const shop = await startShop()
  onTestFinished(shop.stopShop)
  await aBusiness(shop)
  const pays = async (buyer: Person & { parentEmail?: string }, planId: string) => {
    const { parentEmail } = buyer
    const { purchaseId, orderId } =
      parentEmail === undefined
        ? await orderPlan(buyer, planId)
        : await orderApproved(shop, { ...buyer, parentEmail }, planId)
    const paid = shop.standIn.pay(orderId)
    await verify(buyer, purchaseId, paid)
    return { purchaseId, orderId, paid }
  }
  const nameOf = async (planId: string) =>
    (await shop.deps.db.selectFrom('plans').select('name').where('id', '=', planId).executeTakeFirstOrThrow()).name.en
  const mailsTo = async (address: string) => {
    await shop.runWorker()
    return shop.mails.filter(({ to }) => to === address)
  }
  const refund = async (buyer: Person, purchaseId: string, amountPaise: number) => {
    const admin = await aSignedIn(shop, 'admin')
    const asked = await buyer.browser.call(payments.askRefund, {
      params: { id: purchaseId },
      body: { reason: 'The wrong plan.' },
    })
    await admin.browser.call(payments.decideRefund, {
      params: { id: asked.json().data._id },
      body: { decision: 'grant', amountPaise },
    })
  }
  return { shop, pays, nameOf, mailsTo, refund }
}

test('DPDP-07: a parent gets the bill of what a child paid, once, with a link to the parent’s page', async () => {
  const { shop, pays, nameOf, mailsTo } = await start()
  const child = await aChild(shop)
  const planId = await aPlanOnSale(shop)
  const { purchaseId, orderId, paid } = await pays(child, planId)
  await verify(child, purchaseId, paid)
  const mails = (await mailsTo(child.parentEmail)).filter(({ subject }) => subject.startsWith('Kiran paid'))
  expect(mails.map(({ subject }) => subject)).toEqual(['Kiran paid ₹499 on Sopaan'])
  expect(mails[0]?.text).toContain(`Item: ${await nameOf(planId)}`)
  expect(mails[0]?.text).toContain('Amount: ₹499')
  expect(mails[0]?.text).toMatch(/Date: \d{1,2} \w+ \d{4}/)
  const read = await openBrowser(shop.app.fastify).call(parents.read, {
    body: { token: mailedToken(shop, child.parentEmail) },
  })
  expect(read.json().data.state, `the link of the bill of ${orderId}`).toBe('agreed')
})

test('DPDP-07: a parent who answered in Hindi gets the bill in Hindi', async () => {
  const { shop, pays, mailsTo } = await start()
  const child = await aChild(shop, 'hi')
  await pays(child, await aPlanOnSale(shop))
  const mail = (await mailsTo(child.parentEmail)).at(-1)
  expect(mail?.subject).toBe('Kiran ने Sopaan पर ₹499 दिए')
  expect(mail?.text).toContain('क्या खरीदा: दिशा प्लान')
})

test('DPDP-07: the parent who agreed sees what was paid with its papers, nobody else does, and no longer once it is withdrawn', async () => {
  const { shop, pays, refund } = await start()
  const child = await aChild(shop)
  const { purchaseId } = await pays(child, await aPlanOnSale(shop))
  await refund(child, purchaseId, 20_000)
  await sendDecidedRefunds(shop)
  await shop.runWorker()
  const token = mailedToken(shop, child.parentEmail)
  const parent = openBrowser(shop.app.fastify)
  const { data } = (await parent.call(parents.listRecord, { body: { token } })).json()
  expect(data.sessions).toEqual([])
  expect(data.payments).toMatchObject([
    {
      _id: purchaseId,
      totalPaise: 49_900,
      refundedPaise: 20_000,
      papers: [{ kind: 'tax_invoice' }, { kind: 'credit_note' }],
    },
  ])
  const paper = await shop.app.fastify.inject({ url: data.payments[0].papers[0].url })
  expect(paper.headers['content-type']).toBe('application/pdf')
  const foreign = await parent.call(parents.listRecord, { body: { token: 'x'.repeat(43) } })
  expect(foreign.json().code).toBe('LINK_INVALID')
  await parent.call(parents.withdraw, { body: { token } })
  expect((await parent.call(parents.listRecord, { body: { token } })).json().code).toBe('LINK_INVALID')
})

test('the parent who agreed reads the whole billing name on a receipt, with the address masked; no paper of others, and nothing without consent', async () => {
  const { shop, pays } = await start()
  const child = await aChild(shop)
  const other = await aBuyer(shop)
  await pays(child, await aPlanOnSale(shop))
  const { purchaseId } = await pays(other, await aPlanOnSale(shop))
  await shop.deps.db
    .updateTable('purchases')
    .set({ billingName: 'Kiran Kumar Swamy' })
    .where('userId', '=', child.userId)
    .execute()
  await shop.runWorker()
  const token = mailedToken(shop, child.parentEmail)
  const parent = openBrowser(shop.app.fastify)
  const print = (url: string) =>
    parent.call(parents.printPaper, { body: { token, link: url.split('/').at(-1) ?? '', language: 'en' } })
  const { data } = (await parent.call(parents.listRecord, { body: { token } })).json()
  const paper = await print(data.payments[0].papers[0].url)
  expect(paper.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
  const text = await readPdfText(paper.rawPayload)
  expect(text).toContain('Kiran Kumar Swamy')
  expect(text).not.toContain(child.email)
  const bare = await shop.app.fastify.inject({ url: data.payments[0].papers[0].url })
  expect(await readPdfText(bare.rawPayload)).not.toContain('Swamy')
  const { publicId } = await shop.deps.db
    .selectFrom('invoices')
    .select('publicId')
    .where('purchaseId', '=', purchaseId)
    .executeTakeFirstOrThrow()
  expect((await print(publicId)).json().code).toBe('NOT_FOUND')
  await parent.call(parents.withdraw, { body: { token } })
  expect((await print(data.payments[0].papers[0].url)).json().code).toBe('LINK_INVALID')
})

test('DPDP-07: a parent hears of a refund that was paid', async () => {
  const { shop, pays, nameOf, mailsTo, refund } = await start()
  const child = await aChild(shop)
  const planId = await aPlanOnSale(shop)
  const { purchaseId } = await pays(child, planId)
  await refund(child, purchaseId, 20_000)
  await sendDecidedRefunds(shop)
  const mail = (await mailsTo(child.parentEmail)).at(-1)
  expect(mail?.subject).toBe(`₹200 came back: ${await nameOf(planId)}`)
})

test('DPDP-07: a parent hears, once, of a refund that the bank did not take', async () => {
  const { shop, pays, mailsTo, refund } = await start()
  const child = await aChild(shop)
  const { purchaseId, paid } = await pays(child, await aPlanOnSale(shop))
  await refund(child, purchaseId, 25_000)
  const { id } = await shop.deps.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow()
  const paymentId = paid.razorpay_payment_id
  const { id: refundId } = shop.standIn.ledger.refund(paymentId, { amount: 25_000, receipt: id })
  const change = (event: Record<string, unknown>) => {
    const { refund } = event.payload as { refund: { entity: Record<string, unknown> } }
    refund.entity.status = 'failed'
  }
  const told = shop.standIn.webhook({ event: 'refund.failed', paymentId, refundId, change })
  for (let times = 0; times < 2; times++) {
    await deliver(shop, told)
    await workOffAllEvents(shop.deps)
  }
  const subjects = (await mailsTo(child.parentEmail)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'A refund for Kiran did not go through')).toHaveLength(1)
})

test('no parent is written to for somebody of age, for what costs nothing, or once the consent is withdrawn', async () => {
  const { shop, pays } = await start()
  const [grown, child] = [await aBuyer(shop), await aChild(shop)]
  await pays(grown, await aPlanOnSale(shop))
  await orderPlan(child, await aPlanOnSale(shop, { pricePaise: 0 }))
  const { purchaseId, orderId } = await orderApproved(shop, child, await aPlanOnSale(shop))
  const token = mailedToken(shop, child.parentEmail)
  await openBrowser(shop.app.fastify).call(parents.withdraw, { body: { token } })
  await verify(child, purchaseId, shop.standIn.pay(orderId))
  await shop.runWorker()
  const bills = shop.mails.filter(({ subject }) => subject.startsWith('Kiran paid'))
  expect(bills).toEqual([])
})
