import { linkedCalendars } from '@sopaan/contract/linked-calendars'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendCaldav } from './linked-calendars.queries.ts'

const CONSTRAINTS = constraintsOf(linkedCalendars.connectCaldav)

/** Connects a calendar of any server that speaks CalDAV. `initial`: what was connected before. */
export function CaldavForm({ initial }: { initial?: { address: string; userName: string } }) {
  const { linkedCalendars: words } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    initial,
    send: sendCaldav,
    words: { done: words.connected, failed: words.connectFailed, field: 'form' },
  })
  const fault = form.errorOf('form')
  return (
    <form {...form.props} className="grid w-full gap-2 sm:max-w-md">
      <Field
        label={words.address}
        hint={words.addressHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('address')}
      />
      <Field label={words.userName} autoComplete="off" autoCapitalize="none" {...form.field('userName')} />
      <Field
        label={words.password}
        hint={words.passwordHint}
        autoComplete="off"
        {...form.field('password')}
        type="password"
      />
      {fault !== undefined && (
        <p role="alert" className="type-small font-semibold text-danger">
          {fault}
        </p>
      )}
      <Button type="submit" className="justify-self-start" doing={form.isBusy ? words.connecting : undefined}>
        {words.connect}
      </Button>
    </form>
  )
}
