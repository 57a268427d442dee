import { PURCHASE_STATUSES } from '@sopaan/contract/purchase-shapes'
import { Form } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What narrows the list of payments; it stands in the address. */
export function PaymentsFilter({ search }: { search: URLSearchParams }) {
  const { payments } = useWords()
  const words = payments.admin
  const given = (name: string) => search.get(name) ?? ''
  return (
    <Form
      aria-label={words.filters}
      className="grid w-full items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_12rem_11rem_11rem_auto]"
    >
      <Field
        label={words.search}
        hint={words.searchHint}
        name="q"
        type="search"
        maxLength={80}
        defaultValue={given('q')}
        className="sm:col-span-2 lg:col-span-1"
      />
      <Select label={words.status} name="status" defaultValue={given('status')}>
        <option value="">{words.all}</option>
        <option value="settled">{words.settled}</option>
        <option value="open">{words.open}</option>
        {PURCHASE_STATUSES.filter((status) => status !== 'attempted').map((status) => (
          <option key={status} value={status}>
            {payments.status[status]}
          </option>
        ))}
      </Select>
      <div className="grid grid-cols-2 gap-3 sm:contents">
        <Field label={words.from} name="from" type="date" defaultValue={given('from')} />
        <Field label={words.to} name="to" type="date" defaultValue={given('to')} />
      </div>
      <Button type="submit" look="line" className="mb-6">
        {words.find}
      </Button>
    </Form>
  )
}
