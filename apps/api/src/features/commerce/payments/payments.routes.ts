import { parents } from '@sopaan/contract/parents'
import { payments } from '@sopaan/contract/payments'
import type { Deps } from '#api/deps.ts'
import { auditView } from '#api/features/operations/audit/audit.service.ts'
import { onceByKey } from '#api/features/operations/idempotency/idempotency.service.ts'
import type { App } from '#api/http/app.ts'
import { addressKey } from '#api/http/client-address.ts'
import { type Caller, type RequestContext, serve } from '#api/http/serve.ts'
import { countMisses } from '#api/http/stranger-limits.ts'
import { answerCallback } from './callback.service.ts'
import { previewCheckout } from './checkout.service.ts'
import { createOrder } from './orders.service.ts'
import { createParentCheck, verifyParentCheck } from './parent-checks.service.ts'
import { findPaymentRecord } from './payment-record.service.ts'
import { exportPayments, listAllPayments } from './payments-list.service.ts'
import { findOwnPurchase, findOwnPurchases } from './purchases.service.ts'
import { listRefundQueue } from './refund-queue.service.ts'
import { decideRefund, makeRefund, requestRefund } from './refunds.service.ts'
import { settleRefund } from './settle-refund.service.ts'
import { verifyPayment } from './verify.service.ts'
import { isSignedEvent, receiveEvent } from './webhooks.service.ts'

const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const
const MESSAGES = {
  paid: 'The payment is verified.',
  pending: 'The payment is on its way. We tell you by mail when it is here.',
  review: 'The payment came, but what you ordered could not be given. The money goes back.',
} as const

/** Buying: before paying, paying, and what is owned after it. */
export function paymentsRoutes(app: App, deps: Deps): void {
  serve(app, payments.preview, async ({ actor, query }) => {
    if (query.couponCode !== undefined) await app.limits.take('coupon-tries', actor.userId)
    return previewCheckout(deps, actor, query)
  })
  serve(app, payments.createOrder, ({ caller, body }) => createOrder(deps, caller, body), {
    limits: [{ name: 'payment-orders', by: 'user' }],
  })
  serve(
    app,
    payments.verify,
    async ({ actor, body }) => {
      const data = await verifyPayment(deps, actor, body)
      return { message: MESSAGES[data.state], data }
    },
    { limits: [{ name: 'payment-verifies', by: 'user' }] },
  )
  fromParents(app, deps)
  fromProvider(app, deps)
  ownPurchases(app, deps)
  forStaff(app, deps)
}

/** The rupee of a parent, who has a link and no account. */
function fromParents(app: App, deps: Deps): void {
  const open = <T>(caller: RequestContext, work: () => Promise<T>) =>
    countMisses(app.limits, { name: 'link-misses', miss: 'LINK_INVALID', caller }, work)
  serve(app, parents.createCheck, ({ body, request }) =>
    open(request, () => createParentCheck(deps, request, body, app.limits)),
  )
  serve(app, parents.verifyCheck, ({ body, request }) => open(request, () => verifyParentCheck(deps, body)))
}

/** What another company's server, or a browser that comes from it, sends: trusted by its signature alone. */
function fromProvider(app: App, deps: Deps): void {
  serve(
    app,
    payments.webhook,
    async ({ upload, request }) => {
      // What they signed is always taken: on a result day three events come for each payment, all from a few addresses.
      if (!isSignedEvent(deps, request, upload.body)) await app.limits.take('payment-events', addressKey(request.ip))
      await receiveEvent(deps, request, upload.body)
    },
    { caller: 'server', rawBody: 'json', hasOwnLimits: true },
  )
  serve(app, payments.comeBack, ({ upload }) => answerCallback(deps, upload.body), {
    caller: 'server',
    rawBody: 'form',
    limits: [{ name: 'payment-events', by: 'address' }],
  })
}

function ownPurchases(app: App, deps: Deps): void {
  serve(app, payments.listOwn, ({ actor, query }) => findOwnPurchases(deps, actor, query))
  serve(app, payments.getOwn, ({ actor, params }) => findOwnPurchase(deps, actor, params.id))
  serve(
    app,
    payments.askRefund,
    async ({ caller, params, body }) => {
      const asked = { purchaseId: params.id, reason: body.reason }
      return requestRefund(deps, caller, asked)
    },
    { limits: [{ name: 'refund-asks', by: 'user' }] },
  )
}

function forStaff(app: App, deps: Deps): void {
  serve(app, payments.listAll, async ({ query, caller }) => {
    await auditViewOf(deps, caller, 'payments.look', query)
    return listAllPayments(deps, query)
  })
  serve(app, payments.getRecord, async ({ params, caller: { actor, request } }) => {
    const record = await findPaymentRecord(deps, params.id)
    await auditView(deps, { action: 'payment.look', actor, target: { type: 'purchase', id: params.id }, request })
    return record
  })
  serve(app, payments.exportAll, async ({ query, caller }) => {
    await auditViewOf(deps, caller, 'payments.export', query)
    return exportPayments(deps, query)
  })
  serve(app, payments.listRefunds, async ({ query, caller }) => {
    await auditViewOf(deps, caller, 'refunds.look', query)
    return listRefundQueue(deps, query)
  })
  serve(
    app,
    payments.makeRefund,
    ({ caller, body }) =>
      onceByKey(deps, { ...caller, scope: 'make-refund', body }, () => makeRefund(deps, caller, body)),
    ADMIN_WRITE,
  )
  serve(
    app,
    payments.settleRefund,
    ({ caller, params, body }) =>
      onceByKey(deps, { ...caller, scope: 'settle-refund', body: { ...params, ...body } }, () =>
        settleRefund(deps, caller, params.id, body),
      ),
    ADMIN_WRITE,
  )
  serve(
    app,
    payments.decideRefund,
    ({ caller, params, body }) =>
      onceByKey(deps, { ...caller, scope: 'decide-refund', body: { ...params, ...body } }, () =>
        decideRefund(deps, caller, params.id, body),
      ),
    ADMIN_WRITE,
  )
}

/** Whoever sees who paid is in the trail. */
async function auditViewOf(
  deps: Deps,
  { actor, request }: Caller,
  action: 'payments.look' | 'payments.export' | 'refunds.look',
  asked: Readonly<Record<string, unknown>>,
): Promise<void> {
  await auditView(deps, { action, actor, target: { type: 'payments' }, asked, request })
}
