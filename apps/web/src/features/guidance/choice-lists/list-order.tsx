import { lazy, Suspense, useState } from 'react'
import { useWords } from '#web/words/use-words.tsx'
import { choiceName } from './choice-name.ts'
import type { StoredList } from './choice-storage.ts'
import type { ChoiceStore } from './choice-store.ts'
import { readMadeRows, storeMadeRows } from './made-rows.ts'
import type { Judging } from './use-choices.ts'

const OrderDialog = lazy(async () => ({ default: (await import('./order-dialog.tsx')).OrderDialog }))

type Props = {
  store: ChoiceStore
  list: StoredList
  judged: Judging['judged']
  search: URLSearchParams
  isOpen: boolean
  onClose: () => void
  /** Hears the order that was put. */
  onOrdered: (keys: readonly string[]) => void
}

/** What puts a list in the order somebody likes it, once it is asked for. */
export function ListOrder({ store, list, judged, search, isOpen, onClose, onOrdered }: Props) {
  const { choices } = useWords()
  const words = choices.order
  // It stays once it was opened, so that it closes as dialogs close.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense>
      <OrderDialog
        isOpen={isOpen}
        onClose={onClose}
        search={search}
        keys={list.keys}
        made={readMadeRows(list.id, list.keys)}
        nameOf={(key) => {
          const { shortBranch, shortCollege } = choiceName(key, judged?.byKey.get(key))
          return `${shortCollege} ${shortBranch}`
        }}
        onOrder={(josaa, made) => {
          store.changePart(list.id, words.deed, { josaa: [...josaa] })
          storeMadeRows(list.id, made)
          onOrdered(josaa)
        }}
      />
    </Suspense>
  )
}
