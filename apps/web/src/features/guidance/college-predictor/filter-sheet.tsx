import { Later } from '#web/ui/later.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { FILTERS_SHEET } from './filter-chips.ts'
import type { FilterFieldsProps } from './filter-fields.tsx'

const fetchFields = async () => (await import('./filter-fields.tsx')).FilterFields
const FIELDS = { onServer: import.meta.env.SSR ? await fetchFields() : undefined, fetch: fetchFields }

/** The sheet with every filter: a form that works as it was sent, and takes effect with each tap once its script is here. */
export function FilterSheet(props: FilterFieldsProps) {
  const { results: words, shell } = useWords()
  return (
    <Sheet id={FILTERS_SHEET} title={words.filters} closeLabel={shell.close}>
      <Later part={FIELDS} props={props} of={props.answer} isTouched className="min-h-80" />
    </Sheet>
  )
}
