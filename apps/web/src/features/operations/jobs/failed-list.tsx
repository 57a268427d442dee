import { type ReactNode, useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { SetAsideForm } from './set-aside-form.tsx'

export type FailedItem = {
  id: string
  title: string
  facts: readonly string[]
  error: string | null
  /** Why it cannot be tried again, in place of the button. */
  without?: string
  /** What of it is read on demand. */
  more?: ReactNode
}

type Props = {
  label: string
  rows: readonly FailedItem[]
  /** What setting one aside means. */
  asideLead: string
  /** Absent for who only reads the list. */
  actions: FailedActions | undefined
}

/** What is done with what failed. */
export type FailedActions = {
  onRetry: (id: string) => Promise<void>
  onRetryAll: () => Promise<void>
  onSetAside: (id: string, body: { reason: string }) => Promise<void>
}

/** What failed, with its error, each to be tried again or set aside, or all tried at once; nothing where nothing failed. */
export function FailedList({ label, rows, asideLead, actions }: Props) {
  const { jobs: words } = useWords()
  const { isBusy, run } = useAction()
  const count = rows.filter(({ without }) => without === undefined).length
  if (rows.length === 0) return null
  return (
    <>
      {actions && count > 1 && (
        <div>
          <Button
            doing={isBusy ? words.retrying : undefined}
            onClick={() => void run(actions.onRetryAll, { done: words.retried, failed: words.retryFailed })}
          >
            {words.retryAll}
          </Button>
        </div>
      )}
      <ul aria-label={label} className="grid divide-y divide-border rounded-sheet border border-border bg-surface px-4">
        {rows.map((row) => (
          <Row key={row.id} row={row} asideLead={asideLead} actions={actions} />
        ))}
      </ul>
    </>
  )
}

function Row({ row, asideLead, actions }: Pick<Props, 'asideLead' | 'actions'> & { row: FailedItem }) {
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <p className="font-semibold wrap-anywhere">{row.title}</p>
          <p className="type-small text-tertiary wrap-anywhere">{row.facts.join(' · ')}</p>
          {row.error !== null && <p className="mt-1 text-danger wrap-anywhere">{row.error}</p>}
        </div>
        {actions ? (
          <RowActions row={row} asideLead={asideLead} actions={actions} />
        ) : (
          row.without !== undefined && <p className="type-small max-w-64 text-secondary">{row.without}</p>
        )}
      </div>
      {row.more}
    </li>
  )
}

type RowProps = { row: FailedItem; asideLead: string; actions: FailedActions }

function RowActions({ row, asideLead, actions }: RowProps) {
  const { jobs: words } = useWords()
  const { isBusy, run } = useAction()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const retry = () => void run(() => actions.onRetry(row.id), { done: words.retried, failed: words.retryFailed })
  return (
    <div className="flex flex-wrap items-center gap-3">
      {row.without === undefined ? (
        <Button look="line" doing={isBusy ? words.retrying : undefined} onClick={retry}>
          {words.retry}
        </Button>
      ) : (
        <p className="type-small max-w-64 text-secondary">{row.without}</p>
      )}
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        {words.setAside}
      </Button>
      {isAsking && (
        <Dialog title={row.title} isOpen onClose={close}>
          <SetAsideForm lead={asideLead} onSend={(body) => actions.onSetAside(row.id, body)} onDone={close} />
        </Dialog>
      )}
    </div>
  )
}
