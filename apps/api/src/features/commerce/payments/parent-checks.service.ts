import { createHash } from 'node:crypto'
import type { BodyOf } from '@sopaan/contract/call'
import {
  PARENT_CHECK_PAISE,
  PARENT_CHECKS_MAX,
  type ParentCheckOrder,
  type ParentConsent,
  type parents,
} from '@sopaan/contract/parents'
import { refuse } from '@sopaan/contract/refusals'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findByParentLink } from '#api/features/account/parents/parent-links.service.ts'
import { readParentConsent } from '#api/features/account/parents/parents.service.ts'
import { openUnproven } from '#api/features/account/parents/proofs.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Limits } from '#api/http/limits.ts'
import type { RequestContext } from '#api/http/serve.ts'
import { inEveryLanguage } from '#api/words/server-words.ts'
import { findOrderOfGateway, insertOrder } from './orders.queries.ts'
import { countChecks, findOpenCheck } from './parent-checks.queries.ts'
import { FIRST_CHECK_MS, gatewayOf, submitOrder } from './submit-order.service.ts'
import { PAYMENT_ID, settleCheckoutResult } from './verify.service.ts'

/** What the rupee is called where purchases have the name of what was bought. */
export const PARENT_CHECK_NAME = inEveryLanguage(({ invoices }) => invoices.parentCheck)

/** An order that nobody paid is the same order so long, ms: below the time the reconciler asks after it. */
const SAME_CHECK_MS = 3 * DAY_MS

/**
 * Orders the rupee by which a parent proves an account of the own. A double click, a reload and a try after one that failed
 * are one order at the provider, which lets itself be paid once.
 * @throws {Refusal} LINK_INVALID, PARENT_STEP_OVER, PARENT_TRIES_USED, PAYMENT_ORDER_FAILED, RATE_LIMITED
 */
export async function createParentCheck(
  deps: Deps,
  request: RequestContext,
  { token, language }: BodyOf<typeof parents.createCheck>,
  limits: Limits,
): Promise<ParentCheckOrder> {
  const gateway = gatewayOf(deps)
  await limits.take('parent-checks', (await findByParentLink(deps, token)).consent.id)
  const id = await inTransaction(deps, async (deps) => {
    const { consent, child } = await openUnproven(deps, request, token)
    const now = deps.now()
    const open = await findOpenCheck(deps.db, consent.id, new Date(now.getTime() - SAME_CHECK_MS))
    if (open !== undefined) return open
    if ((await countChecks(deps.db, consent.id)) >= PARENT_CHECKS_MAX) refuse('PARENT_TRIES_USED')
    const id = await insertOrder(deps.db, {
      askedAt: now,
      purchaseId: null,
      isParentCheck: true,
      consentId: consent.id,
      userId: child.id,
      intentHash: createHash('sha256').update(`parent-check ${consent.id}`).digest(),
      amountPaise: PARENT_CHECK_PAISE,
      nextCheckAt: new Date(now.getTime() + FIRST_CHECK_MS),
    })
    await writeAudit(deps, { action: 'parent.begin-payment', target: { type: 'user', id: child.id }, request })
    return id
  })
  const order = await submitOrder(deps, gateway, id)
  return {
    orderId: order.gatewayOrderId ?? '',
    amount: PARENT_CHECK_PAISE,
    currency: 'INR',
    name: PARENT_CHECK_NAME[language],
    keyId: gateway.keyId,
    checkoutUrl: gateway.checkoutUrl,
    isSandbox: gateway.isSandbox,
  }
}

/**
 * Checks what the payment window handed to the parent's browser, as with a purchase: the order has to be one of this
 * consent, signed, and the provider itself is asked. Asked again, the answer is the same.
 * @returns the consent as it stands now; a bank that is not done leaves it `answered`
 * @throws {Refusal} LINK_INVALID, PAYMENT_NOT_VERIFIED
 */
export async function verifyParentCheck(
  deps: Deps,
  { token, ...handed }: BodyOf<typeof parents.verifyCheck>,
): Promise<ParentConsent> {
  const gateway = deps.gateway ?? refuse('PAYMENT_NOT_VERIFIED')
  const { consent } = await findByParentLink(deps, token)
  const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature } = handed
  if (!PAYMENT_ID.test(paymentId)) refuse('PAYMENT_NOT_VERIFIED')
  const order = await findOrderOfGateway(deps.db, orderId)
  if (order?.consentId !== consent.id || !gateway.isCheckoutSignature(orderId, paymentId, signature))
    return refuse('PAYMENT_NOT_VERIFIED')
  if ((await settleCheckoutResult(deps, gateway, order, paymentId)) === 'refused') refuse('PAYMENT_NOT_VERIFIED')
  return readParentConsent(deps, token)
}
