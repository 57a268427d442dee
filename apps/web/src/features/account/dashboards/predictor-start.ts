import type { User } from '@sopaan/contract/users'
import { type ExamScore, STATE_EXAMS, type StateExam } from '@sopaan/domain/syllabus/state-exams'
import { filterEntries } from '#web/search-form/predictor-search.ts'
import { readStored, removeStored } from '#web/stored.ts'

/** The predictor's question as the profile answers it; empty while no rank is known, because it needs one. */
export function predictorSearchOf({ studentFacts }: Pick<User, 'studentFacts'>): string {
  const { ranks, category, gender, isPwd, hasPassedAat, homeState } = studentFacts
  const known = Object.entries(ranks).flatMap(([key, rank]) => (rank === undefined ? [] : [[key, String(rank)]]))
  if (known.length === 0) return ''
  const search = new URLSearchParams([
    ...known,
    ...(category === null || category === 'OPEN' ? [] : [['category', category]]),
    ...(gender === null ? [] : [['gender', gender]]),
    ...(isPwd === true ? [['pwd', 'true']] : []),
    ...(hasPassedAat === true ? [['aat', 'true']] : []),
    ...(homeState === null ? [] : [['state', homeState]]),
  ])
  return `?${search}`
}

/** Categories of JEE as the counsellings of States name them. */
const STATE_CATEGORIES = { EWS: 'ews', SC: 'sc', ST: 'st' } as const

/**
 * The question of the State predictor as the profile answers it: the counselling of the address, or else the one whose score
 * is known, that of the own State first. `start` says that nobody was asked yet for what the profile does not know.
 * @param search  of the predictor's address; one that answers anything itself stays as it is
 */
export function stateSearchOf({ studentFacts }: Pick<User, 'studentFacts'>, search = ''): string {
  const asked = new URLSearchParams(search)
  if ([...asked.keys()].some((key) => key !== 'counselling')) return search
  const chosen = asked.get('counselling') ?? stateScoresOf({ studentFacts })[0]?.exam.id
  if (chosen === undefined || chosen === '') return search
  const { ranks, gender, category, homeState } = studentFacts
  const own = stateScoresOf({ studentFacts }).filter(({ exam }) => exam.id === chosen)
  const exam = STATE_EXAMS.find(({ id }) => id === chosen)
  const scores = own.map(({ score, value }) => [score, String(value)])
  const jee =
    ranks.main !== undefined && (exam === undefined || exam.id === 'wbjee') ? [['jeeRank', String(ranks.main)]] : []
  if (scores.length + jee.length === 0) return search
  const known = exam?.categories.find((each) => each === category)
  const { homes } = exam ?? {}
  return `?${new URLSearchParams([
    ['counselling', chosen],
    ...scores,
    ...jee,
    ...(known === undefined ? [] : [['category', STATE_CATEGORIES[known]]]),
    ...(gender === null ? [] : [['gender', gender]]),
    ...(homes === undefined || homeState === null
      ? []
      : [['home', homeState === exam?.state ? homes.inside : homes.outside]]),
    ['start', 'profile'],
  ])}`
}

type StateScore = { exam: StateExam; score: ExamScore; value: number }

/** What somebody scored in examinations of States, those of the own State first. */
export function stateScoresOf({ studentFacts: { exams = {}, homeState } }: Pick<User, 'studentFacts'>): StateScore[] {
  return STATE_EXAMS.flatMap((exam) => {
    const told: Partial<Record<ExamScore, number | undefined>> = exams[exam.id] ?? {}
    return exam.scores.flatMap((score) => {
      const value = told[score]
      return value === undefined ? [] : [{ exam, score, value }]
    })
  }).toSorted((one, other) => Number(other.exam.state === homeState) - Number(one.exam.state === homeState))
}

/**
 * The same question with what somebody narrowed results to on this device before signing up; it comes along once.
 * @param search  of the predictor's address; what narrows its results already stays as it is
 */
export function withVisitFilters(search: string): string {
  const asked = new URLSearchParams(search)
  const kept = filterEntries(new URLSearchParams(readStored('filters') ?? ''))
  if (kept.length === 0 || asked.size === 0 || filterEntries(asked).length > 0) return search
  for (const [key, value] of kept) asked.append(key, value)
  return `?${asked}`
}

/** Forgets what somebody narrowed results to on this device, once an address of their own has it. */
export function removeVisitFilters(search: string): void {
  if (filterEntries(new URLSearchParams(search)).length > 0) removeStored('filters')
}
