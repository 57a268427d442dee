import type { Notification } from '@sopaan/contract/notifications'
import type { Role } from '@sopaan/contract/users'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { markAllRead } from './notifications.queries.ts'

type Props = { role: Role; newest: Notification; unread: number }

/** Marks everything read up to the newest that is shown. */
export function MarkAllReadButton({ role, newest, unread }: Props) {
  const { notifications: words } = useWords()
  const { isBusy, run } = useAction()
  return (
    <Button
      look="line"
      disabled={unread === 0}
      doing={isBusy ? words.marking : undefined}
      onClick={() => void run(() => markAllRead(role, newest.createdAt), { failed: words.markFailed })}
    >
      {words.markAll}
    </Button>
  )
}
