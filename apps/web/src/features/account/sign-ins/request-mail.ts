import { auth, type EmailKind, type MailRequested } from '@sopaan/contract/auth'
import { isRefusal } from '@sopaan/contract/refusals'
import toast from 'react-hot-toast/headless'
import { request } from '#web/identity/browser-request.ts'
import { serverWordsOf } from '#web/refusal-words.ts'
import { ERROR_TOAST_MS } from '#web/toast-times.ts'
import type { Words } from '#web/words/en.ts'

/** When a mail goes that waits for its turn: as the server has it, and by this browser's clock, ms. */
export type MailWait = { at: string; endsAtMs: number }

/** Asks for a mail of one of the kinds; the answer does not say whether the address is known. */
export async function requestMail(email: string, type: EmailKind): Promise<MailWait | undefined> {
  if (type === 'verify') return requestMailAgain(email, type)
  return readWait(await request(auth.sendResetReactivateEmail, { body: { email, type } }))
}

/** Asks for the same mail again. */
export async function requestMailAgain(email: string, type: EmailKind): Promise<MailWait | undefined> {
  return readWait(await request(auth.resendVerificationEmail, { body: { email, type } }))
}

/** When the mail goes, where it does not go at once. */
export function readWait({ mailAt, mailInSeconds = 0 }: MailRequested): MailWait | undefined {
  return mailAt === undefined ? undefined : { at: mailAt, endsAtMs: Date.now() + mailInSeconds * 1_000 }
}

/** Says why a mail could not be asked for again (R360). */
export function toastFailedMail(thrown: unknown, screen: 'login' | 'signup', words: Words): undefined {
  toast.error(wordsOfFailedMail(thrown, screen, words), { duration: ERROR_TOAST_MS })
}

/** What the server says, or that nothing came back, or that it broke. */
function wordsOfFailedMail(thrown: unknown, screen: 'login' | 'signup', words: Words): string {
  const { notices } = words.auth
  const said = serverWordsOf(thrown, words)
  if (said !== undefined) return said
  const isBroken = isRefusal(thrown)
  if (screen === 'signup') return isBroken ? notices.resendBroken : notices.resendFailed
  return isBroken ? words.auth.errors.other : notices.sendFailed
}
