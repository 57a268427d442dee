import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendGoogleStart } from './linked-calendars.queries.ts'

/** Leads to Google, where the person lets us in. */
export function GoogleButton({ label }: { label: string }) {
  const { linkedCalendars: words } = useWords()
  const { isBusy, run } = useAction()
  const start = async () => {
    window.location.assign(await sendGoogleStart())
  }
  return (
    <Button
      look="line"
      doing={isBusy ? words.connecting : undefined}
      onClick={() => void run(start, { failed: words.connectFailed })}
    >
      {label}
    </Button>
  )
}
