import { type ReactNode, useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { useAddressAction } from '#web/use-address-action.ts'
import { ConfirmAction } from './confirm-action.tsx'

type Open<Row> = { kind: 'add' } | { kind: 'edit' | 'retire'; row: Row }

type Props<Row> = {
  words: { add: string; retire: string; retireAsk: string; saving: string; cancel: string }
  nameOf: (row: Row) => string
  /** The form of a row, or of a new one. */
  form: (row: Row | undefined, onDone: () => void) => ReactNode
  /** Takes a row off the list, and what is said of it. */
  retire: (row: Row) => { work: () => Promise<unknown>; done?: string; failed: string }
  /** The list itself, with what opens each of the three. */
  children: (open: { add: () => void; edit: (row: Row) => void; retire: (row: Row) => void }) => ReactNode
}

/** A list that staff look after: rows are added and changed in a dialog, and taken off after a question. */
export function ManagedList<Row>({ words, nameOf, form, retire, children }: Props<Row>) {
  const [open, setOpen] = useState<Open<Row>>()
  const close = () => setOpen(undefined)
  useAddressAction('add', () => setOpen({ kind: 'add' }))
  const retired = open?.kind === 'retire' ? { name: nameOf(open.row), ...retire(open.row) } : undefined
  const isForm = open?.kind === 'add' || open?.kind === 'edit'
  return (
    <>
      {children({
        add: () => setOpen({ kind: 'add' }),
        edit: (row) => setOpen({ kind: 'edit', row }),
        retire: (row) => setOpen({ kind: 'retire', row }),
      })}
      <Dialog title={open?.kind === 'edit' ? nameOf(open.row) : words.add} isOpen={isForm} onClose={close}>
        {isForm && form(open.kind === 'edit' ? open.row : undefined, close)}
      </Dialog>
      <ConfirmAction
        title={retired?.name ?? ''}
        text={words.retireAsk}
        deed={words.retire}
        cancel={words.cancel}
        doing={words.saving}
        isOpen={retired !== undefined}
        work={async () => retired?.work()}
        said={{ failed: '', ...retired }}
        onClose={close}
      />
    </>
  )
}
