import { accountHelp } from '@sopaan/contract/account-help'
import { grievances } from '@sopaan/contract/consents'
import { contact } from '@sopaan/contract/contact'
import type { PersonStep } from '@sopaan/contract/managed-user-shapes'
import { managedUsers } from '@sopaan/contract/managed-users'
import { payments } from '@sopaan/contract/payments'
import type { StaffRole } from '@sopaan/contract/staff-roles'
import { expect, onTestFinished, test } from 'vitest'
import { workOffAllEvents } from '#api/features/commerce/payments/payment-jobs.service.ts'
import { requestIn } from '#api/testing/browser.ts'
import { aBusiness, aBuyer, aPlanOnSale, buy, deliver, startShop } from '#api/testing/payments.ts'
import { aSignedIn } from '#api/testing/people.ts'

async function start() {
  const shop = await startShop()
  onTestFinished(shop.stopShop)
  await aBusiness(shop)
  const buyer = await aBuyer(shop)
  const staff = async (role: StaffRole) => {
    const person = await aSignedIn(shop, 'admin')
    await shop.deps.db
      .updateTable('users')
      .set({ staffRoles: [role] })
      .where('id', '=', person.userId)
      .execute()
    return person
  }
  const [support, finance] = [await staff('support'), await staff('finance')]
  const stepsFor = async (by: typeof support): Promise<PersonStep[]> =>
    (await requestIn(by)(managedUsers.get, { params: { id: buyer.userId } })).data.steps
  return { shop, buyer, support, finance, stepsFor }
}

test('a person’s page tells everything that happened around them in its order, each with the way to it', async () => {
  const { shop, buyer, support, stepsFor } = await start()
  const request = requestIn(buyer)
  const wait = () => shop.clock.advance(60_000)
  const { purchaseId, paymentId } = await buy(shop, buyer, await aPlanOnSale(shop))
  wait()
  await deliver(shop, shop.standIn.webhook({ event: 'payment.captured', paymentId }))
  await workOffAllEvents(shop.deps)
  wait()
  await request(payments.askRefund, { params: { id: purchaseId }, body: { reason: 'The wrong plan.' } })
  wait()
  const message = {
    fullName: 'Ravi',
    email: buyer.email,
    topic: 'payment',
    message: 'Where is it?',
    language: 'en',
  } as const
  await request(contact.send, { body: message })
  wait()
  await request(grievances.add, { body: { subject: 'No answer', message: 'I wrote twice.' } })
  wait()
  await requestIn(support)(accountHelp.addNote, {
    params: { id: buyer.userId },
    body: { text: 'Asked twice by phone.' },
  })
  const steps = await stepsFor(support)
  expect(steps.map(({ at }) => at)).toEqual(
    steps
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  const shown = (kind: PersonStep['kind']) => steps.filter((step) => step.kind === kind)
  expect(shown('purchase')).toMatchObject([{ purchaseId, state: 'paid', amountPaise: 49_900 }])
  expect(shown('attempt')).toMatchObject([{ purchaseId, state: 'captured', text: paymentId }])
  expect(shown('event')).toMatchObject([{ purchaseId, name: 'payment.captured', state: 'done' }])
  expect(shown('refund')).toMatchObject([{ purchaseId, state: 'asked', text: 'The wrong plan.' }])
  expect(shown('paper')).toMatchObject([{ purchaseId, amountPaise: 49_900 }])
  expect(shown('mail').map(({ name }) => name)).toContain('purchase-paid')
  expect(shown('message')).toMatchObject([{ state: 'waiting', text: 'Where is it?' }])
  expect(shown('grievance')).toMatchObject([{ state: 'open', text: 'No answer' }])
  expect(shown('note')).toMatchObject([{ text: 'Asked twice by phone.', by: { _id: support.userId } }])
  expect(shown('action').map(({ name }) => name)).toContain('refund.ask')
})

test('who looks after money alone reads nothing of what a person wrote or agreed to', async () => {
  const { shop, buyer, finance, stepsFor } = await start()
  await buy(shop, buyer, await aPlanOnSale(shop))
  const message = {
    fullName: 'Ravi',
    email: buyer.email,
    topic: 'account',
    message: 'Hello there.',
    language: 'en',
  } as const
  await requestIn(buyer)(contact.send, { body: message })
  const kinds = new Set((await stepsFor(finance)).map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual(['action', 'attempt', 'paper', 'purchase'])
})
