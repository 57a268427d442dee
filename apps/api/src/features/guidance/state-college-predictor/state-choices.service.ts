import { refuse } from '@sopaan/contract/refusals'
import type { JudgedStateChoices, StateAnswers, StateChoiceRow } from '@sopaan/contract/state-choices'
import { findStateCounselling } from '@sopaan/domain/state/counsellings/state-counsellings'
import type { StateBook, StateSet } from '@sopaan/domain/state/state-book'
import { counsellingOfChoice } from '@sopaan/domain/state/state-choice-key'
import {
  judgeStateChoice,
  type StateChoice,
  type StateChoiceSeat,
  stateChoiceKeys,
} from '@sopaan/domain/state/state-choices'
import type { StateProfile } from '@sopaan/domain/state/state-predictor'
import type { Deps } from '#api/deps.ts'
import { currentStateBook } from './state-books.service.ts'
import { readStateProfile } from './state-college-predictor.service.ts'

/**
 * Choices of State counselling forms in the order asked for, each with the figure of the best seat for who asks.
 * @param answers  who asks, by counselling; a counselling without any is shown with its open seats, judged for nobody
 * @throws {Refusal} INVALID_INPUT when a counselling has no such category, home or claim, or needs another score
 */
export async function judgeStateChoices(
  deps: Deps,
  keys: readonly string[],
  answers: readonly StateAnswers[],
): Promise<JudgedStateChoices> {
  const book = await currentStateBook(deps)
  const profiles = readProfiles(book, answers)
  const choices = keys.flatMap((key) => {
    const set = setOfChoice(book, key)
    const profile = set && profiles.get(set.counselling)
    const choice = set && judgeStateChoice(set, key, profile)
    return set && choice ? [toRow(set, choice, profile !== undefined)] : []
  })
  const known = new Set(choices.map(({ key }) => key))
  return { choices, unknownKeys: keys.filter((key) => !known.has(key)) }
}

/** Whether the figures in use have a choice of a State counselling. */
export async function isStateChoiceKnown(deps: Deps, key: string): Promise<boolean> {
  const set = setOfChoice(await currentStateBook(deps), key)
  return set !== undefined && stateChoiceKeys(set).seatsOf(key).length > 0
}

function readProfiles(book: StateBook, answers: readonly StateAnswers[]): ReadonlyMap<string, StateProfile> {
  const read = answers.flatMap((each, at) => {
    const set = book.sets.find(({ counselling }) => counselling === each.counselling)
    if (!set) return []
    const { profile, errors } = readStateProfile(set, each)
    const inBody = errors.map((fault) => ({ ...fault, path: `answers.${at}.${fault.path}` }))
    return [{ counselling: each.counselling, profile, errors: inBody }]
  })
  const errors = read.flatMap((each) => each.errors)
  if (errors.length > 0) refuse('INVALID_INPUT', { errors })
  return new Map(read.map(({ counselling, profile }) => [counselling, profile]))
}

function setOfChoice(book: StateBook, key: string): StateSet | undefined {
  const id = counsellingOfChoice(key)
  return book.sets.find(({ counselling }) => counselling === id)
}

function toRow(set: StateSet, { key, institute, programme, seat }: StateChoice, isJudged: boolean): StateChoiceRow {
  const { counselling, season } = set
  const { name } = findStateCounselling(counselling)
  return { key, counselling, name, season, institute, programme, isJudged, seat: seat ? toSeat(seat) : null }
}

function toSeat({ kind, measure, closing, closingList, quality, judged }: StateChoiceSeat): StateChoiceRow['seat'] {
  return {
    category: { code: kind.code, label: kind.label, key: kind.category },
    gender: kind.gender,
    region: kind.region,
    claims: [...kind.claims],
    list: kind.list,
    kind: measure.kind,
    closing,
    closingList,
    quality: [...quality],
    score: judged?.score ?? null,
    standing: judged?.standing ?? null,
    margin: judged?.margin ?? null,
  }
}
