import { MAIL_PACES } from '@sopaan/domain/time/mail-digest'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'

const paced = z.object({ pace: z.enum(MAIL_PACES) })
const answer = z.object({ status: z.literal('success'), data: paced })

/** How often notifications that can wait come by mail. */
export const mailPace = {
  read: defineCall({
    method: 'GET',
    path: '/api/v1/notifications/mail-pace',
    access: 'signed-in',
    summary: 'How often notifications that can wait come by mail: each by itself, one mail a day, or one a week.',
    response: answer,
    refuses: [],
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/v1/notifications/mail-pace',
    access: 'signed-in',
    summary: 'Chooses it. What was gathered until then goes out at once where each is to come by itself again.',
    body: paced,
    response: answer,
    refuses: [],
  }),
}
