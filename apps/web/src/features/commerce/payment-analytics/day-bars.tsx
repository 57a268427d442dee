import { useId } from 'react'
import { roundTenth } from '#web/ui/round-tenth.ts'

const WIDTH = 640
const HEIGHT = 160
/** Of the room of a day, left empty beside its bar. */
const GAP_SHARE = 0.25

type Props = { label: string; days: readonly { day: string; value: number; words: string }[] }

/** A bar a day: upwards from the line what came, downwards what went back. Its table stands in the CSV. */
export function DayBars({ label, days }: Props) {
  const id = useId()
  const most = Math.max(0, ...days.map(({ value }) => value))
  const least = Math.min(0, ...days.map(({ value }) => value))
  const spread = most - least || 1
  const room = WIDTH / Math.max(1, days.length)
  const y = (value: number) => roundTenth(((most - value) / spread) * HEIGHT)
  return (
    <svg role="img" aria-labelledby={id} className="day-bars" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <title id={id}>{label}</title>
      {days.map(({ day, value, words }, at) => (
        <rect
          key={day}
          className={value < 0 ? 'out' : 'in'}
          x={roundTenth(at * room + (room * GAP_SHARE) / 2)}
          width={roundTenth(room * (1 - GAP_SHARE))}
          y={Math.min(y(value), y(0))}
          height={Math.abs(y(value) - y(0))}
        >
          <title>{words}</title>
        </rect>
      ))}
      <line className="zero" x1="0" x2={WIDTH} y1={y(0)} y2={y(0)} />
    </svg>
  )
}
