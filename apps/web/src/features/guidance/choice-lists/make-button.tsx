import type { MadeListAnswer } from '@sopaan/contract/list-checks'
import { CHOICE_LISTS_MAX, choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { freeName } from '@sopaan/domain/choice-lists/choice-lists-merge'
import type { MadeRows } from '@sopaan/domain/list-maker/order-list'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { ChoiceStore, ChoicesState } from './choice-store.ts'
import { readMadeRows, storeMadeRows } from './made-rows.ts'

const MakeDialog = lazy(async () => ({ default: (await import('./make-dialog.tsx')).MakeDialog }))

type Props = {
  store: ChoiceStore
  state: ChoicesState
  search: URLSearchParams
  /** Hears the choices of a new list, which stand in the order of what was said to be liked. */
  onMade?: (keys: readonly string[]) => void
}

/** Opens what makes a list: a new one, or rows added to the one that is open. */
export function MakeButton({ store, state, search, onMade }: Props) {
  const { choices } = useWords()
  const words = choices.maker
  const [isOpen, setIsOpen] = useState(false)
  // It stays once it was opened, so that it closes as dialogs close.
  const [wasOpen, setWasOpen] = useState(false)
  const { lists, chosen } = state
  const own = choicesApart(chosen?.keys ?? []).josaa
  function handleNew(made: MadeListAnswer): void {
    const { keys } = made
    const id = crypto.randomUUID()
    const name = freeName(
      words.listName,
      lists.map((list) => list.name),
    )
    store.change(choices.deeds.make(name), (all) => [...all, { id, name, keys }])
    store.choose(id)
    storeMadeRows(id, rowsApart(made))
    onMade?.(keys)
  }
  function handleAdd(added: readonly string[], made: MadeListAnswer): void {
    if (!chosen) return
    store.changePart(chosen.id, words.added, { josaa: [...own, ...added] })
    const [before, rows] = [readMadeRows(chosen.id, own), rowsApart(made)]
    const joined = (part: keyof MadeRows) => [
      ...(before?.[part] ?? []),
      ...rows[part].filter((key) => added.includes(key)),
    ]
    storeMadeRows(chosen.id, { lifted: joined('lifted'), beyond: joined('beyond') })
  }
  return (
    <>
      <Button
        look="line"
        className="max-lg:px-2.5 print:hidden"
        onClick={() => {
          setIsOpen(true)
          setWasOpen(true)
        }}
      >
        <span className="max-[379px]:hidden">
          <Icon name="wand" />
        </span>
        {words.title}
      </Button>
      {wasOpen && (
        <Suspense>
          <MakeDialog
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            search={search}
            keys={own}
            hasRoom={lists.length < CHOICE_LISTS_MAX}
            onNew={handleNew}
            onAdd={handleAdd}
          />
        </Suspense>
      )}
    </>
  )
}

/** What stands apart from the order of liking in a made list: seats above what is liked more, and safe ones at its end. */
function rowsApart({ keys, liftedKeys = [], beyond }: MadeListAnswer): MadeRows {
  return { lifted: liftedKeys, beyond: beyond > 0 ? keys.slice(-beyond) : [] }
}
