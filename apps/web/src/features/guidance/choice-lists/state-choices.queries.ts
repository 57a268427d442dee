import type { RouteOf } from '@sopaan/contract/plain-client'
import type { JudgedStateChoices, stateChoices } from '@sopaan/contract/state-choices'
import { AnswerRefused, sendPlainly } from './judged-choices.queries.ts'
import { stateAnswersFor } from './listed-answers.ts'

const JUDGE: RouteOf<typeof stateChoices.judge> = { method: 'POST', path: '/api/v1/choice-lists/state-choices' }

/** Choices of State counsellings with what they closed at, judged where this device knows for whom. */
export async function fetchStateChoices(keys: readonly string[]): Promise<JudgedStateChoices> {
  const answers = stateAnswersFor(keys)
  try {
    return await sendPlainly<typeof stateChoices.judge>(JUDGE, { body: { keys: [...keys], answers } })
  } catch (thrown) {
    // What was typed for an older season may not be taken any more: the figures are there without it.
    const isMistyped = thrown instanceof AnswerRefused && thrown.code === 'INVALID_INPUT'
    if (!isMistyped || answers.length === 0) throw thrown
    return sendPlainly<typeof stateChoices.judge>(JUDGE, { body: { keys: [...keys] } })
  }
}
