import type { ChapterChange } from '@sopaan/contract/planner'
import type { ChapterInProgress } from '@sopaan/domain/planner/planner-facts'

/** Where one stands with a chapter, as one list to choose from. */
export const CHAPTER_CHOICES = [
  'new',
  'started',
  'done-weak',
  'done-shaky',
  'done-good',
  'done-strong',
  'left',
] as const
export type ChapterChoice = (typeof CHAPTER_CHOICES)[number]

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
