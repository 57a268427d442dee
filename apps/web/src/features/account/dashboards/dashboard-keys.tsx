import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { readStored, removeStored, writeStored } from '#web/stored.ts'
import type { ShellItem } from '#web/ui/app-shell.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { isShown, readSingleKey } from '#web/ui/single-key.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { GO_KEYS, type MenuEntry } from './menu.ts'

/** The list of keys, which the account menu and `?` open. */
export const KEYS_SHEET = 'keys'
/** A letter belongs to the G before it for so long, ms. */
const GO_MS = 1_500

type Props = { places: readonly ShellItem[]; isStaff: boolean; onSearch: () => void }

/**
 * Keys of one letter, wherever a dashboard stands: `/` searches, G and a letter go to a place, `?` lists them, and a letter
 * that something on the page claims by `data-key` puts the focus there. None does more than lead: what changes something is
 * still pressed. They can be switched off on a device.
 */
export function DashboardKeys({ places, isStaff, onSearch }: Props) {
  const navigate = useNavigate()
  const goAtMs = useRef(-GO_MS)
  const goals = places.flatMap((place) => {
    const letter = GO_KEYS[place.key as MenuEntry['key']]
    return letter === undefined ? [] : [{ letter, place }]
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const key = readSingleKey(event)
      if (key === undefined) return
      const isGoing = event.timeStamp - goAtMs.current < GO_MS
      goAtMs.current = key === 'g' ? event.timeStamp : -GO_MS
      const goal = isGoing ? goals.find(({ letter }) => letter === key) : undefined
      if (goal) void navigate(goal.place.to)
      else if (key === '/') onSearch()
      else if (key === '?') document.getElementById(KEYS_SHEET)?.togglePopover()
      else if (!focusClaimed(key)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [goals, navigate, onSearch])
  return <KeyList goals={goals} isStaff={isStaff} />
}

function focusClaimed(key: string): boolean {
  const claimed = [...document.querySelectorAll<HTMLElement>('[data-key]')].find(
    (each) => each.dataset.key === key && isShown(each),
  )
  claimed?.focus()
  return claimed !== undefined
}

type ListProps = { goals: readonly { letter: string; place: ShellItem }[]; isStaff: boolean }

function KeyList({ goals, isStaff }: ListProps) {
  const { account, shell } = useWords()
  const words = account.keys
  const [isOn, setOn] = useState(() => import.meta.env.SSR || readStored('keysOff') === undefined)
  const rows = [
    ['/, Ctrl K', words.search],
    ...goals.map(({ letter, place }) => [words.go(letter.toUpperCase()), place.label]),
    ...(isStaff
      ? [
          ['J, K', words.row],
          ['X', words.tick],
          ['Enter', words.openRow],
          ['G', words.grant],
          ['D', words.decline],
          ['N', words.note],
        ]
      : []),
    ['?', words.list],
  ]
  useEffect(() => {
    if (isOn) delete document.documentElement.dataset.keys
    else document.documentElement.dataset.keys = 'off'
  }, [isOn])
  const handleSwitch = (next: boolean) => {
    setOn(next)
    if (next) removeStored('keysOff')
    else writeStored('keysOff', 'true')
  }
  return (
    <Sheet id={KEYS_SHEET} title={words.open} closeLabel={shell.close}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        {rows.map(([keys, what]) => (
          <div key={`${keys} ${what}`} className="contents">
            <dt>
              <kbd className="type-small rounded-chip border border-border bg-surface-sunken px-2 py-0.5 font-semibold">
                {keys}
              </kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 border-t border-border pt-3">
        <Switch
          label={words.isOn}
          note={words.isOnNote}
          checked={isOn}
          onChange={({ currentTarget }) => handleSwitch(currentTarget.checked)}
        />
      </div>
    </Sheet>
  )
}
