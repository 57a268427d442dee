import type { ImportJob } from '@sopaan/contract/managed-imports'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useEffect, useRef } from 'react'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** How far a running import is. */
export function ImportProgress({ progress }: { progress: ImportJob['progress'] }) {
  const { managedData: words } = useWords()
  const isCounted = progress !== null && progress.total !== null && progress.phase === 'storing'
  const phase = words.progress[progress?.phase ?? 'starting']
  const line = useRef<HTMLParagraphElement>(null)
  // Whoever pressed Publish did so far down the page: what happens now is brought into sight. Newer browsers answer a
  // promise, which must not stand where an effect gives what undoes it.
  useEffect(() => {
    line.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  return (
    <Card className="grid gap-3">
      <p ref={line} role="status" className="font-semibold">
        {phase}
      </p>
      {isCounted && progress.total !== null ? (
        <>
          <progress
            aria-label={phase}
            className="h-2 w-full accent-primary"
            value={progress.done}
            max={progress.total}
          />
          <p className="text-secondary tabular-nums">
            {words.progressOf(groupIndian(progress.done), groupIndian(progress.total))}
          </p>
        </>
      ) : (
        // How long it takes is not known: the sentence above says what it does.
        <div aria-hidden="true" className="h-2 overflow-hidden rounded-chip bg-surface-sunken">
          <div className="h-full w-1/3 rounded-chip bg-primary motion-safe:animate-pulse" />
        </div>
      )}
      <p className="type-small text-tertiary">{words.leave}</p>
    </Card>
  )
}
