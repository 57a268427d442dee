import type { OwnMentor } from '@sopaan/contract/mentors'
import { useAction } from '#web/identity/use-action.ts'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { changeHours } from './mentor-area.queries.ts'

/** Whether anybody can book, from now on: kept at once, whatever else is being changed on the page. */
export function BookingSwitch({ hours }: { hours: OwnMentor['hours'] }) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const { isBusy, run } = useAction()
  const turn = (isTakingBookings: boolean) =>
    void run(() => changeHours({ ...hours, isTakingBookings }), { done: words.saved, failed: words.failed })
  return (
    <Card>
      <Switch
        label={words.taking}
        note={words.takingHint}
        checked={hours.isTakingBookings}
        disabled={isBusy}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
      />
    </Card>
  )
}
