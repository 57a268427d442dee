import type { FilterAction } from '@sopaan/contract/filter-actions'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { invalidate } from '#web/identity/actor.queries.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { filterActionsQuery, sendFilterStop } from './filter-actions.queries.ts'

/** The newest own action on a filter: how far it is, what came of it, and the way to stop it. */
export function FilterActionProgress() {
  const { users: words } = useWords()
  const { data } = useQuery(filterActionsQuery)
  const newest = data?.[0]
  const isEnded = newest !== undefined && newest.state !== 'running'
  // What the list shows was read before the last people were changed.
  useEffect(() => {
    if (isEnded) void invalidate('managed-users')
  }, [isEnded])
  if (newest === undefined) return null
  return (
    <Card className="py-3!">
      <section aria-label={words.ofFilter.title} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="font-semibold">{words.deeds[newest.kind]}</h2>
        <Progress action={newest} />
        {newest.state === 'running' && <Stop id={newest._id} />}
      </section>
    </Card>
  )
}

function Progress({ action: { state, total, changed, skipped } }: { action: FilterAction }) {
  const { users: words } = useWords()
  const { ofFilter } = words
  const done = changed + skipped.reduce((sum, { count }) => sum + count, 0)
  const [far, all] = [groupIndian(done), groupIndian(total)]
  return (
    <>
      {state === 'running' && (
        <progress className="share-bar w-40" aria-label={ofFilter.progress} max={Math.max(1, total)} value={done} />
      )}
      <p role="status" className="grow tabular-nums">
        {[
          state === 'stopped' ? ofFilter.stoppedAt(far, all) : ofFilter.running(far, all),
          ...(state === 'running' ? [] : [ofFilter.changed(groupIndian(changed))]),
          ...skipped.map(({ why, count }) => words.skipped[why](groupIndian(count))),
        ].join(' · ')}
      </p>
    </>
  )
}

function Stop({ id }: { id: string }) {
  const { users: words } = useWords()
  const { isBusy, run } = useAction()
  return (
    <Button
      look="line"
      className="lg:min-h-9"
      doing={isBusy ? words.doing : undefined}
      onClick={() => void run(() => sendFilterStop(id), { done: words.ofFilter.stopped, failed: words.failed })}
    >
      {words.ofFilter.stop}
    </Button>
  )
}
