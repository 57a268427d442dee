import { adminFeedback, FEEDBACK_CATEGORIES } from '@sopaan/contract/feedback'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { Narrowed } from './moderation.queries.ts'

const CONSTRAINTS = constraintsOf(adminFeedback.list)

/** What narrows the feedback within its state, in one row and in the address. */
export function ModerationFilter({ narrowed: { status, userId, q, category, sort } }: { narrowed: Narrowed }) {
  const { feedback } = useWords()
  const words = feedback.moderation
  return (
    <FilterRow
      search={{ label: words.search, hint: words.searchHint, value: q, ...limitsOf(CONSTRAINTS, 'q') }}
      kept={{ sort, userId, status: status ?? 'all' }}
      words={{ show: words.find, clear: words.clear }}
      isNarrowed={q !== undefined || category !== undefined}
    >
      <ChipSelect label={words.column.category} name="category" defaultValue={category ?? ''}>
        <option value="">{words.anyCategory}</option>
        {FEEDBACK_CATEGORIES.map((each) => (
          <option key={each} value={each}>
            {feedback.categories[each]}
          </option>
        ))}
      </ChipSelect>
    </FilterRow>
  )
}
