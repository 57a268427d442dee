import type { Challenge, Proof } from '@sopaan/contract/challenges'
import { findAnswer, type Puzzle } from '@sopaan/domain/identity/proof-of-work'
import { letPageAnswer } from '#web/ui/let-page-answer.ts'

/** Hashes between two pauses: about 25 ms on a cheap phone, so that a finger is answered in time. */
const TRIES_AT_ONCE = 4_000

/** Solves a challenge in slices: the page draws and answers in between. */
export async function solveChallenge({ token, bits, count }: Challenge): Promise<Proof> {
  const puzzle = { seed: readSeed(token), bits, count }
  const answers: number[] = []
  while (answers.length < count) answers.push(await solveOne(puzzle, answers.length))
  return { token, answers }
}

async function solveOne(puzzle: Puzzle, at: number): Promise<number> {
  for (let from = 0; ; from += TRIES_AT_ONCE) {
    await letPageAnswer()
    const answer = findAnswer(puzzle, at, { from, tries: TRIES_AT_ONCE })
    if (answer !== undefined) return answer
  }
}

/** Its last part, base64url. */
function readSeed(token: string): Uint8Array {
  const text = token.slice(token.lastIndexOf('.') + 1)
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
}
