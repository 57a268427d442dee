import type { StaffRole } from '@sopaan/contract/staff-roles'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { useWords } from '#web/words/use-words.tsx'
import { useFoundLinks } from './found-links.ts'
import { usePaletteActions } from './palette-actions.ts'
import { findNavigation, type NavigationGroup, type PaletteLink, recentLinks, storeRecent } from './palette-links.ts'
import { listStaffActions } from './staff-actions.ts'

/** Longer than what anybody looks for, characters. */
const TYPED_LENGTH_MAX = 60

/** How long the typing rests before people and things are looked for, ms. */
const REST_MS = 300

type Props = {
  pages: readonly PaletteLink[]
  tools: readonly PaletteLink[]
  isAdmin: boolean
  staffRoles: readonly StaffRole[]
  onClose: () => void
}

/**
 * Goes to any page, tool, person or thing by a few letters, and does what can be done from anywhere. The field keeps the focus and the arrows move through the list (the
 * combobox of the ARIA practices); Escape and a press outside close it, and the focus goes back to where it was.
 */
export function CommandPalette({ pages, tools, isAdmin, staffRoles, onClose }: Props) {
  const words = useWords().account.palette
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const navigate = useNavigate()
  const groups = useGroups({ pages, tools, isAdmin, staffRoles }, typed)
  const places = groups.flatMap((group) => group.places)
  const chosen = places[Math.min(at, places.length - 1)]
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.key}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen, id])
  const open = (place: PaletteLink | undefined) => {
    if (!place) return
    if (place.note === undefined) storeRecent(place.key)
    onClose()
    if (place.run) place.run()
    else void navigate(place.to)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = moved(event.key, Math.min(at, places.length - 1), places.length)
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) open(chosen)
    else if (next !== undefined) setAt(next)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog of the browser; the click is one beside it.
    <dialog
      ref={dialog}
      aria-label={words.title}
      className="palette"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="flex items-center gap-3 border-b border-border px-4">
        <span className="text-tertiary">
          <Icon name="search" />
        </span>
        <input
          autoFocus
          role="combobox"
          aria-expanded={places.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${chosen.key}`}
          aria-autocomplete="list"
          aria-label={isAdmin ? words.label : words.labelPages}
          placeholder={isAdmin ? words.label : words.labelPages}
          autoComplete="off"
          spellCheck={false}
          maxLength={TYPED_LENGTH_MAX}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setAt(0)
          }}
          onKeyDown={handleKeyDown}
          className="h-14 min-w-0 grow bg-transparent outline-none placeholder:text-tertiary"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.title}
        className="max-h-[min(60dvh,26rem)] overflow-y-auto p-2"
      >
        {groups.map((group) => (
          <Group key={group.key} id={id} group={group} chosen={chosen} onOpen={open} />
        ))}
      </div>
      {places.length === 0 && <p className="px-5 pb-5 text-secondary">{words.none}</p>}
      <p role="status" className="sr-only">
        {words.count(places.length)}
      </p>
      <p className="type-small border-t border-border px-5 py-3 text-tertiary max-lg:hidden">{words.keys}</p>
    </dialog>
  )
}

type GroupProps = {
  id: string
  group: NavigationGroup
  chosen: PaletteLink | undefined
  onOpen: (place: PaletteLink) => void
}

function Group({ id, group, chosen, onOpen }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box, which no element names.
    <div role="group" aria-labelledby={`${id}-${group.key}`}>
      <p id={`${id}-${group.key}`} className="type-small px-3 pt-2 pb-1 text-tertiary">
        {group.title}
      </p>
      {group.places.map((place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys; options of a combobox take no focus.
        <div
          key={place.key}
          id={`${id}-${place.key}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === chosen}
          onClick={() => onOpen(place)}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-semibold',
            place === chosen ? 'bg-primary-soft text-primary-text' : 'text-default hover:bg-surface-sunken',
          )}
        >
          <Icon name={place.icon} />
          <span className="min-w-0 grow">
            <span className="block truncate">{place.label}</span>
            {place.note !== undefined && <span className="type-small block truncate text-tertiary">{place.note}</span>}
          </span>
        </div>
      ))}
    </div>
  )
}

/** What is offered: the last places and all pages before anything is typed, and then what fits. */
function useGroups({ pages, tools, isAdmin, staffRoles }: Omit<Props, 'onClose'>, typed: string): NavigationGroup[] {
  const { account } = useWords()
  const words = account.palette
  const rested = useDebounced(useDeferredValue(typed.trim()), REST_MS)
  const found = useFoundLinks(rested, isAdmin ? staffRoles : [])
  const ownActions = usePaletteActions()
  const actions = isAdmin ? [...listStaffActions(words, staffRoles), ...ownActions] : ownActions
  const [recent] = useState(() => recentLinks([...pages, ...tools, ...actions]))
  const isBlank = typed.trim() === ''
  const others = (places: readonly PaletteLink[]) =>
    places.filter(({ key }) => !isBlank || !recent.some((one) => one.key === key))
  return [
    { key: 'recent', title: words.recent, places: isBlank ? recent : [] },
    { key: 'pages', title: words.pages, places: findNavigation(others(pages), typed) },
    { key: 'actions', title: words.doings, places: isBlank ? [] : findNavigation(actions, typed) },
    { key: 'tools', title: words.tools, places: findNavigation(others(tools), typed) },
    ...(isBlank ? [] : found),
  ].filter(({ places }) => places.length > 0)
}

/** Where a key moves to in a list of `count`; undefined where it does not. */
function moved(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'PageDown':
      return Math.min(at + 8, count - 1)
    case 'PageUp':
      return Math.max(at - 8, 0)
    default:
      return undefined
  }
}
