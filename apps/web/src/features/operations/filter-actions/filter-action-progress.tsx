import type { ActedList, ActionKind, FilterAction } from '@sopaan/contract/filter-actions'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { filterActionsQuery, invalidateRows, sendFilterStop } from './filter-actions.queries.ts'

type Props = {
  list: ActedList
  /** What each action of the list is called. */
  names: Readonly<Partial<Record<ActionKind, string>>>
  /** Told the action that ended while somebody looked, once the rows were read again. */
  onRenewed?: ((actionId: string) => void) | undefined
}

/** The newest own action on a filter of a list: how far it is, what came of it, and the way to stop it. */
export function FilterActionProgress({ list, names, onRenewed }: Props) {
  const { staff } = useWords()
  const { data } = useQuery(filterActionsQuery)
  const newest = data?.find((action) => action.list === list)
  useRenewal(list, { endedId: data && (newest?.state === 'running' ? null : (newest?._id ?? null)), onRenewed })
  if (newest === undefined) return null
  return (
    <Card className="py-3!">
      <section aria-label={staff.ofFilter.title} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="font-semibold">{names[newest.kind]}</h2>
        <Progress action={newest} />
        {newest.state === 'running' && <Stop id={newest._id} />}
      </section>
    </Card>
  )
}

/**
 * Reads the rows of a list again when an action on them has ended: what it shows was read before the last ones were changed.
 * @param ended.endedId  the action that ended last; null while one runs or none has, undefined before that is known
 */
function useRenewal(
  list: ActedList,
  { endedId, onRenewed }: { endedId: string | null | undefined } & Pick<Props, 'onRenewed'>,
): void {
  // What had ended before the page was opened is in its rows.
  const before = useRef<string | null>(undefined)
  useEffect(() => {
    if (endedId === undefined) return
    const isNew = before.current !== undefined && endedId !== null && endedId !== before.current
    before.current = endedId
    if (isNew) void invalidateRows(list).then(() => onRenewed?.(endedId))
  }, [endedId, list, onRenewed])
}

function Progress({ action: { state, total, changed, skipped } }: { action: FilterAction }) {
  const { ofFilter: words } = useWords().staff
  const done = changed + skipped.reduce((sum, { count }) => sum + count, 0)
  const [far, all] = [groupIndian(done), groupIndian(total)]
  return (
    <>
      {state === 'running' && (
        <progress className="share-bar w-40" aria-label={words.progress} max={Math.max(1, total)} value={done} />
      )}
      <p role="status" className="grow tabular-nums">
        {[
          state === 'stopped' ? words.stoppedAt(far, all) : words.running(far, all),
          ...(state === 'running' ? [] : [words.changed(groupIndian(changed))]),
          ...skipped.map(({ why, count }) => words.skipped[why](groupIndian(count))),
        ].join(' · ')}
      </p>
    </>
  )
}

function Stop({ id }: { id: string }) {
  const { staff } = useWords()
  const { isBusy, run } = useAction()
  const said = { done: staff.ofFilter.stopped, failed: staff.failed }
  return (
    <Button
      look="line"
      className="lg:min-h-9"
      doing={isBusy ? staff.doing : undefined}
      onClick={() => void run(() => sendFilterStop(id), said)}
    >
      {staff.ofFilter.stop}
    </Button>
  )
}
