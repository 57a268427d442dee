import { isUnreachable } from '@sopaan/contract/client'
import { isRefusal, type Refusal } from '@sopaan/contract/refusals'
import { type FieldErrors, fieldErrorsOf, wordsOf } from '#web/refusal-words.ts'
import type { Words } from '#web/words/en.ts'

/**
 * What the sign-in screen shows for a failed attempt: the type of the catalogue, words under fields, words for a toast.
 * Field-level errors show no toast.
 */
export type LoginError =
  | {
      type: 'timeout' | 'network' | 'unauthorized' | 'generic' | 'other' | 'unexpected'
      message: string
      toast: string
    }
  | { type: 'invalid_credentials'; message: string; fields: FieldErrors }
  | { type: 'validation'; message: string; fields: FieldErrors; toast?: string }
  | {
      type: 'deactivated_account'
      message: string
      deactivatedAt: string
      deactivationReason: string | null
      deactivatedBy: 'owner' | 'staff'
    }
  | { type: 'verify_account'; message: string }
  | { type: 'account_locked'; message: string; lockTimeLeft: number | undefined }
  | { type: 'totp_required' }
  | { type: 'totp_invalid'; message: string }

const CREDENTIALS_WORDS = /password|e-?mail/i

type Said = Pick<Words, 'auth' | 'refusals' | 'language'>

/** Reads what a failed sign-in means. Source: R334 to R350. */
export function readLoginError(thrown: unknown, words: Said): LoginError {
  const { errors } = words.auth
  if (isUnreachable(thrown)) {
    if (thrown.reason === 'timeout') return { type: 'timeout', message: errors.timeout, toast: errors.timeoutToast }
    return { type: 'network', message: errors.network, toast: errors.network }
  }
  if (!isRefusal(thrown)) return { type: 'unexpected', message: errors.unexpected, toast: errors.unexpected }
  return readRefusal(thrown, words)
}

function readRefusal(refusal: Refusal, words: Said): LoginError {
  const { errors } = words.auth
  const said = wordsOf(refusal, words)
  if (refusal.is('TOTP_REQUIRED')) return { type: 'totp_required' }
  if (refusal.is('TOTP_INVALID')) return { type: 'totp_invalid', message: said ?? errors.other }
  if (refusal.is('ACCOUNT_DEACTIVATED')) {
    // The answer is not parsed again: what it leaves out is not shown.
    const { deactivatedAt = '', deactivationReason = null, deactivatedBy = 'owner' } = refusal.details ?? {}
    const message = said ?? errors.deactivated
    return { type: 'deactivated_account', message, deactivatedAt, deactivationReason, deactivatedBy }
  }
  if (refusal.is('VERIFY_ACCOUNT')) return { type: 'verify_account', message: said ?? errors.verify }
  if (refusal.is('ACCOUNT_LOCKED')) {
    const minutes = refusal.details?.lockTimeLeft
    const known = minutes !== undefined && minutes > 0
    const message = (said ?? errors.locked) + (known ? errors.tryAgainIn(String(minutes)) : '')
    return { type: 'account_locked', message, lockTimeLeft: known ? minutes : undefined }
  }
  if (refusal.status === 400 && CREDENTIALS_WORDS.test(refusal.message)) {
    const message = errors.credentials
    return { type: 'invalid_credentials', message, fields: { email: message, password: message } }
  }
  if (refusal.status === 400 || refusal.status === 422) return readValidation(refusal, said ?? errors.validation, words)
  if (refusal.status === 403) {
    const message = said ?? errors.other
    return { type: 'unauthorized', message, toast: message }
  }
  return { type: 'generic', message: errors.generic, toast: errors.generic }
}

function readValidation(refusal: Refusal, message: string, words: Said): LoginError {
  const fields = fieldErrorsOf(refusal, words)
  if (Object.keys(fields).length > 0) return { type: 'validation', message, fields }
  return { type: 'validation', message, fields, toast: message }
}
