import type { ChapterChange } from '@sopaan/contract/planner'
import type { ChapterInProgress } from '@sopaan/domain/planner/planner-facts'

/** Where one stands with a chapter, as one of a few. */
export type ChapterChoice = 'new' | 'started' | DoneChoice | 'left'

/** How well a chapter sits that is done. */
export const DONE_CHOICES = ['done-weak', 'done-shaky', 'done-good', 'done-strong'] as const
type DoneChoice = (typeof DONE_CHOICES)[number]

/** The choice that stands for a chapter now. */
export function choiceOf({ standing, isLeftOut }: Pick<ChapterInProgress, 'standing' | 'isLeftOut'>): ChapterChoice {
  if (isLeftOut) return 'left'
  return standing.state === 'done' ? `done-${standing.confidence ?? 'good'}` : standing.state
}

/** What a choice tells the planner. */
export function changeOf(key: string, choice: ChapterChoice): ChapterChange {
  switch (choice) {
    case 'left':
      return { key, state: 'new', confidence: null, isLeftOut: true }
    case 'new':
    case 'started':
      return { key, state: choice, confidence: null, isLeftOut: false }
    case 'done-weak':
      return { key, state: 'done', confidence: 'weak', isLeftOut: false }
    case 'done-shaky':
      return { key, state: 'done', confidence: 'shaky', isLeftOut: false }
    case 'done-good':
      return { key, state: 'done', confidence: 'good', isLeftOut: false }
    case 'done-strong':
      return { key, state: 'done', confidence: 'strong', isLeftOut: false }
  }
}
