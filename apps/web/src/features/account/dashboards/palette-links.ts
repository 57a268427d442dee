import { readStored, writeStored } from '#web/stored.ts'
import type { ShellItem } from '#web/ui/app-shell.tsx'

/** A place the palette leads to. */
export type PaletteLink = Pick<ShellItem, 'key' | 'label' | 'icon' | 'to'> & {
  note?: string
  /** Other words that lead there, such as `price` to plans. */
  also?: string
  /** Done at once, where it stands for something that is done and not for a place. */
  run?: () => unknown
}
/** Places under one heading. */
export type NavigationGroup = { key: string; title: string; places: readonly PaletteLink[] }

const RECENT_MAX = 5

/** The places whose names, or other words for them, hold every word that was typed, those that begin with the first word before the others. */
export function findNavigation(places: readonly PaletteLink[], typed: string): PaletteLink[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const named = places.map((place) => ({
    place,
    name: fold(place.label),
    all: fold(`${place.label} ${place.also ?? ''}`),
  }))
  const found = named.filter(({ all }) => words.every((word) => all.includes(word)))
  const begins = ({ name }: { name: string }) => (words[0] !== undefined && name.startsWith(words[0]) ? 0 : 1)
  return found.toSorted((one, other) => begins(one) - begins(other)).map(({ place }) => place)
}

/** The places that were opened last through the palette, the newest first. */
export function recentLinks(places: readonly PaletteLink[]): PaletteLink[] {
  return readKeys().flatMap((key) => places.find((place) => place.key === key) ?? [])
}

/** Keeps a place as the newest one. */
export function storeRecent(key: string): void {
  writeStored('recentPlaces', JSON.stringify([key, ...readKeys().filter((each) => each !== key)].slice(0, RECENT_MAX)))
}

function readKeys(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored('recentPlaces') ?? '[]')
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string').slice(0, RECENT_MAX) : []
  } catch {
    return []
  }
}

/** Letters as they are compared: without case. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().trim()
}
