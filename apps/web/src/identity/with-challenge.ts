import type { Proof } from '@sopaan/contract/challenges'
import { isRefusal } from '@sopaan/contract/refusals'

/** A phone that changes its network meanwhile is asked a second time; a third time is told as a refusal. */
const CHALLENGES_MAX = 2

/**
 * Makes a call that may be answered by CHALLENGE_REQUIRED: the challenge is solved in the background, and the call made
 * again with it.
 * @param send  makes the call, with the solved challenge where there is one
 * @param onSolving  told when work begins and when it ends
 * @throws what `send` throws; CHALLENGE_REQUIRED where it was asked for too often
 */
export async function withChallenge<T>(
  send: (proof: Proof | undefined) => Promise<T>,
  onSolving: (isSolving: boolean) => void,
): Promise<T> {
  let proof: Proof | undefined
  for (let asked = 0; ; asked += 1) {
    try {
      return await send(proof)
    } catch (thrown) {
      if (!isRefusal(thrown, 'CHALLENGE_REQUIRED') || asked === CHALLENGES_MAX) throw thrown
      onSolving(true)
      try {
        // Few people ever need it: it is not part of the page.
        const { solveChallenge } = await import('./solve-challenge.ts')
        proof = await solveChallenge(thrown.details.challenge)
      } finally {
        onSolving(false)
      }
    }
  }
}
