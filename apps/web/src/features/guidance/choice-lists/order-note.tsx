import { countBelowSafe } from '@sopaan/domain/choice-lists/choice-list-order'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'
import { RunningSeason } from './running-season.tsx'
import type { Judging } from './use-choices.ts'

type Props = {
  keys: readonly string[]
  judged: Judging['judged']
  /** Whether a verdict is on its way: its words hold their place until they are known, so that no row jumps. */
  isAwaited: boolean
}

/** What the order of the list does, in a line; and while a season runs, which round its chances follow. */
export function OrderNote({ keys, judged, isAwaited }: Props) {
  const { choices: words } = useWords()
  const verdicts = keys.map((key) => judged?.byKey.get(key)?.verdict)
  const isJudged = verdicts.some((verdict) => verdict?.state === 'judged')
  const below = countBelowSafe(verdicts)
  return (
    <>
      <p className="measure text-secondary print:hidden">
        {words.orderRule} {isJudged && below === undefined && words.orderNoSafe}
        {isAwaited && (
          <span aria-hidden="true" className="invisible">
            {words.orderNoSafe}
          </span>
        )}
        {below !== undefined && below > 0 && words.orderNote(words.seats(below, groupIndian(below)))}
      </p>
      {isJudged && <RunningSeason judged={judged} />}
    </>
  )
}
