import { listSuggestions } from '@sopaan/contract/list-suggestions'
import { choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { EDIT_KINDS, type EditKind } from '@sopaan/domain/choice-lists/suggested-edit'
import { briefBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { spellChoice } from '@sopaan/domain/seats/spelled-choice'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { constraintsOf, type InputOf } from '#web/forms/constraints.ts'
import { type ContractForm, useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { attachedListQuery } from './bookings.queries.ts'
import { sendSuggestion } from './suggestions.queries.ts'

const CONSTRAINTS = constraintsOf(listSuggestions.suggest)

type Suggested = InputOf<typeof listSuggestions.suggest>
type Form = ContractForm<Suggested>

type Props = {
  id: string
  /** Asks for a choice that may not be on the list: the fields `institute` and `programme`. */
  seatFields: (error: string | undefined) => ReactNode
}

/** In which a mentor suggests one edit of the list of a session. */
export function SuggestionForm({ id, seatFields }: Props) {
  const { redPen: words } = useWords()
  const [kind, setKind] = useState<EditKind>('move')
  const [sent, setSent] = useState(0)
  const form = useContractForm(CONSTRAINTS, {
    check: (body, entered) => ({
      ...(!/^[^/]+\/[^/]+$/.test(choiceIn(body, entered)) && { key: words.missing.choice }),
      ...(body.kind !== 'remove' && !(Number(body.position) >= 1) && { position: words.missing.position }),
      ...(body.reason === '' && { reason: words.missing.reason }),
    }),
    send: (body, entered) => sendSuggestion(id, { ...body, key: choiceIn(body, entered) }),
    onDone: () => setSent(sent + 1),
    words: { done: words.sent, failed: words.notSaved, field: 'form' },
  })
  return (
    <form
      // A new form after each: what was typed belongs to the one that was sent.
      key={sent}
      {...form.props}
      onChange={({ target }) => setKind((before) => readKind(target) ?? before)}
      className="mt-4 grid gap-3 border-t border-border pt-4"
    >
      <RadioChips
        legend={words.kind}
        name="kind"
        chosen={kind}
        choices={EDIT_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {kind === 'add' ? seatFields(form.errorOf('key')) : <ListedChoice id={id} field={form.select('key')} />}
      {kind !== 'remove' && <Field label={words.position} {...form.field('position')} className="max-w-40" />}
      <Field label={words.reason} hint={words.reasonHint} {...form.field('reason')} />
      {form.errorOf('form') !== undefined && (
        <p role="alert" className="type-small font-semibold text-danger">
          {form.errorOf('form')}
        </p>
      )}
      <Button type="submit" look="line" className="justify-self-start" doing={form.isBusy ? words.sending : undefined}>
        {words.suggest}
      </Button>
    </form>
  )
}

/** The choices of the list with their numbers. */
function ListedChoice({ id, field }: { id: string; field: ReturnType<Form['select']> }) {
  const { redPen: words } = useWords()
  const { data } = useQuery(attachedListQuery(id))
  return (
    <Select label={words.choice} {...field} defaultValue="" disabled={data === undefined}>
      <option value="">{words.choose}</option>
      {data &&
        choicesApart(data.keys).josaa.map((key, at) => {
          const { institute, programme } = spellChoice(key)
          const known = data.judged.choices.find((choice) => choice.key === key)
          const college = shortInstituteName(known?.institute.name ?? institute)
          const branch = briefBranchName(known?.programme.name ?? programme)
          return (
            <option key={key} value={key}>
              {`${at + 1}. ${words.seat(college, branch)}`}
            </option>
          )
        })}
    </Select>
  )
}

/** The choice that is meant: one of the list, or a college with its programme in two fields. */
function choiceIn({ kind, key }: Suggested, entered: FormData): string {
  if (kind !== 'add') return key
  return ['institute', 'programme'].map((name) => String(entered.get(name) ?? '').trim()).join('/')
}

function readKind(target: EventTarget): EditKind | undefined {
  if (!(target instanceof HTMLInputElement) || target.name !== 'kind') return undefined
  return EDIT_KINDS.find((kind) => kind === target.value)
}
