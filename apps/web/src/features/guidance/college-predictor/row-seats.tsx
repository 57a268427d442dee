import type { WideTexts } from './row-texts.ts'

/** The best seat of the reader here, and the next behind it. */
export function RowSeats({ seat, next }: Pick<WideTexts, 'seat' | 'next'>) {
  return (
    <span className="result-seats">
      <b>{seat}</b>
      {next !== undefined && <small>{next}</small>}
    </span>
  )
}
