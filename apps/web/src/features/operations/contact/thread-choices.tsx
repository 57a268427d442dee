import type { FilterActionChoice } from '#web/forms/filter-action-choice.ts'
import type { Words } from '#web/words/en.ts'
import { AssigneeField } from './assignee-field.tsx'

/** What can be done to all messages or grievances of a filter: give them to somebody, and close messages. */
export function threadChoices(
  of: 'messages' | 'grievances',
  { contact: { desk: words } }: Pick<Words, 'contact'>,
): FilterActionChoice[] {
  const assign: FilterActionChoice = {
    kind: 'assign',
    name: words.assignAll,
    ask: words.assignAllAsk,
    fields: <AssigneeField />,
    actionOf: ({ field }) => ({ kind: 'assign', userId: field('userId') || null }),
  }
  const close: FilterActionChoice = {
    kind: 'close',
    name: words.close,
    ask: words.closeAllAsk,
    isDanger: true,
    actionOf: () => ({ kind: 'close' }),
  }
  return of === 'messages' ? [assign, close] : [assign]
}
