import { auth, type EmailKind } from '@sopaan/contract/auth'
import { request } from '#web/identity/browser-request.ts'

/** Asks for a mail of one of the kinds; the answer does not say whether the address is known. */
export async function askMail(email: string, type: EmailKind): Promise<void> {
  if (type === 'verify') await request(auth.resendVerificationEmail, { body: { email, type } })
  else await request(auth.sendResetReactivateEmail, { body: { email, type } })
}

/** Asks for the same mail again. */
export async function askMailAgain(email: string, type: EmailKind): Promise<void> {
  await request(auth.resendVerificationEmail, { body: { email, type } })
}
