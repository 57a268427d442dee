import { CHOICES_MAX } from '@sopaan/domain/choice-lists/choice-list'
import { STATE_COUNSELLING_IDS } from '@sopaan/domain/state/counsellings/state-counselling'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { stateQuery, stateSeat } from './state-college-predictor.ts'

const KEY_FORMAT = fault('not_seat_key')
const WORDS = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** A choice of a State counselling's form, by counselling, institute and programme. */
export const stateChoiceKey = z
  .string(KEY_FORMAT)
  .check(
    z.maxLength(300, KEY_FORMAT),
    z.regex(new RegExp(`^(?:${STATE_COUNSELLING_IDS.join('|')})\\.${WORDS}/${WORDS}$`), KEY_FORMAT),
  )

/** Who asks one counselling: the answers of its predictor's query, without filters. */
export const stateAnswers = z.pick(stateQuery, {
  counselling: true,
  rank: true,
  categoryRank: true,
  jeeRank: true,
  marks: true,
  percentile: true,
  category: true,
  gender: true,
  home: true,
  claims: true,
})
export type StateAnswers = z.output<typeof stateAnswers>

/** At most one set of answers a counselling. */
export const allStateAnswers = z
  .array(stateAnswers)
  .check(z.maxLength(STATE_COUNSELLING_IDS.length, fault('too_many', { max: STATE_COUNSELLING_IDS.length })))

/** A choice of a State counselling, with what it closed at. */
export const stateChoice = z.object({
  key: z.string(),
  counselling: z.enum(STATE_COUNSELLING_IDS),
  /** As candidates call the counselling. */
  name: z.string(),
  season: z.int(),
  institute: stateSeat.shape.institute,
  programme: stateSeat.shape.programme,
  /** Whether it was judged for somebody; else the figure is of the seat that is open to all. */
  isJudged: z.boolean(),
  /** The best seat for who asks; null where none of the choice is theirs, or no figure is printed for everybody. */
  seat: z.nullable(
    z.object({
      category: stateSeat.shape.category,
      gender: stateSeat.shape.gender,
      region: z.string(),
      claims: stateSeat.shape.claims,
      list: stateSeat.shape.list,
      kind: stateSeat.shape.kind,
      closing: z.number(),
      closingList: stateSeat.shape.closingList,
      quality: z.array(z.string()),
      score: z.nullable(z.number()),
      standing: z.nullable(stateSeat.shape.standing),
      /** Ranks, marks or percentile points inside (0 and above) or outside (below 0). */
      margin: z.nullable(z.number()),
    }),
  ),
})
export type StateChoiceRow = z.output<typeof stateChoice>

const judgedStateChoices = z.object({
  choices: z.array(stateChoice),
  /** Choices that no set of figures has any more. */
  unknownKeys: z.array(z.string()),
})
export type JudgedStateChoices = z.output<typeof judgedStateChoices>

export const stateChoices = {
  judge: defineCall({
    method: 'POST',
    path: '/api/v1/choice-lists/state-choices',
    access: 'anyone',
    summary: 'Choices of State counsellings with what each closed at, and for who asks, how far inside or outside.',
    body: z.object({
      keys: z.array(stateChoiceKey).check(z.maxLength(CHOICES_MAX, fault('too_many_seats', { max: CHOICES_MAX }))),
      answers: z._default(allStateAnswers, []),
    }),
    response: judgedStateChoices,
    refuses: [],
  }),
}
