import type { PlannedChapter } from '../syllabus/syllabus.ts'

/** Where one stands with a chapter. */
export const CHAPTER_STATES = ['new', 'started', 'done'] as const
export type ChapterState = (typeof CHAPTER_STATES)[number]

/** How well it sits, from weak to strong, in one's own judgement. */
export const CONFIDENCES = ['weak', 'shaky', 'good', 'strong'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** What a person told of a chapter, and what was studied of it since. */
export type ChapterProgress = {
  state: ChapterState
  confidence: Confidence | null
  /** Minutes of finished sessions since the state was told. */
  studiedMinutes: number
}

/** The share of the expected hours still to go. Ours: a weak chapter is half learned again, a shaky one a fifth. */
const LEFT: Readonly<Record<ChapterState, number>> = { new: 1, started: 0.5, done: 0 }
const REPAIR: Readonly<Record<Confidence, number>> = { weak: 0.5, shaky: 0.2, good: 0, strong: 0 }
const STEP_MINUTES = 5

/** Nothing told and nothing studied. */
export const UNTOUCHED: ChapterProgress = { state: 'new', confidence: null, studiedMinutes: 0 }

/** Minutes of a chapter still to be studied, in steps of five; what is done weakly counts in part. */
export function remainingMinutes(chapter: Pick<PlannedChapter, 'expectedMinutes'>, standing: ChapterProgress): number {
  const share = standing.state === 'done' ? REPAIR[standing.confidence ?? 'good'] : LEFT[standing.state]
  const left = chapter.expectedMinutes * share - standing.studiedMinutes
  return Math.max(0, Math.ceil(left / STEP_MINUTES) * STEP_MINUTES)
}

/**
 * How much of a list of chapters is covered, by hours.
 * @returns from 0 to 1; 1 where there is nothing to cover
 */
export function coveredShare(chapters: readonly { expectedMinutes: number; leftMinutes: number }[]): number {
  const all = chapters.reduce((sum, { expectedMinutes }) => sum + expectedMinutes, 0)
  const left = chapters.reduce(
    (sum, { expectedMinutes, leftMinutes }) => sum + Math.min(expectedMinutes, leftMinutes),
    0,
  )
  return all === 0 ? 1 : (all - left) / all
}
