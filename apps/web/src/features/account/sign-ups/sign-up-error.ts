import { isUnreachable } from '@sopaan/contract/client'
import { isRefusal } from '@sopaan/contract/refusals'
import { fieldErrorsOf, wordsOf } from '#web/refusal-words.ts'
import type { Words } from '#web/words/en.ts'

/** What the sign-up screen shows for a failure: words under fields, for a toast, for a banner. */
export type SignUpError = {
  type: 'timeout' | 'network' | 'validation' | 'email_conflict' | 'other'
  message: string
  fields: Readonly<Record<string, string>>
  banner?: string
}

/** Reads what a failed sign-up means. Source: R353 to R357. */
export function readSignUpError(thrown: unknown, words: Pick<Words, 'auth' | 'refusals' | 'language'>): SignUpError {
  const { auth } = words
  if (isUnreachable(thrown)) {
    if (thrown.reason === 'network') return { type: 'network', message: auth.signUpNetwork, fields: {} }
    return { type: 'timeout', message: auth.signUpTimeout, fields: {}, banner: auth.signUpTimeoutBanner }
  }
  if (!isRefusal(thrown)) return { type: 'other', message: auth.signUpUnexpected, fields: {} }
  if (thrown.status === 409) {
    return { type: 'email_conflict', message: auth.emailTaken, fields: { email: auth.emailTaken } }
  }
  const message = wordsOf(thrown, words) ?? auth.signUpFailed
  if (thrown.status === 400 || thrown.status === 422) {
    return { type: 'validation', message, fields: fieldErrorsOf(thrown, words) }
  }
  return { type: 'other', message: thrown.is('INTERNAL') ? auth.signUpFailed : message, fields: {} }
}
