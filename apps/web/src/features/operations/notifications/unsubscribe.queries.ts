import { notifications } from '@sopaan/contract/notifications'
import { request } from '#web/identity/browser-request.ts'

/** Ends mails about what a link under a mail is for, whoever is signed in. */
export async function sendUnsubscription(token: string): Promise<void> {
  await request(notifications.unsubscribe, { params: { token } }, { withoutRefresh: true })
}
