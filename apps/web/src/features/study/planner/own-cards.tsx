import type { Revision } from '@sopaan/contract/revisions'
import { useState } from 'react'
import { ConfirmAction } from '#web/forms/confirm-action.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { OwnCardForm } from './own-card-form.tsx'
import { sendCardRemoval } from './planner.queries.ts'

type Card = NonNullable<Revision['card']>

/** The way to a new card of one's own, and those there are, to change and remove. */
export function OwnCards({ revisions }: { revisions: readonly Revision[] }) {
  const { planner } = useWords()
  const words = planner.cards
  const [open, setOpen] = useState<{ card: Card | undefined }>()
  const [removed, setRemoved] = useState<Card>()
  const cards = revisions.flatMap(({ card }) => card ?? [])
  const close = () => setOpen(undefined)
  return (
    <div className="mt-4 grid justify-items-start gap-2">
      <Button look="line" onClick={() => setOpen({ card: undefined })}>
        {words.add}
      </Button>
      {cards.length > 0 && (
        <Fold name={words.own(String(cards.length))}>
          <ul className="divide-y divide-border">
            {cards.map((card) => (
              <li key={card._id} className="flex flex-wrap items-center gap-x-3 py-1">
                <span className="min-w-0 grow wrap-anywhere">{card.front}</span>
                <Button look="quiet" aria-label={words.changeOne(card.front)} onClick={() => setOpen({ card })}>
                  {planner.change}
                </Button>
                <Button look="quiet" aria-label={words.removeOne(card.front)} onClick={() => setRemoved(card)}>
                  {planner.remove}
                </Button>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <Dialog title={open?.card ? words.changeTitle : words.add} isOpen={open !== undefined} onClose={close}>
        {open && <OwnCardForm card={open.card} onDone={close} />}
      </Dialog>
      <ConfirmAction
        title={words.removeTitle}
        text={removed?.front ?? ''}
        deed={planner.remove}
        cancel={planner.cancel}
        doing={planner.saving}
        isOpen={removed !== undefined}
        work={() => sendCardRemoval(removed?._id ?? '')}
        said={{ done: words.removed, failed: planner.updateFailed }}
        onClose={() => setRemoved(undefined)}
      />
    </div>
  )
}
