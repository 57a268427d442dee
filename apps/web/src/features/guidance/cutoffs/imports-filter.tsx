import type { QueryOf } from '@sopaan/contract/call'
import { IMPORT_KINDS, IMPORT_STATES } from '@sopaan/contract/imports-filter'
import type { managedImports } from '@sopaan/contract/managed-imports'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { IMPORTS_SEARCH_LIMITS, USUAL_IMPORT_SORT } from './imports-search.ts'

/** What the imports are narrowed to. */
export function ImportsFilter({ asked: { q, kind, state, sort } }: { asked: QueryOf<typeof managedImports.csv> }) {
  const { managedData: words, staff } = useWords()
  return (
    <FilterRow
      search={{ label: staff.list.search, hint: words.importSearch, value: q, ...IMPORTS_SEARCH_LIMITS }}
      kept={{ sort: sort === USUAL_IMPORT_SORT ? undefined : sort }}
      words={staff.list}
      isNarrowed={q !== undefined || kind !== undefined || state !== undefined}
    >
      <ChipSelect label={words.importKind} name="kind" defaultValue={kind ?? ''}>
        <option value="">{words.anyKind}</option>
        {IMPORT_KINDS.map((each) => (
          <option key={each} value={each}>
            {words.kinds[each]}
          </option>
        ))}
      </ChipSelect>
      <ChipSelect label={staff.list.state} name="state" defaultValue={state ?? ''}>
        <option value="">{staff.list.anyState}</option>
        {IMPORT_STATES.map((each) => (
          <option key={each} value={each}>
            {words.states[each]}
          </option>
        ))}
      </ChipSelect>
    </FilterRow>
  )
}
