import type { MentorHoursFields } from '@sopaan/contract/mentors'
import { useAction } from '#web/identity/use-action.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { changeHours } from './mentor-area.queries.ts'

type Props = {
  hours: MentorHoursFields
  label: string
  note?: string
}

/** Whether anybody can book, from now on: saved at once, whatever else is being changed on the page. */
export function AcceptingSwitch({ hours, label, note }: Props) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const { isBusy, run } = useAction()
  const save = (isTakingBookings: boolean) =>
    void run(() => changeHours({ ...hours, isTakingBookings }), { done: words.saved, failed: words.failed })
  return (
    <Switch
      label={label}
      {...(note !== undefined && { note })}
      checked={hours.isTakingBookings}
      disabled={isBusy}
      onChange={({ currentTarget }) => save(currentTarget.checked)}
    />
  )
}
