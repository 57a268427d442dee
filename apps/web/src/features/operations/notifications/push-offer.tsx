import type { NotificationTopic } from '@sopaan/contract/notification-topics'
import { useQuery } from '@tanstack/react-query'
import { Switch } from '#web/ui/switch.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { notificationSettingsQuery } from './notifications.queries.ts'
import { usePush } from './use-push.ts'

/**
 * Offers to tell of a topic on this very phone, where it is of use; nothing where the browser cannot, or nobody pushes.
 * @param label  what it would be told of
 */
export function PushOffer({ topic, label }: { topic: NotificationTopic; label: string }) {
  const { notifications: words } = useWords()
  const push = usePush()
  const { data } = useQuery(notificationSettingsQuery)
  const setting = data?.find((each) => each.topic === topic)
  if (push === undefined || setting === undefined) return null
  return (
    <Switch
      label={label}
      note={push.isBlocked ? words.push.blocked : words.push.note}
      checked={push.own !== undefined && setting.isByPush}
      disabled={push.isBusy || push.isBlocked}
      onChange={({ currentTarget: { checked } }) => void push.choose(setting, checked)}
    />
  )
}
