import type { Selection } from './table.tsx'
import { TickBox } from './tick-box.tsx'

type Props = { rowKey: string; selection: Selection; onTurn: (key: string, isRange: boolean) => void }

/** The box that ticks a row of a list. */
export function RowTick({ rowKey, selection: { chosen, rowLabel }, onTurn }: Props) {
  return (
    <TickBox label={rowLabel(rowKey)} isTicked={chosen.has(rowKey)} onTurn={(isRange) => onTurn(rowKey, isRange)} />
  )
}
