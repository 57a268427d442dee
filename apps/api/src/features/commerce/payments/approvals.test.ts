import { notifications } from '@sopaan/contract/notifications'
import { parents } from '@sopaan/contract/parents'
import { payments } from '@sopaan/contract/payments'
import { expect, onTestFinished, test } from 'vitest'
import { aBusiness, aChild, aPlanOnSale, asParent, orderPlan, startShop, verify } from '#api/testing/payments.ts'
import { signIn } from '#api/testing/people.ts'

const HOUR = 3_600_000

async function start() {
  const shop = await startShop()
  onTestFinished(shop.stopShop)
  await aBusiness(shop)
  const child = await aChild(shop)
  const planId = await aPlanOnSale(shop)
  /** The ask that was answered last. */
  let answeredId: string | undefined
  const tries = async (more: object = {}, of = planId) => {
    const body = { planId: of, billingState: '07', ...more }
    const answer = await child.browser.call(payments.createOrder, { body })
    return answer.statusCode === 200 ? 'ordered' : (answer.json().code as string)
  }
  const shown = async () =>
    (await child.browser.call(payments.preview, { query: { planId, billingState: '07' } })).json().data.approval
  /** The clock stands: two asks of one moment have no order. */
  const requests = async (): Promise<ApprovalRequest[]> =>
    (await asParent(shop, child.parentEmail, parents.listApprovals)).json().data
  const answers = async (decision: 'approved' | 'refused', approvalId?: string, email = child.parentEmail) => {
    const id = approvalId ?? (await requests()).find(({ state }) => state === 'waiting')?._id ?? answeredId
    const answer = await asParent(shop, email, parents.answerApproval, { approvalId: id, decision })
    answeredId = id
    const list: ApprovalRequest[] = answer.statusCode === 200 ? answer.json().data : []
    return list.find(({ _id }) => _id === id)?.state ?? answer.json().code
  }
  const ordersSeen = () => shop.standIn.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/orders')
  const bell = async () =>
    (await child.browser.call(notifications.list)).json().data.map(({ kind }: { kind: string }) => kind)
  const priced = (pricePaise: number) =>
    shop.deps.db.updateTable('plans').set({ pricePaise }).where('id', '=', planId).execute()
  return { shop, child, planId, tries, shown, requests, answers, ordersSeen, bell, priced }
}

type ApprovalRequest = { _id: string; state: string; totalPaise: number }

test('DPDP-07: what a child orders is refused until the parent, who gets the bill, approves that order', async () => {
  const { shop, child, planId, tries, shown, requests, answers, ordersSeen, bell } = await start()
  expect(await shown()).toBe('needed')
  expect(await tries()).toBe('PARENT_APPROVAL_REQUIRED')
  expect(await tries(), 'asking again is the same ask').toBe('PARENT_APPROVAL_REQUIRED')
  expect(await shown()).toBe('waiting')
  expect(ordersSeen()).toHaveLength(0)
  const waiting = await requests()
  expect(waiting).toMatchObject([{ state: 'waiting', totalPaise: 49_900, name: { hi: 'दिशा प्लान' } }])
  const bills = shop.mails.filter(({ to, subject }) => to === child.parentEmail && /asks to buy/.test(subject))
  expect(bills).toHaveLength(1)
  expect(bills[0]?.text).toContain('Amount: ₹499')

  expect(await answers('approved')).toBe('approved')
  expect(await answers('approved'), 'twice changes nothing').toBe('approved')
  expect(await bell()).toContain('order-approved')
  expect(await shown()).toBe('approved')
  const { purchaseId, orderId, amount } = await orderPlan(child, planId)
  expect(amount).toBe(49_900)
  expect((await verify(child, purchaseId, shop.standIn.pay(orderId))).json().data.state).toBe('paid')
})

test('DPDP-07: an approval is good for one purchase, and one that is open for minutes is still that one', async () => {
  const { shop, child, planId, tries, shown, requests, answers, ordersSeen } = await start()
  await tries()
  await answers('approved')
  const first = await orderPlan(child, planId)
  expect(await shown(), 'the window was closed and is opened again').toBe('approved')
  expect((await orderPlan(child, planId)).orderId).toBe(first.orderId)
  await verify(child, first.purchaseId, shop.standIn.pay(first.orderId))
  expect(await shown()).toBe('needed')
  expect(await tries()).toBe('PARENT_APPROVAL_REQUIRED')
  expect((await requests()).map(({ state }) => state).toSorted()).toEqual(['used', 'waiting'])
  expect(ordersSeen()).toHaveLength(1)
})

test('DPDP-07: another total and another item ask anew', async () => {
  const { shop, tries, shown, requests, answers, ordersSeen, priced } = await start()
  await tries()
  await answers('approved')
  await priced(59_900)
  expect(await shown()).toBe('needed')
  expect(await tries()).toBe('PARENT_APPROVAL_REQUIRED')
  expect(await tries({}, await aPlanOnSale(shop))).toBe('PARENT_APPROVAL_REQUIRED')
  expect(ordersSeen()).toHaveLength(0)
  // What waits at a price that is gone is nothing to approve any more.
  const dearer = (await requests()).find(({ totalPaise }) => totalPaise === 59_900)
  await priced(69_900)
  await tries()
  expect(await answers('approved', dearer?._id)).toBe('APPROVAL_OVER')
})

test('DPDP-07: a parent who refuses is obeyed for 48 hours, and the child is told', async () => {
  const { shop, child, tries, shown, answers, bell } = await start()
  await tries()
  expect(await answers('refused')).toBe('refused')
  expect(await answers('approved'), 'an answer is given once').toBe('APPROVAL_OVER')
  expect(await bell()).toContain('order-refused')
  expect(await shown()).toBe('refused')
  expect(await tries()).toBe('PARENT_REFUSED')
  shop.clock.advance(48 * HOUR)
  await signIn(child)
  expect(await tries()).toBe('PARENT_APPROVAL_REQUIRED')
})

test('DPDP-07: an ask nobody answered, and an approval nobody used, end after 48 hours', async () => {
  const { shop, child, tries, requests, answers } = await start()
  await tries()
  const _id = (await requests())[0]?._id
  shop.clock.advance(48 * HOUR)
  expect(await answers('approved', _id)).toBe('APPROVAL_OVER')
  await signIn(child)
  await tries()
  await answers('approved')
  shop.clock.advance(48 * HOUR)
  await signIn(child)
  expect(await tries()).toBe('PARENT_APPROVAL_REQUIRED')
})

test('DPDP-07: another child’s parent, the child’s own browser and a withdrawn consent approve nothing', async () => {
  const { shop, child, tries, requests, answers } = await start()
  const other = await aChild(shop)
  await tries()
  const _id = (await requests())[0]?._id
  expect(await answers('approved', _id, other.parentEmail)).toBe('NOT_FOUND')
  const token = /token=([\w-]{43})/.exec(shop.mails.findLast(({ to }) => to === child.parentEmail)?.text ?? '')?.[1]
  const own = await child.browser.call(parents.answerApproval, {
    payload: { token, approvalId: _id, decision: 'approved' },
  })
  expect(own.json().code).toBe('LINK_INVALID')
  const foreign = await child.browser.call(parents.listApprovals, {
    body: { token: 'x'.repeat(43) },
  })
  expect(foreign.json().code).toBe('LINK_INVALID')
  await asParent(shop, child.parentEmail, parents.withdraw)
  expect(await answers('approved', _id)).toBe('LINK_INVALID')
  expect(await tries()).toBe('PARENT_CONSENT_REQUIRED')
})

test('what costs nothing needs no approval', async () => {
  const { tries, shown, priced } = await start()
  await priced(0)
  expect(await shown()).toBe('none')
  expect(await tries()).toBe('ordered')
})

test('a child asks a parent ten times a day at most', async () => {
  const { tries, priced } = await start()
  for (let asked = 0; asked < 10; asked++) {
    await priced(49_900 + asked)
    expect(await tries()).toBe('PARENT_APPROVAL_REQUIRED')
  }
  await priced(99_900)
  expect(await tries()).toBe('RATE_LIMITED')
})
