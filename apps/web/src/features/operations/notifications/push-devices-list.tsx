import { formatDate } from '@sopaan/domain/time/format'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { Push } from './use-push.ts'

/** Whether this browser is told by push, and which others are. Nothing where the browser cannot, or nobody pushes. */
export function PushDevicesList({ push }: { push: Push | undefined }) {
  const { notifications: words, language } = useWords()
  if (push === undefined) return null
  const others = push.devices.filter(({ _id }) => _id !== push.own?._id)
  return (
    <div>
      <Switch
        label={words.push.here}
        note={push.isBlocked ? words.push.blocked : words.push.note}
        checked={push.own !== undefined}
        disabled={push.isBusy || push.isBlocked}
        onChange={({ currentTarget: { checked } }) => void push.toggle(checked)}
      />
      {others.length > 0 && (
        <ul aria-label={words.push.others} className="divide-y divide-border">
          {others.map((device) => (
            <li key={device._id} className="flex flex-wrap items-center gap-3 py-2">
              <span className="grow">
                {device.device}
                <span className="type-small block text-tertiary">
                  {words.push.since(formatDate(new Date(device.createdAt), language))}
                </span>
              </span>
              <Button
                look="line"
                aria-label={words.push.endThat(device.device)}
                disabled={push.isBusy}
                onClick={() => void push.remove(device)}
              >
                {words.push.end}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
