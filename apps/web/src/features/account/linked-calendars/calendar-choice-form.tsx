import { type CalendarLink, linkedCalendars } from '@sopaan/contract/linked-calendars'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendCalendarChoice } from './linked-calendars.queries.ts'

const CONSTRAINTS = constraintsOf(linkedCalendars.choose)

/** Which calendar is written into, and whose hours are left free. */
export function CalendarChoiceForm({ link, mayShowTitles }: { link: CalendarLink; mayShowTitles: boolean }) {
  const { linkedCalendars: words } = useWords()
  const { _id, calendars, state, hasTitles } = link
  const writable = calendars.filter(({ isWritable }) => isWritable)
  // The only one is proposed; among several nobody guesses, and nothing is written into that of a family by mistake.
  const only = state === 'choosing' && writable.length === 1 ? writable[0] : undefined
  const target = calendars.find(({ isTarget }) => isTarget) ?? only
  const form = useContractForm(CONSTRAINTS, {
    initial: {
      targetId: target?._id ?? null,
      busyIds: calendars.filter(({ isBusy }) => isBusy).map((each) => each._id),
      hasTitles,
    },
    // The box of titles is not there for somebody under 18.
    send: (body) => sendCalendarChoice(_id, { ...body, hasTitles: mayShowTitles && body.hasTitles }),
    words: { done: words.saved, failed: words.saveFailed },
  })
  return (
    <form {...form.props} className="grid gap-4 sm:max-w-md">
      <Select label={words.writeInto} hint={words.writeIntoHint} {...form.select('targetId')}>
        <option value="">{words.writeNowhere}</option>
        {writable.map(({ _id: id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <fieldset>
        <legend className="font-semibold">{words.leaveFree}</legend>
        <p className="type-small text-secondary">{words.leaveFreeHint}</p>
        {calendars.map(({ _id: id, name }) => (
          <Checkbox key={id} label={name} {...form.box('busyIds', id)} />
        ))}
        {mayShowTitles && <Checkbox label={words.withTitles} {...form.box('hasTitles')} />}
      </fieldset>
      <Button type="submit" className="justify-self-start" doing={form.isBusy ? words.saving : undefined}>
        {words.save}
      </Button>
    </form>
  )
}
