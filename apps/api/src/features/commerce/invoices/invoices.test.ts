import { randomUUID } from 'node:crypto'
import type { BusinessFields } from '@sopaan/contract/business'
import { urlOf } from '@sopaan/contract/client'
import { invoices } from '@sopaan/contract/invoices'
import { users } from '@sopaan/contract/users'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { writeBusinessRow } from '#api/features/commerce/business/business.queries.ts'
import { openBrowser } from '#api/testing/browser.ts'
import { aPerson, aSignedIn, type Person } from '#api/testing/people.ts'
import { aPurchase } from '#api/testing/purchases.ts'
import { readPdfGlyphs, readPdfText } from '#api/testing/read-pdf.ts'
import { startApp } from '#api/testing/start-app.ts'
import { listInvoiceDocuments } from './invoice-links.service.ts'
import { issueCreditNote, issueInvoice, newLink } from './invoices.service.ts'

const server = await startApp({ config: { rateLimitScale: 1 } })
server.clock.set('2026-11-21T09:30:00.000Z')
afterAll(() => server.stop())

let address = 0
/** Asks from an address of its own, so that limits of other tests are not met. */
const open = (path: string, ip?: string) => {
  address += 1
  return openBrowser(server.app.fastify).send('GET', path, { ip: ip ?? `198.51.100.${address % 250}` })
}
const paperOf = (token: string) => urlOf(invoices.print, { params: { id: token } })
const register = (gstin: string | null = '27AAPFU0939F1ZV', change: Partial<BusinessFields> = {}) =>
  writeBusinessRow(server.deps.db, {
    legalName: change.legalName ?? 'Sopaan Learning Private Limited',
    address: '12 Hill Road\nPune 411001',
    stateCode: '27',
    gstin,
    email: 'billing@sopaan.test',
    phone: null,
    changedAt: server.deps.now(),
  })
type Given = Parameters<typeof aPurchase>[2]
const settled = async (userId: string, given: Given = {}) => {
  const now = server.deps.now()
  const expiresAt = new Date('2026-12-21T18:30:00Z')
  const dates = { status: 'paid' as const, paidAt: now, startsAt: now, expiresAt }
  const purchase = await aPurchase(server.deps, userId, { ...dates, ...given })
  const issued = await issueInvoice(server.deps, purchase)
  return { purchase, issued, link: await linkOf(purchase.id) }
}
const linkOf = async (purchaseId: string, kind = 0) =>
  (await listInvoiceDocuments(server.deps, [purchaseId])).get(purchaseId)?.[kind]?.url ?? ''
const textOf = async (link: string) => readPdfText((await open(link)).rawPayload)
const sold = async (given: Given = {}) => settled((await aPerson(server)).userId, given)

test('INV-01: 10,000 links are distinct, of 192 random bits, and half of their bits are set', () => {
  const links = Array.from({ length: 10_000 }, () => newLink(server.deps))
  expect(new Set(links).size).toBe(10_000)
  expect(links.every((link) => /^[A-Za-z0-9_-]{32}$/.test(link))).toBe(true)
  const bytes = Buffer.concat(links.map((link) => Buffer.from(link, 'base64url')))
  const ones = bytes.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)
  // 1,920,000 bits: the standard deviation is 693; six of them are left on each side.
  expect(Math.abs(ones - 960_000)).toBeLessThan(6 * 693)
})

test('rule 46: a tax invoice within the State says supplier, recipient, SAC, CGST and SGST, and the amount in words', async () => {
  await register()
  const { link, issued } = await sold()
  expect(issued.kind).toBe('tax_invoice')
  const answer = await open(link)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.rawPayload.length).toBeLessThanOrEqual(100_000)
  const text = await readPdfText(answer.rawPayload)
  for (const words of [
    'Tax invoice',
    issued.number,
    '21 Nov 2026',
    'Sopaan Learning Private Limited',
    '12 Hill Road',
    'GSTIN: 27AAPFU0939F1ZV',
    'Asha',
    'State: Maharashtra (27)',
    'Place of supply: Maharashtra (27)',
    'Reverse charge: No',
    'Plan: Season plan, 30 days, 21 Nov 2026 to 21 Dec 2026',
    '999293',
    // 49,900 × 18 / 118 = 7,611.9, so 7,612 in two equal halves.
    'Taxable value ₹ 422.88',
    'CGST 9% ₹ 38.06',
    'SGST 9% ₹ 38.06',
    'Total ₹ 499.00',
    'Rupees Four Hundred Ninety-Nine Only',
    'computer generated',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('IGST')
})

test('a tax invoice to another State has IGST alone', async () => {
  await register()
  const { link } = await sold({ placeOfSupplyCode: '29' })
  const text = await textOf(link)
  expect(text).toContain('IGST 18% ₹ 76.12')
  expect(text).toContain('Place of supply: Karnataka (29)')
  expect(text).not.toMatch(/[CS]GST 9/)
})

test('a coupon stands on the invoice, and a registered recipient with the full name and GSTIN', async () => {
  await register()
  const { link } = await sold({
    discountPaise: 10_000,
    billingGstin: '27AAPFU0939F1ZV',
    billingName: 'Kulkarni Coaching',
  })
  const text = await textOf(link)
  for (const words of ['Coupon − ₹ 100.00', 'Total ₹ 399.00', 'Kulkarni Coaching']) expect(text).toContain(words)
  expect(text.match(/GSTIN: 27AAPFU0939F1ZV/g)).toHaveLength(2)
})

test('without a GSTIN there is a plain receipt: no tax, and the words "tax invoice" nowhere', async () => {
  await register(null)
  const { link, issued } = await sold({ gstRateBp: 0 })
  expect(issued.kind).toBe('receipt')
  const text = await textOf(link)
  for (const words of ['Receipt', 'Total ₹ 499.00', 'No GST is charged']) expect(text).toContain(words)
  expect(text).not.toMatch(/tax invoice|GSTIN|CGST|IGST|taxable/i)
})

test('in Hindi the words and names are drawn in Devanagari and read in writing order', async () => {
  await register()
  const { link } = await sold({
    billingName: 'प्रियंका श्रीवास्तव',
    itemName: JSON.stringify({ en: 'Season plan', hi: 'दिशा: पूरी काउंसलिंग' }),
  })
  const bytes = (await open(`${link}?language=hi`)).rawPayload
  expect(bytes.length).toBeLessThanOrEqual(100_000)
  const letters = readPdfGlyphs(bytes)
  for (const words of ['प्रियंका', 'महाराष्ट्र', 'टैक्स', 'निन्यानवे', 'काउंसलिंग', 'रिवर्स']) expect(letters).toContain(words)
})

test('INV-04: a paper tells no phone, no whole address, no family name and no id of ours', async () => {
  await register()
  const person = await aPerson(server)
  await server.deps.db.updateTable('users').set({ phone: '+919876543210' }).where('id', '=', person.userId).execute()
  const { link, purchase } = await settled(person.userId)
  const text = await textOf(link)
  const host = person.email.slice(person.email.indexOf('@'))
  expect(text).toContain(`m***${host}`)
  for (const secret of [person.email, '9876543210', 'Kulkarni', purchase.id, person.userId])
    expect(text).not.toContain(secret)
})

test('the signed-in owner reads the full name and mail address, on a credit note too; the bare link and others do not', async () => {
  await register(null)
  const [owner, other] = await Promise.all([aSignedIn(server), aSignedIn(server)])
  const { link, purchase } = await settled(owner.userId, { gstRateBp: 0 })
  await issueCreditNote(server.deps, { purchaseId: purchase.id, reference: randomUUID(), amountPaise: 10_000 })
  for (const paper of [link, await linkOf(purchase.id, 1)]) {
    // A long address is broken over two lines, so blanks are left out.
    const bare = (text: string) => text.replaceAll(/\s/g, '')
    const readBy = async (who: Person) => bare(await readPdfText((await who.browser.send('GET', paper)).rawPayload))
    const own = await readBy(owner)
    for (const words of ['Asha Kulkarni', owner.email, 'State: Maharashtra (27)']) expect(own).toContain(bare(words))
    for (const text of [await readBy(other), bare(await textOf(paper))]) {
      expect(text).toContain('Asha')
      for (const secret of ['Kulkarni', owner.email]) expect(text).not.toContain(secret)
    }
  }
})

test('INV-02: unknown, malformed, renewed, deleted and empty links are answered alike, and the 21st miss waits', async () => {
  await register()
  const person = await aSignedIn(server)
  const { link, purchase } = await settled(person.userId)
  await person.browser.call(invoices.renew, { params: { id: purchase.id }, payload: {} })
  const deleted = await sold()
  await server.deps.db
    .updateTable('users')
    .set({ status: 'deleted', deletedAt: server.deps.now() })
    .where('id', '=', deleted.purchase.userId)
    .execute()
  const bad = [link, deleted.link, paperOf(newLink(server.deps)), `${paperOf('..')}%2f`, paperOf('1')]
  const told = (answer: LightMyRequestResponse) => {
    const { requestId: _, ...body } = answer.json()
    return [answer.statusCode, Object.keys(answer.headers).toSorted(), body]
  }
  const answers = await Promise.all(bad.map((path) => open(path)))
  expect(told(answers[0] as LightMyRequestResponse)[0]).toBe(404)
  for (const answer of answers) expect(told(answer)).toEqual(told(answers[0] as LightMyRequestResponse))
  const ip = '192.0.2.77'
  const misses = []
  for (let at = 0; at < 21; at += 1) misses.push((await open(paperOf(`guess-${at}`), ip)).statusCode)
  expect(misses).toEqual([...Array(20).fill(404), 429])
})

test('INV-03: a hit and a miss are kept by nobody, found by no search, told to no other site and run by nothing', async () => {
  await register()
  const { link, issued } = await sold()
  const [hit, miss] = [await open(link), await open(paperOf('nothing'))]
  for (const { headers } of [hit, miss]) {
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
  }
  expect(hit.headers['content-disposition']).toContain(`tax-invoice-${issued.number.replaceAll('/', '-')}.pdf`)
})

test('INV-05: an owner renews the link, nobody else does, and a deleted account keeps its invoice without one', async () => {
  await register()
  const [person, other] = await Promise.all([aSignedIn(server), aSignedIn(server)])
  const { link, purchase, issued } = await settled(person.userId)
  const renew = (who: Person) => who.browser.call(invoices.renew, { params: { id: purchase.id }, payload: {} })
  expect((await renew(other)).statusCode).toBe(404)
  const [paper] = (await renew(person)).json().data
  expect(paper.number).toBe(issued.number)
  expect((await open(link)).statusCode).toBe(404)
  expect((await open(paper.url)).statusCode).toBe(200)
  await person.browser.call(users.deleteMe, { body: { password: person.password } })
  expect((await open(paper.url)).statusCode).toBe(404)
  const kept = await server.deps.db
    .selectFrom('invoices')
    .select('number')
    .where('purchaseId', '=', purchase.id)
    .execute()
  expect(kept).toEqual([{ number: issued.number }])
})

test('a link stays as it is while a bank disputes the payment', async () => {
  const person = await aSignedIn(server)
  const { link, purchase } = await settled(person.userId)
  const now = server.deps.now()
  const order = await server.deps.db
    .insertInto('paymentOrders')
    .values({
      askedAt: now,
      purchaseId: purchase.id,
      userId: person.userId,
      intentHash: Buffer.alloc(32),
      amountPaise: purchase.totalPaise,
      nextCheckAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.deps.db
    .insertInto('payments')
    .values({
      seenAt: now,
      changedAt: now,
      orderId: order.id,
      gatewayPaymentId: 'pay_00000000000001',
      amountPaise: purchase.totalPaise,
      currency: 'INR',
      status: 'captured',
      disputedAt: now,
    })
    .execute()
  const renewed = await person.browser.call(invoices.renew, { params: { id: purchase.id }, payload: {} })
  expect(renewed.json().code).toBe('INVOICE_FROZEN')
  expect((await open(link)).statusCode).toBe(200)
})

test('INV-06: numbers follow each other, and begin anew at midnight in India on 1 April', async () => {
  const own = await startApp()
  const { userId } = await aPerson(own)
  const issue = async (at: string) => {
    own.clock.set(at)
    return (await issueInvoice(own.deps, await aPurchase(own.deps, userId))).number
  }
  const numbers = [
    await issue('2027-03-31T18:29:59.000Z'),
    await issue('2027-03-31T18:29:59.999Z'),
    await issue('2027-03-31T18:30:00.000Z'),
    await issue('2027-04-01T09:00:00.000Z'),
  ]
  expect(numbers).toEqual(['SO/26-27/000001', 'SO/26-27/000002', 'SO/27-28/000001', 'SO/27-28/000002'])
  await own.stop()
})

test('a purchase is invoiced once, however often it is asked', async () => {
  const { purchase, issued } = await sold()
  expect(await issueInvoice(server.deps, purchase)).toEqual(issued)
})

test('INV-07: what was issued is refused every change but that of its link, and never deleted', async () => {
  const { purchase } = await sold()
  const { db } = server.deps
  const mine = db.updateTable('invoices').where('purchaseId', '=', purchase.id)
  for (const change of [{ totalPaise: 1 }, { number: 'SO/26-27/999999' }, { facts: '{}' }, { issuedOn: '2026-01-01' }])
    await expect(mine.set(change).execute()).rejects.toThrow('never changed')
  await mine.set({ publicId: newLink(server.deps) }).execute()
  await expect(db.deleteFrom('invoices').where('purchaseId', '=', purchase.id).execute()).rejects.toThrow(
    'never changed',
  )
})

test('INV-07: refunds bring credit notes of their own series, whose parts add up to the invoice', async () => {
  await register()
  const { purchase, issued } = await sold()
  const credit = (reference: string, amountPaise: number) =>
    issueCreditNote(server.deps, { purchaseId: purchase.id, reference, amountPaise })
  const first = await credit('refund-1', 16_633)
  expect(first?.number).toMatch(/^CN\/26-27\/\d{6}$/)
  expect(await credit('refund-1', 16_633)).toEqual(first)
  await credit('refund-2', 16_633)
  await credit('refund-3', 16_634)
  await expect(credit('refund-4', 1)).rejects.toThrow('what is left')
  const notes = await server.deps.db
    .selectFrom('creditNotes')
    .innerJoin('invoices', 'invoices.id', 'creditNotes.invoiceId')
    .select(['creditNotes.totalPaise', 'creditNotes.taxablePaise', 'creditNotes.cgstPaise'])
    .where('invoices.purchaseId', '=', purchase.id)
    .execute()
  const sum = (name: 'totalPaise' | 'taxablePaise' | 'cgstPaise') => notes.reduce((all, note) => all + note[name], 0)
  expect([sum('totalPaise'), sum('taxablePaise'), sum('cgstPaise')]).toEqual([49_900, 42_288, 3_806])
  const text = await textOf(await linkOf(purchase.id, 1))
  for (const words of [
    'Credit note',
    first?.number ?? '',
    `Against Tax invoice ${issued.number} of 21 Nov 2026`,
    '₹ 166.33',
  ])
    expect(text).toContain(words)
})

test('INV-08: a link is logged by the beginning of its hash alone', async () => {
  const { link } = await sold()
  await open(link)
  await open(paperOf('some-guess-of-a-link'))
  const log = JSON.stringify(server.logged)
  expect(log).toContain(`${paperOf('')}sha256:`)
  expect(log).not.toContain(link.split('/').at(-1))
  expect(log).not.toContain('some-guess-of-a-link')
})
