import type { BodyOf, RequestInput, ResponseOf } from '@sopaan/contract/call'
import { invoices } from '@sopaan/contract/invoices'
import { payments } from '@sopaan/contract/payments'
import type { OwnRefund } from '@sopaan/contract/purchase-shapes'
import { refundRequests } from '@sopaan/contract/refund-requests'
import { staffPayments } from '@sopaan/contract/staff-payments'
import { staffRefunds } from '@sopaan/contract/staff-refunds'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { saveFile } from '#web/save-file.ts'

/** `fromPlanId`: a smaller plan that is given up for it. */
export type CheckoutItem = { planId: string; fromPlanId?: string } | { eventId: string }
export type Order = ResponseOf<typeof payments.createOrder>
type PaymentsFilter = NonNullable<RequestInput<typeof payments.listAll>['query']>
type RefundsQuery = NonNullable<RequestInput<typeof staffRefunds.list>['query']>
export type RefundsFilter = NonNullable<RequestInput<typeof staffRefunds.csv>['query']>

/** Between two looks at a payment that is on its way, ms. */
const PENDING_REFETCH_MS = 5_000

/** Between two looks at whether a parent has answered, ms. */
const APPROVAL_REFETCH_MS = 30_000

/** What something costs, with a coupon and where it is billed. */
export function checkoutQuery(asked: CheckoutItem & { couponCode?: string; billingState?: string }) {
  return queryOptions({
    queryKey: ['checkout', asked],
    queryFn: async ({ signal }) => (await request(payments.preview, { query: asked }, { signal })).data,
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data?.approval === 'waiting' ? APPROVAL_REFETCH_MS : false),
  })
}

/** Orders; the same key is the same order, however often it is sent. */
export function sendOrder(
  body: CheckoutItem & { couponCode?: string; billingState: string; gstin?: string; expectedTotalPaise: number },
  idempotencyKey: string,
): Promise<Order> {
  return request(payments.createOrder, { body }, { idempotencyKey })
}

/** Hands over what the payment window handed to the page. */
export async function sendCheckoutResult(body: {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
  purchaseId: string
}) {
  const { data } = await request(payments.verify, { body })
  await invalidatePurchases()
  return data
}

/** One own purchase; looked at again while its payment is on its way. */
export function ownPurchaseQuery(id: string) {
  return queryOptions({
    queryKey: ['purchases', 'one', id],
    queryFn: async ({ signal }) => (await request(payments.getOwn, { params: { id } }, { signal })).data,
    refetchInterval: ({ state }) =>
      ['created', 'attempted', 'authorized', 'failed'].includes(state.data?.status ?? '') ? PENDING_REFETCH_MS : false,
  })
}

/** What is owned, and every purchase, a page at a time. */
export function ownPurchasesQuery(page: number) {
  return queryOptions({
    queryKey: ['purchases', 'page', page],
    queryFn: ({ signal }) => request(payments.listOwn, { query: { page } }, { signal }),
    placeholderData: (before) => before,
  })
}

/** Asks for a refund of an own purchase. */
export async function sendRefundRequest(id: string, reason: string): Promise<void> {
  await request(payments.askRefund, { params: { id }, body: { reason } })
  await invalidatePurchases()
}

/** Takes the own request for a refund back. */
export async function sendRefundWithdrawal(id: string): Promise<void> {
  await request(refundRequests.withdraw, { params: { id } })
  await invalidatePurchases()
}

/** Gives the papers of an own purchase new links. */
export async function renewPaperLinks(id: string): Promise<void> {
  await request(invoices.renew, { params: { id } })
  await invalidatePurchases()
}

/** Every payment, a page at a time, for admins. */
export function allPaymentsQuery(asked: PaymentsFilter) {
  return queryOptions({
    queryKey: ['payments', asked],
    queryFn: ({ signal }) => request(payments.listAll, { query: asked }, { signal }),
    placeholderData: (before) => before,
  })
}

/** One payment with all that happened around it, for admins. */
export function paymentRecordQuery(id: string) {
  return queryOptions({
    queryKey: ['payments', 'record', id],
    queryFn: async ({ signal }) => (await request(payments.getRecord, { params: { id } }, { signal })).data,
  })
}

/** Refunds, a page at a time, for admins. */
export function refundsQuery(asked: RefundsQuery) {
  return queryOptions({
    queryKey: ['refunds', asked],
    queryFn: ({ signal }) => request(staffRefunds.list, { query: asked }, { signal }),
    placeholderData: (before) => before,
  })
}

/** Puts the refunds of a filter into the downloads. */
export async function downloadRefunds(asked: RefundsFilter): Promise<void> {
  saveFile(await fetchFile(staffRefunds.csv, { query: asked }), 'sopaan-refunds.csv')
}

/**
 * Grants all or part, or declines with words; answers what became of it.
 * @param idempotencyKey  the same one for a repeated press
 */
export async function sendRefundDecision(
  id: string,
  body:
    | { decision: 'grant'; amountPaise: number; takesCredits: boolean; answer?: string }
    | { decision: 'decline'; answer: string },
  idempotencyKey: string = crypto.randomUUID(),
): Promise<OwnRefund> {
  const { data } = await request(payments.decideRefund, { params: { id }, body }, { idempotencyKey })
  await invalidateManagedPayments()
  return data
}

/** Asks the buyer of a refund something by mail; answers the number of the message. @param idempotencyKey  the same one for a repeated press */
export async function sendRefundQuestion(
  id: string,
  body: BodyOf<typeof staffRefunds.question>,
  idempotencyKey: string,
): Promise<string> {
  const { data } = await request(staffRefunds.question, { params: { id }, body }, { idempotencyKey })
  await invalidateManagedPayments()
  return data.number
}

/** Agrees to a refund as a second person, or takes it back before it is sent. */
export async function sendSecondAnswer(id: string, answer: 'confirm' | 'withdraw'): Promise<void> {
  await (answer === 'confirm'
    ? request(staffPayments.confirmRefund, { params: { id } })
    : request(staffPayments.withdrawRefund, { params: { id } }))
  await invalidateManagedPayments()
}

/** Ends a refund that failed at the bank. */
export async function sendRefundSettlement(
  id: string,
  body: BodyOf<typeof payments.settleRefund>,
  idempotencyKey: string,
): Promise<void> {
  await request(payments.settleRefund, { params: { id }, body }, { idempotencyKey })
  await invalidateManagedPayments()
}

/** Pays back without anybody having asked; answers what is sent, or held for a second person. */
export async function sendRefund(body: BodyOf<typeof payments.makeRefund>, idempotencyKey: string): Promise<OwnRefund> {
  const { data } = await request(payments.makeRefund, { body }, { idempotencyKey })
  await invalidateManagedPayments()
  return data
}

/**
 * What is owned is asked for anew, and every bill when it is next shown: it says what is owned. Not before: the bill at
 * the till that was just paid has a coupon that is used now, and would be refused.
 */
export async function invalidatePurchases(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['purchases'] })
  await queryClient.invalidateQueries({ queryKey: ['checkout'], refetchType: 'none' })
}

/** Prices are asked for anew. */
export async function invalidateBills(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['checkout'] })
}

async function invalidateManagedPayments(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['refunds'] })
  await queryClient.invalidateQueries({ queryKey: ['payments'] })
  // Home counts what waits, and the page of a person shows the same refunds.
  await queryClient.invalidateQueries({ queryKey: ['overview'] })
  await queryClient.invalidateQueries({ queryKey: ['managed-users'] })
}
