import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id } from './fields.ts'
import { ownRefund } from './purchase-shapes.ts'

export const refundRequests = {
  withdraw: defineCall({
    method: 'DELETE',
    path: '/api/v1/mentee/refunds/:id',
    access: 'signed-in',
    summary: 'Takes the own request for a refund back until it is decided.',
    params: z.object({ id }),
    response: z.object({ status: z.literal('success'), data: ownRefund }),
    refuses: ['REFUND_DECIDED'],
  }),
}
