import { CHOICE_LISTS_MAX, choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { freeName } from '@sopaan/domain/choice-lists/choice-lists-merge'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { ChoiceStore, ChoicesState } from './choice-store.ts'

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
  function handleNew(keys: readonly string[]): void {
    const id = crypto.randomUUID()
    const name = freeName(
      words.listName,
      lists.map((list) => list.name),
    )
    store.change(choices.deeds.make(name), (all) => [...all, { id, name, keys }])
    store.choose(id)
    onMade?.(keys)
  }
  function handleAdd(keys: readonly string[]): void {
    if (chosen) store.changePart(chosen.id, words.added, { josaa: [...own, ...keys] })
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
