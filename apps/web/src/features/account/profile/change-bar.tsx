import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = { changes: readonly string[]; isBusy: boolean; onDiscard: () => void }

/** What is not saved yet, named, with the two ways on, at the foot of the screen as long as there is any; else the button alone, at the end of the form. */
export function ChangeBar({ changes, isBusy, onDiscard }: Props) {
  const { account } = useWords()
  const save = (
    <Button type="submit" look={changes.length === 0 ? 'line' : 'pen'} doing={isBusy ? account.saving : undefined}>
      {account.save}
    </Button>
  )
  if (changes.length === 0) return <div>{save}</div>
  return (
    <div className="sticky bottom-20 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sheet border border-border bg-surface px-5 py-3 shadow-2 lg:bottom-4">
      <p role="status" className="min-w-0 grow basis-40">
        <b>{account.changes(changes.length)}</b>{' '}
        <span className="type-small text-secondary wrap-anywhere">{changes.join(', ')}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={onDiscard}>
          {account.discard}
        </Button>
        {save}
      </div>
    </div>
  )
}
