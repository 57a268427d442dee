import { useState } from 'react'

/** What was done with a row, in words, and how to take it back where it can be. */
export type Settled = { text: string; onUndo?: () => Promise<unknown> }

type StableRows<Row> = {
  /** The rows as they were first seen, each as it is now; new ones stand behind them. */
  rows: readonly Row[]
  settledOf: (row: Row) => Settled | undefined
  settle: (row: Row, settled: Settled) => void
  /** Offers the deeds of a row again. */
  forget: (row: Row) => void
}

/**
 * Keeps the rows of a list of duties in their places while they are worked on, so that none slides under the pointer and
 * a double click never acts on two: what was settled stays until the list is asked for anew.
 * @param rows  as the server answered last
 * @param view  names what is asked for: page, filter, visit, and whether the rows are still those of the question before;
 *   with another the list begins anew
 */
export function useStableRows<Row extends { _id: string }>(rows: readonly Row[], view: string): StableRows<Row> {
  const [seen, setSeen] = useState({ view, rows, settled: new Map<string, Settled>() })
  const now =
    seen.view === view
      ? { ...seen, rows: merged(seen.rows, rows) }
      : { view, rows, settled: new Map<string, Settled>() }
  if (now.view !== seen.view || now.rows !== seen.rows) setSeen(now)
  const change = (alter: (settled: Map<string, Settled>) => void) =>
    setSeen((before) => {
      const settled = new Map(before.settled)
      alter(settled)
      return { ...before, settled }
    })
  return {
    rows: now.rows,
    settledOf: ({ _id }) => now.settled.get(_id),
    settle: ({ _id }, what) => change((settled) => settled.set(_id, what)),
    forget: ({ _id }) => change((settled) => settled.delete(_id)),
  }
}

function merged<Row extends { _id: string }>(before: readonly Row[], now: readonly Row[]): readonly Row[] {
  const newest = new Map(now.map((row) => [row._id, row]))
  const known = new Set(before.map(({ _id }) => _id))
  const rows = [...before.map((row) => newest.get(row._id) ?? row), ...now.filter(({ _id }) => !known.has(_id))]
  return rows.length === before.length && rows.every((row, at) => row === before[at]) ? before : rows
}
