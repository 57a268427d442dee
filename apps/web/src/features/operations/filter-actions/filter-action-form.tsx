import { filterActions } from '@sopaan/contract/filter-actions'
import { UNTYPED_MAX } from '@sopaan/contract/managed-user-shapes'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { constraintsOf } from '#web/forms/constraints.ts'
import type { FilterActionChoice } from '#web/forms/filter-action-choice.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Field } from '#web/ui/field.tsx'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { type RowsOfFilter, sendFilterAction } from './filter-actions.queries.ts'

const CONSTRAINTS = constraintsOf(filterActions.start)

type Props = { of: RowsOfFilter; choice: FilterActionChoice; onDone: () => void; onCancel: () => void }

/** What is done to all of a filter or to its ticked rows, what it needs to know, and the number of rows as the typed word. */
export function FilterActionForm({ of, choice, onDone, onCancel }: Props) {
  const { staff } = useWords()
  const words = staff.ofFilter
  const total = groupIndian(of.total)
  const isTyped = of.ids === undefined || of.total > UNTYPED_MAX
  const reasonIn = (entered: FormData) => String(entered.get('action.reason') ?? '').trim()
  const form = useContractForm(CONSTRAINTS, {
    check: ({ confirmed }, entered) => ({
      ...(choice.reason && reasonIn(entered) === '' && { 'action.reason': choice.reason.missing }),
      ...(isTyped && confirmed !== of.total && { confirmed: words.typedWrong }),
    }),
    send: (_, entered) => {
      const field = (name: string) => String(entered.get(name) ?? '')
      return sendFilterAction(of, choice.actionOf({ reason: reasonIn(entered), field }))
    },
    onDone,
    words: { failed: staff.failed },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <p className="font-semibold">{of.ids === undefined ? words.chosen(total) : words.ticked(total)}</p>
      <p className="text-secondary">{choice.ask}</p>
      <p className="text-secondary">
        {words.lead} {of.list === 'users' && words.ownLeftOut}
      </p>
      {choice.fields}
      {choice.reason && (
        <TextArea label={choice.reason.label} hint={choice.reason.hint} {...form.area('action.reason')} />
      )}
      {isTyped && <Field label={words.typeNumber(total)} autoComplete="off" {...form.field('confirmed')} />}
      <FormButtons
        look={choice.isDanger ? 'danger' : 'pen'}
        submit={choice.name}
        doing={form.isBusy ? staff.doing : undefined}
        cancel={words.cancel}
        onCancel={onCancel}
      />
    </form>
  )
}
