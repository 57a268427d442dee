import { CHOICE_LISTS_MAX, choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { freeName } from '@sopaan/domain/choice-lists/choice-lists-merge'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { StoredList } from './choice-storage.ts'
import type { ChoiceStore, ChoicesState } from './choice-store.ts'
import { LIST_FILTERS_SHEET } from './listed-choices.ts'

const NameDialog = lazy(async () => ({ default: (await import('./name-dialog.tsx')).NameDialog }))

type Props = {
  store: ChoiceStore
  state: ChoicesState
  /** The title of the page, where no frame names it; it stands in the line of what can be done. */
  title: ReactNode
  /** Who the list is judged for. */
  reader: ReactNode
  /** What makes a list and what shares this one. */
  actions: ReactNode
  /** Begins to tick rows; absent where there are none. */
  onTick: (() => void) | undefined
  newId: () => string
}

/** Which list is open, what can be done with it as a whole, and the way back from every change. */
export function ListToolbar({ store, state, title, reader, actions, onTick, newId }: Props) {
  const { choices: words, results } = useWords()
  const [asking, setAsking] = useState<'make' | 'rename'>()
  // It stays once it was opened, so that it closes as dialogs close.
  const [wasAsking, setWasAsking] = useState(false)
  const [said, setSaid] = useState('')
  const { lists, chosen } = state
  const { josaa, state: ofStates } = choicesApart(chosen?.keys ?? [])
  const sizes = [
    words.seats(josaa.length, groupIndian(josaa.length)),
    ...(ofStates.length > 0 ? [words.states.count(ofStates.length, groupIndian(ofStates.length))] : []),
  ]
  const names = lists.map(({ name }) => name)
  const isFull = lists.length >= CHOICE_LISTS_MAX
  function sendRequest(what: 'make' | 'rename'): void {
    setAsking(what)
    setWasAsking(true)
  }
  function add(what: string, list: Pick<StoredList, 'name' | 'keys'>): void {
    const id = newId()
    store.change(what, (all) => [...all, { id, name: list.name, keys: list.keys }])
    store.choose(id)
  }
  function copy({ name, keys }: StoredList): void {
    const free = freeName(name, names)
    add(words.deeds.copy(free), { name: free, keys })
    setSaid(words.copied(free))
  }
  function remove({ id, name }: StoredList): void {
    store.change(words.deeds.remove(name), (all) => all.filter((list) => list.id !== id))
    setSaid(words.removed(name))
  }
  return (
    <>
      <div className="list-head">
        <div className="list-named">
          {title}
          {chosen && <p className="list-size">{sizes.join(', ')}</p>}
        </div>
        {reader}
        {chosen && lists.length > 1 && <WhichList store={store} lists={lists} chosen={chosen} />}
        <span className="list-tools print:hidden">
          <StepButton store={store} state={state} kind="undo" onSay={setSaid} />
          <StepButton store={store} state={state} kind="redo" onSay={setSaid} />
          {josaa.length > 1 && (
            <IconButton
              icon="filters"
              label={results.filters}
              popoverTarget={LIST_FILTERS_SHEET}
              className="list-filters lg:hidden"
            />
          )}
          {chosen && (
            <Menu
              label={words.moreOf(chosen.name)}
              items={[
                ...(onTick ? [{ key: 'tick', label: words.tickBegin, onChoose: onTick }] : []),
                { key: 'make', label: words.newList, onChoose: () => sendRequest('make'), isDisabled: isFull },
                { key: 'rename', label: words.rename, onChoose: () => sendRequest('rename') },
                { key: 'copy', label: words.copy, onChoose: () => copy(chosen), isDisabled: isFull },
                { key: 'remove', label: words.remove, onChoose: () => remove(chosen), isDanger: true },
              ]}
            />
          )}
        </span>
        {actions}
      </div>
      {isFull && <p className="type-small mt-2 text-secondary print:hidden">{words.listsFull}</p>}
      <p role="status" className="type-small text-secondary empty:hidden print:hidden">
        {said}
      </p>
      {wasAsking && (
        <Suspense>
          <NameDialog
            asking={asking}
            name={asking === 'rename' ? (chosen?.name ?? '') : ''}
            taken={names.filter((name) => asking !== 'rename' || name !== chosen?.name)}
            onName={(name) => {
              if (asking === 'make') add(words.deeds.make(name), { name, keys: [] })
              else if (chosen) store.changeList(chosen.id, words.deeds.rename(name), () => ({ name }))
            }}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Which of several lists is open. */
function WhichList({
  store,
  lists,
  chosen,
}: Pick<Props, 'store'> & { lists: readonly StoredList[]; chosen: StoredList }) {
  const { choices: words } = useWords()
  return (
    <Select
      label={words.whichList}
      isLabelHidden
      hasNote={false}
      className="list-which print:hidden"
      value={chosen.id}
      onChange={(event) => store.choose(event.target.value)}
    >
      {lists.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

type StepProps = { store: ChoiceStore; state: ChoicesState; kind: 'undo' | 'redo'; onSay: (said: string) => void }

function StepButton({ store, state, kind, onSay }: StepProps) {
  const { choices: words } = useWords()
  const what = state[kind]
  return (
    <IconButton
      icon={kind}
      label={what === undefined ? words[kind] : `${words[kind]}: ${what}`}
      disabled={what === undefined}
      className={kind === 'redo' ? 'disabled:opacity-35 max-sm:disabled:hidden' : 'disabled:opacity-35'}
      onClick={() => {
        store[kind]()
        onSay(kind === 'undo' ? words.undone(what ?? '') : words.redone(what ?? ''))
      }}
    />
  )
}
