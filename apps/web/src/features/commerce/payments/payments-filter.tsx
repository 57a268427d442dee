import { payments as paymentCalls } from '@sopaan/contract/payments'
import { PURCHASE_STATUSES } from '@sopaan/contract/purchase-shapes'
import { Form } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PhoneFold } from '#web/ui/phone-fold.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'

const CONSTRAINTS = constraintsOf(paymentCalls.listAll)

const FOLDED = ['status', 'from', 'to'] as const

/** What narrows the list of payments; it stands in the address. */
export function PaymentsFilter({ search }: { search: URLSearchParams }) {
  const { payments, shell } = useWords()
  const words = payments.admin
  const given = (name: string) => search.get(name) ?? ''
  const folded = FOLDED.filter((name) => given(name) !== '').length
  return (
    <Form
      aria-label={words.filters}
      className="grid w-full grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_12rem_11rem_11rem_auto]"
    >
      <Field
        label={words.search}
        hint={words.searchHint}
        name="q"
        type="search"
        {...limitsOf(CONSTRAINTS, 'q')}
        defaultValue={given('q')}
        className="col-span-full lg:col-span-1"
      />
      <PhoneFold label={shell.filters(folded)}>
        <Select
          label={words.status}
          name="status"
          hasNote={false}
          defaultValue={given('status')}
          className="max-sm:col-span-2"
        >
          <option value="">{words.all}</option>
          <option value="settled">{words.settled}</option>
          <option value="open">{words.open}</option>
          {PURCHASE_STATUSES.filter((status) => status !== 'attempted').map((status) => (
            <option key={status} value={status}>
              {payments.status[status]}
            </option>
          ))}
        </Select>
        <Field label={words.from} name="from" type="date" hasNote={false} defaultValue={given('from')} />
        <Field label={words.to} name="to" type="date" hasNote={false} defaultValue={given('to')} />
      </PhoneFold>
      <Button type="submit" look="line" className="max-lg:col-span-full lg:mb-7 lg:self-end">
        {words.find}
      </Button>
    </Form>
  )
}
