import { paths } from '@sopaan/contract/paths'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#api/deps.ts'
import { Prepared } from '#api/http/prepared.ts'
import { verifyCallback } from './verify.service.ts'

/**
 * Takes the form that the provider's page sends along with a browser (S47), and leads on: to the purchase or the
 * parent's page where the signature fits, else to the purchases with word that it failed. What stands in the form is never repeated.
 */
export async function answerCallback(deps: Deps, body: Buffer): Promise<SeeOther> {
  const form = new URLSearchParams(body.toString())
  const order = await verifyCallback(deps, {
    orderId: form.get('razorpay_order_id') ?? '',
    paymentId: form.get('razorpay_payment_id') ?? '',
    signature: form.get('razorpay_signature') ?? '',
  })
  if (order === undefined) return new SeeOther(`${paths.purchases()}?payment=failed`)
  if (order.purchaseId !== null) return new SeeOther(paths.checkoutDone(order.purchaseId))
  // The parent's link is in the mail alone: the page says to open it again.
  return new SeeOther(`${paths.parentConsent()}?payment=sent`)
}

/** Leads a browser that sent a form on to a page of ours. */
class SeeOther extends Prepared {
  readonly #path: string

  /** @param path  a path of ours, from the root */
  constructor(path: string) {
    super('')
    this.#path = path
  }

  override sendBy(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return reply.code(303).header('location', this.#path).removeHeader('content-type').send()
  }
}
