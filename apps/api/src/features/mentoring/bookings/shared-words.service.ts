import { CONTACT_MASK, maskContacts } from '@sopaan/domain/identity/contact-mask'
import type { Deps } from '#api/deps.ts'
import { isMinorAmong } from '#api/features/account/accounts/accounts.service.ts'

/** The shortest question the table takes, characters. */
const QUESTION_MIN = 10

type Pair = { mentorId: string; menteeId: string }

/** Words that one of two writes and the other reads: with numbers, addresses and handles hidden where one of them is under 18. */
export async function wordsBetween(deps: Deps, pair: Pair, text: string): Promise<string> {
  const isMinor = await isMinorAmong(deps, [pair.mentorId, pair.menteeId])
  return isMinor ? maskContacts(text) : text
}

/** The question of a booking as the mentor may read it. */
export async function questionBetween(deps: Deps, pair: Pair, question: string): Promise<string> {
  // What was a number and nothing else is still a question of the length the table asks for.
  return (await wordsBetween(deps, pair, question)).padEnd(QUESTION_MIN, CONTACT_MASK)
}
