import { isSameOrder } from '@sopaan/domain/choice-lists/choice-lists-merge'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { MadeRows } from '@sopaan/domain/list-maker/order-list'
import { useState } from 'react'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ChangeList } from './change-list.tsx'
import { orderChoiceList, type TasteOrder } from './judged-choices.queries.ts'
import { RetryBanner } from './retry-banner.tsx'
import { readTaste, storeTaste, tasteOf } from './stored-taste.ts'
import { TasteFields } from './taste-fields.tsx'
import { TAPS_MS, useLatestAnswer } from './use-latest-answer.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Names a rank: home and fees are read with it. */
  search: URLSearchParams
  keys: readonly string[]
  /** Rows that stand apart because the list was made so. */
  made: MadeRows | undefined
  nameOf: (key: string) => string
  /** Hears the order, and which rows stayed in it as the list was made. */
  onOrder: (keys: readonly string[], made: MadeRows | undefined) => void
}

/** Puts a list in the order of what somebody likes, and of nothing else; what moves is shown before it does. */
export function OrderDialog({ isOpen, onClose, ...rest }: Props) {
  const { choices } = useWords()
  return (
    <Dialog title={choices.order.title} isOpen={isOpen} onClose={onClose}>
      {isOpen && <OrderForm {...rest} onClose={onClose} />}
      <Button look="quiet" className="mt-3 w-full" onClick={onClose}>
        {choices.cancel}
      </Button>
    </Dialog>
  )
}

function OrderForm({ search, keys, made, nameOf, onOrder, onClose }: Omit<Props, 'isOpen'>) {
  const { choices } = useWords()
  const words = choices.order
  const [taste, setTaste] = useState(readTaste)
  const [isAsMade, setIsAsMade] = useState(made !== undefined)
  const stays = isAsMade ? made : undefined
  const wanted = JSON.stringify({ keys, taste: tasteOf(taste), made: stays, profile: profileSearch(search) })
  const { answer: ordered, stage, retry } = useLatestAnswer(wanted, fetchOrdered, { pauseMs: TAPS_MS })
  const isChanged = ordered != null && !isSameOrder(ordered, keys)
  const moves = isChanged ? movesOf(keys, ordered, { nameOf, moved: choices.check.moved }) : []
  return (
    <div className="grid gap-5">
      <p className="text-secondary">{words.lead}</p>
      <TasteFields taste={taste} onTaste={setTaste} noBranch={words.anyBranch} />
      {made && (
        <Switch
          label={words.made}
          note={[
            ...(made.lifted.length > 0 ? [words.madeLifted(made.lifted.length)] : []),
            ...(made.beyond.length > 0 ? [words.madeBeyond(made.beyond.length)] : []),
          ].join(' ')}
          checked={isAsMade}
          onChange={({ target }) => setIsAsMade(target.checked)}
        />
      )}
      <div aria-live="polite" className="min-h-20">
        {stage === 'failed' && <RetryBanner title={words.failed} onRetry={retry} />}
        {stage === 'asking' && ordered === undefined && <Skeleton className="h-20" />}
        {ordered === null && <p>{choices.check.notReady}</p>}
        {ordered && !isChanged && <p>{words.same}</p>}
        {ordered && isChanged && (
          <>
            <h3 className="font-semibold">{choices.check.changes}</h3>
            <ChangeList changes={moves} />
          </>
        )}
      </div>
      <div className="sheet-foot">
        {/* Each stands above, which a phone may have under its fold. */}
        {moves.length > 0 && <p className="mb-2 font-semibold">{words.moves(moves.length)}</p>}
        <Button
          className="w-full"
          disabled={stage !== 'idle' || !isChanged}
          onClick={() => {
            storeTaste(taste)
            if (ordered) onOrder(ordered, stays)
            onClose()
          }}
        >
          {words.submit}
        </Button>
      </div>
    </div>
  )
}

/** The rows that are liked more than where they stand, each with the place it goes to, highest first. */
function movesOf(
  before: readonly string[],
  after: readonly string[],
  { nameOf, moved }: { nameOf: Props['nameOf']; moved: (name: string, from: string, to: string) => string },
): string[] {
  const places = new Map(before.map((key, at) => [key, at]))
  return after.flatMap((key, to) => {
    const from = places.get(key) ?? to
    return from > to ? [moved(nameOf(key), groupIndian(from + 1), groupIndian(to + 1))] : []
  })
}

async function fetchOrdered(wanted: string): Promise<readonly string[] | null> {
  const { keys, profile, ...order }: TasteOrder & { keys: string[]; profile: string } = JSON.parse(wanted)
  return orderChoiceList(keys, order, new URLSearchParams(profile))
}
