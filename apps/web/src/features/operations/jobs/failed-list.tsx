import type { ReactNode } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

export type Failed = {
  id: string
  title: string
  facts: readonly string[]
  error: string | null
  /** Why it cannot be tried again, in place of the button. */
  without?: string | undefined
}

type Props = { label: string; rows: readonly Failed[]; onRetry: (id: string) => Promise<void> }

/** What failed, with its error, each to be tried again. */
export function FailedList({ label, rows, onRetry }: Props) {
  return (
    <ul aria-label={label} className="grid divide-y divide-border border-y border-border">
      {rows.map((row) => (
        <Row key={row.id} row={row} onRetry={onRetry} />
      ))}
    </ul>
  )
}

function Row({ row, onRetry }: { row: Failed; onRetry: Props['onRetry'] }): ReactNode {
  const { jobs: words } = useWords()
  const { isBusy, run } = useAction()
  const retry = () => void run(() => onRetry(row.id), { done: words.retried, failed: words.retryFailed })
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold wrap-anywhere">{row.title}</p>
        <p className="type-small text-tertiary wrap-anywhere">{row.facts.join(' · ')}</p>
        {row.error !== null && <p className="mt-1 text-danger wrap-anywhere">{row.error}</p>}
      </div>
      {row.without === undefined ? (
        <Button look="line" doing={isBusy ? words.retrying : undefined} onClick={retry}>
          {words.retry}
        </Button>
      ) : (
        <p className="type-small max-w-64 text-secondary">{row.without}</p>
      )}
    </li>
  )
}
