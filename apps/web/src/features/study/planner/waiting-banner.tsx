import { formatDayAndTime } from '@sopaan/domain/time/format'
import { useSyncExternalStore } from 'react'
import { countWaiting, onWaiting, useSeenAt } from '#web/offline/own-store.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Since when a page is on this device, and how much waits for the network. @param onSend  absent until it can be sent */
export function WaitingBanner({ onSend }: { onSend?: () => void }) {
  const { ownEdits: words, language } = useWords()
  const seenAt = useSeenAt()
  const count = useSyncExternalStore(onWaiting, countWaiting, () => 0)
  const waiting = words.waiting(String(count))
  return (
    <div role="status">
      {(seenAt !== undefined || count > 0) && (
        <Banner tone="note" title={seenAt === undefined ? waiting : words.seen(formatDayAndTime(seenAt, language))}>
          {count > 0 && (
            <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
              {seenAt !== undefined && <p>{waiting}</p>}
              <Button look="line" disabled={onSend === undefined} onClick={onSend}>
                {words.tryNow}
              </Button>
            </div>
          )}
        </Banner>
      )}
    </div>
  )
}
