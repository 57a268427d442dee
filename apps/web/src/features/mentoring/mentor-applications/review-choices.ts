import type { FilterActionChoice } from '#web/forms/filter-action-choice.ts'
import type { Words } from '#web/words/en.ts'

/** What can be decided on all reviews of a filter. */
export function reviewChoices({ mentoring: { staff: words } }: Pick<Words, 'mentoring'>): FilterActionChoice[] {
  return [
    { kind: 'approve', name: words.show, ask: words.showAllAsk, actionOf: () => ({ kind: 'approve' }) },
    { kind: 'hide', name: words.hide, ask: words.hideAllAsk, isDanger: true, actionOf: () => ({ kind: 'hide' }) },
  ]
}
