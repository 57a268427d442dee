import { SHOWN_STATUSES } from '@sopaan/contract/events'
import { EVENT_TYPES } from '@sopaan/domain/money/events'
import { Form } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PhoneFold } from '#web/ui/phone-fold.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  search: URLSearchParams
  /** Loads the page whole, where it stands without React. */
  isReload?: boolean
}

const FOLDED = ['status', 'type', 'from', 'to'] as const

/** By status, type and days; the question stands in the address, so the form works without script. */
export function EventFilters({ search, isReload = false }: Props) {
  const { events: words, shell } = useWords()
  const folded = FOLDED.filter((name) => (search.get(name) ?? '') !== '').length
  const send = (
    <Button type="submit" look="line" className="max-lg:col-span-2">
      {words.show}
    </Button>
  )
  return (
    <Form
      reloadDocument={isReload}
      aria-label={words.filterLabel}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
    >
      <PhoneFold label={shell.filters(folded)}>
        <Select label={words.status} name="status" hasNote={false} defaultValue={search.get('status') ?? ''}>
          <option value="">{words.statuses.all}</option>
          {SHOWN_STATUSES.map((status) => (
            <option key={status} value={status}>
              {words.statuses[status]}
            </option>
          ))}
        </Select>
        <Select label={words.type} name="type" hasNote={false} defaultValue={search.get('type') ?? ''}>
          <option value="">{words.allTypes}</option>
          {EVENT_TYPES.map((type) => (
            <option key={type} value={type}>
              {words.types[type]}
            </option>
          ))}
        </Select>
        <Field label={words.from} name="from" type="date" hasNote={false} defaultValue={search.get('from') ?? ''} />
        <Field label={words.to} name="to" type="date" hasNote={false} defaultValue={search.get('to') ?? ''} />
        {send}
      </PhoneFold>
    </Form>
  )
}
