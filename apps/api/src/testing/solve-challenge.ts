import type { Challenge, Proof } from '@sopaan/contract/challenges'
import { findAnswer } from '@sopaan/domain/identity/proof-of-work'

/** What a page answers to a challenge. */
export function proofOf({ token, bits, count }: Challenge): Proof {
  const seed = Buffer.from(token.split('.').at(-1) ?? '', 'base64url')
  const answerOf = (at: number) => findAnswer({ seed, bits, count }, at, { from: 0, tries: 2 ** 24 }) ?? 0
  return { token, answers: Array.from({ length: count }, (_, at) => answerOf(at)) }
}
