import { parents } from '@sopaan/contract/parents'
import { payments } from '@sopaan/contract/payments'
import { planUpgrades } from '@sopaan/contract/plan-upgrades'
import { refundRequests } from '@sopaan/contract/refund-requests'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { addressKey } from '#api/http/client-address.ts'
import { type RequestContext, serve } from '#api/http/serve.ts'
import { countMisses } from '#api/http/stranger-limits.ts'
import { answerCallback } from './callback.service.ts'
import { previewCheckout } from './checkout.service.ts'
import { createOrder } from './orders.service.ts'
import { createParentCheck, verifyParentCheck } from './parent-checks.service.ts'
import { readParentRecord } from './parent-record.service.ts'
import { findOwnPurchase, findOwnPurchases } from './purchases.service.ts'
import { requestRefund, withdrawRefund } from './refunds.service.ts'
import { listOwnedPlans } from './upgrades.service.ts'
import { verifyPayment } from './verify.service.ts'
import { isSignedEvent, receiveEvent } from './webhooks.service.ts'

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
  serve(app, planUpgrades.listOwned, ({ actor }) => listOwnedPlans(deps, actor))
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
}

/** The rupee of a parent, who has a link and no account, and what that link shows of sessions and payments. */
function fromParents(app: App, deps: Deps): void {
  const open = <T>(caller: RequestContext, work: () => Promise<T>) =>
    countMisses(app.limits, { name: 'link-misses', miss: 'LINK_INVALID', caller }, work)
  serve(app, parents.createCheck, ({ body, request }) =>
    open(request, () => createParentCheck(deps, request, body, app.limits)),
  )
  serve(app, parents.listRecord, ({ body, request }) => open(request, () => readParentRecord(deps, body.token)))
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
  serve(app, refundRequests.withdraw, ({ params, caller }) => withdrawRefund(deps, caller, params.id))
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
