import type { RankList } from '../book/rank-book.ts'
import type { StateHomeKey } from '../state/state-names.ts'
import type { State } from '../state/states.ts'

/** The examinations a student can say to take, what most take first: lists of JEE, then counsellings that have one of their own. */
export const EXAM_KEYS = [
  ...(['main-1', 'advanced', 'main-2a', 'main-2b'] as const),
  ...(['mht-cet-cap', 'kcet', 'comedk', 'tnea', 'ts-eapcet', 'ap-eapcet', 'keam'] as const),
  ...(['gujcet-acpc', 'wbjee', 'bcece', 'bitsat'] as const),
] as const
export type ExamKey = (typeof EXAM_KEYS)[number]
export type StateExamKey = Exclude<ExamKey, RankList>

/** What an examination is told by: a rank, a rank on the list of the category, marks, a percentile. */
export const EXAM_SCORES = ['percentile', 'rank', 'categoryRank', 'marks'] as const
export type ExamScore = (typeof EXAM_SCORES)[number]

export type StateExam = {
  /** The counselling that goes by it. */
  id: StateExamKey
  name: string
  /** Undefined for one of no State's own. */
  state?: State
  /** What its candidates have, what most of them know first. */
  scores: readonly ExamScore[]
  /** Marks at most, where it is told by marks. */
  marksMax?: number
  /** Categories of JEE that its counselling knows by the same name; of the others each has its own. */
  categories: readonly ('EWS' | 'SC' | 'ST')[]
  /** Where a candidate is from, where that follows from the State of eligibility alone. */
  homes?: { inside: StateHomeKey; outside: StateHomeKey }
}

/** Examinations of States and of single institutes: those counsellings that do not go by JEE (Main) alone. A test holds them to the counsellings. */
export const STATE_EXAMS: readonly StateExam[] = [
  {
    id: 'mht-cet-cap',
    name: 'MHT-CET',
    state: 'Maharashtra',
    scores: ['percentile', 'rank'],
    categories: ['EWS', 'SC', 'ST'],
  },
  { id: 'kcet', name: 'KCET', state: 'Karnataka', scores: ['rank'], categories: ['SC', 'ST'] },
  { id: 'comedk', name: 'COMEDK UGET', state: 'Karnataka', scores: ['rank'], categories: [] },
  { id: 'tnea', name: 'TNEA', state: 'Tamil Nadu', scores: ['marks'], marksMax: 200, categories: ['SC', 'ST'] },
  { id: 'ts-eapcet', name: 'TG EAPCET', state: 'Telangana', scores: ['rank'], categories: ['EWS', 'ST'] },
  { id: 'ap-eapcet', name: 'AP EAPCET', state: 'Andhra Pradesh', scores: ['rank'], categories: ['EWS', 'SC', 'ST'] },
  { id: 'keam', name: 'KEAM', state: 'Kerala', scores: ['rank'], categories: ['EWS', 'SC', 'ST'] },
  {
    id: 'gujcet-acpc',
    name: 'GUJCET',
    state: 'Gujarat',
    scores: ['percentile', 'rank'],
    categories: ['EWS', 'SC', 'ST'],
  },
  {
    id: 'wbjee',
    name: 'WBJEE',
    state: 'West Bengal',
    scores: ['rank'],
    categories: ['EWS', 'SC', 'ST'],
    homes: { inside: 'west-bengal', outside: 'outside-west-bengal' },
  },
  { id: 'bcece', name: 'BCECE', state: 'Bihar', scores: ['rank', 'categoryRank'], categories: ['EWS', 'SC', 'ST'] },
  { id: 'bitsat', name: 'BITSAT', scores: ['marks'], marksMax: 426, categories: [] },
]

/** Whether an examination is one of JEE, whose ranks stand with the ranks. */
export function isJee(exam: ExamKey): exam is RankList {
  return STATE_EXAMS.every(({ id }) => id !== exam)
}
