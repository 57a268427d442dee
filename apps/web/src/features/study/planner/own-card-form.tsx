import { type Revision, revisions } from '@sopaan/contract/revisions'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Field } from '#web/ui/field.tsx'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendOwnCard } from './planner.queries.ts'

const CONSTRAINTS = constraintsOf(revisions.addCard)

type Props = { card: Revision['card'] | undefined; onDone: () => void }

/** Both sides of a card of one's own, to write down or to change. */
export function OwnCardForm({ card, onDone }: Props) {
  const { planner: words } = useWords()
  // One key for one card, so that a press repeated after a lost answer makes no second one.
  const [requestKey] = useState(() => crypto.randomUUID())
  const form = useContractForm(CONSTRAINTS, {
    initial: card ?? {},
    send: ({ front, back }) => sendOwnCard({ front, back }, card ? { id: card._id } : { requestKey }),
    onDone,
    words: { done: words.cards.saved, failed: words.updateFailed },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <Field label={words.cards.front} hint={words.cards.frontHint} required {...form.field('front')} />
      <TextArea label={words.cards.back} required rows={3} hasNote={false} {...form.area('back')} />
      <FormButtons
        submit={words.save}
        doing={form.isBusy ? words.saving : undefined}
        cancel={words.cancel}
        onCancel={onDone}
      />
    </form>
  )
}
