import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, paragraph } from './fields.ts'
import { paymentFilter } from './payments.ts'
import { ownRefund } from './purchase-shapes.ts'

/** One of the staff pays back up to this alone, paise. */
export const REFUND_ALONE_PAISE = 500_000
/** And in one day of India up to this, paise. What goes beyond waits for a second person. */
export const REFUND_ALONE_DAY_PAISE = 2_500_000
const REASON_LENGTH_MAX = 500

const one = z.object({ id })
const done = z.object({ status: z.literal('success'), message: z.string() })

/** What two of the staff have to agree on where money and payers are concerned. */
export const staffPayments = {
  confirmRefund: defineCall({
    method: 'POST',
    path: '/api/v1/admin/refunds/:id/confirm',
    access: ['finance'],
    summary: 'Agrees to a refund that somebody else of the staff granted or made; it is sent then.',
    params: one,
    response: z.object({ status: z.literal('success'), data: ownRefund }),
    refuses: ['REAUTH_REQUIRED', 'SECOND_PERSON_NEEDED', 'REFUND_DECIDED', 'REFUND_NOT_POSSIBLE'],
  }),
  withdrawRefund: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/refunds/:id/hold',
    access: ['finance'],
    summary:
      'Takes back or turns down a refund that waits, or one of one’s own that is not sent yet: what was asked for is decided anew, what staff made is gone.',
    params: one,
    response: done,
    refuses: ['REAUTH_REQUIRED', 'REFUND_DECIDED'],
  }),
  askExport: defineCall({
    method: 'POST',
    path: '/api/v1/admin/payments/csv',
    access: ['finance'],
    deferredAs: 'files',
    summary: 'Asks an owner for the file of a filter that holds more payments than one of the staff takes alone.',
    query: z.object(paymentFilter),
    body: z.object({ reason: paragraph(REASON_LENGTH_MAX) }),
    response: done,
    status: 201,
    refuses: ['REAUTH_REQUIRED'],
  }),
}
