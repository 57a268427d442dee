import { listSuggestions } from '@sopaan/contract/list-suggestions'
import { choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { EDIT_KINDS, type EditKind } from '@sopaan/domain/choice-lists/suggested-edit'
import { briefBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { spellChoice } from '@sopaan/domain/seats/spelled-choice'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { attachedListQuery } from './bookings.queries.ts'
import { sendSuggestion } from './suggestions.queries.ts'

const CONSTRAINTS = constraintsOf(listSuggestions.suggest)

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
  const { isBusy, fields, run, setFields } = useAction()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const text = (name: string) => String(entered.get(name) ?? '').trim()
    const key = kind === 'add' ? [text('institute'), text('programme')].join('/') : text('key')
    const position = Number(text('position'))
    const reason = text('reason')
    const wrong = {
      ...(!/^[^/]+\/[^/]+$/.test(key) && { key: words.missing.choice }),
      ...(kind !== 'remove' && !(position >= 1) && { position: words.missing.position }),
      ...(reason === '' && { reason: words.missing.reason }),
    }
    if (Object.keys(wrong).length > 0) return setFields(wrong)
    const body = { kind, key, reason, ...(kind !== 'remove' && { position }) }
    const messages = { done: words.sent, failed: words.notSaved, field: 'form' }
    if (await run(() => sendSuggestion(id, body), messages)) setSent(sent + 1)
  }
  return (
    <form
      // A new form after each: what was typed belongs to the one that was sent.
      key={sent}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      onChange={({ target }) => setKind((before) => readKind(target) ?? before)}
      className="mt-4 grid gap-3 border-t border-border pt-4"
    >
      <RadioChips
        legend={words.kind}
        name="kind"
        chosen={kind}
        choices={EDIT_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {kind === 'add' ? seatFields(fields.key) : <ListedChoice id={id} error={fields.key} />}
      {kind !== 'remove' && (
        <Field
          label={words.position}
          name="position"
          {...limitsOf(CONSTRAINTS, 'position')}
          error={fields.position}
          className="max-w-40"
        />
      )}
      <Field
        label={words.reason}
        hint={words.reasonHint}
        name="reason"
        {...limitsOf(CONSTRAINTS, 'reason')}
        error={fields.reason}
      />
      {fields.form !== undefined && (
        <p role="alert" className="type-small font-semibold text-danger">
          {fields.form}
        </p>
      )}
      <Button type="submit" look="line" className="justify-self-start" doing={isBusy ? words.sending : undefined}>
        {words.suggest}
      </Button>
    </form>
  )
}

/** The choices of the list with their numbers. */
function ListedChoice({ id, error }: { id: string; error: string | undefined }) {
  const { redPen: words } = useWords()
  const { data } = useQuery(attachedListQuery(id))
  return (
    <Select label={words.choice} name="key" defaultValue="" disabled={data === undefined} error={error}>
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

function readKind(target: EventTarget): EditKind | undefined {
  if (!(target instanceof HTMLInputElement) || target.name !== 'kind') return undefined
  return EDIT_KINDS.find((kind) => kind === target.value)
}
