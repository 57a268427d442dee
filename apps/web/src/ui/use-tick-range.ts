import { useState } from 'react'
import type { Selection } from './table.tsx'

/** Ticks a row or takes its tick away; with Shift held, it does so from the row that was pressed before. */
export function useTickRange(keys: readonly string[], selection: Selection | undefined) {
  const [last, setLast] = useState<string>()
  return (key: string, isRange: boolean) => {
    if (!selection) return
    const { chosen, onChoose } = selection
    const [from, to] = [keys.indexOf(isRange && last !== undefined ? last : key), keys.indexOf(key)]
    const range = new Set(from < 0 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1))
    onChoose(chosen.has(key) ? chosen.difference(range) : chosen.union(range))
    setLast(key)
  }
}
