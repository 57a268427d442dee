import type { Willingness } from '@sopaan/domain/simulator/willingness'
import { useWords } from '#web/words/use-words.tsx'

/** Which choices of the example are open to its reader in each round, and where the first seat stands: places from 0. */
const CHOICES = [
  { place: 0, openFrom: 5 },
  { place: 1, openFrom: 3 },
  { place: 2, openFrom: 1 },
  { place: 3, openFrom: 1 },
]
const ROUNDS = [1, 2, 3, 4, 5]
/** The place of the seat after each round. Slide passes by what another college gives. */
const SEATS: Readonly<Record<Willingness, readonly number[]>> = {
  freeze: [2, 2, 2, 2, 2],
  slide: [2, 2, 2, 2, 0],
  float: [2, 2, 1, 1, 0],
}
const NAMES_WIDTH = 132
const COLUMN = 42
const ROW = 30
const TOP = 24
const RADIUS = 8

type Props = { willingness: Willingness; label: string }

/** One list through five rounds under one of the three buttons: a line a choice, filled where the seat is. */
export function SeatPicture({ willingness, label }: Props) {
  const { picture: words } = useWords().guides
  const seats = SEATS[willingness]
  const x = (at: number) => NAMES_WIDTH + COLUMN / 2 + at * COLUMN
  const y = (place: number) => TOP + ROW / 2 + place * ROW
  const [width, height] = [NAMES_WIDTH + ROUNDS.length * COLUMN, TOP + CHOICES.length * ROW]
  return (
    <figure className="my-2 rounded-box border border-border bg-surface p-3">
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="w-full max-w-110">
        {ROUNDS.map((round, at) => (
          <text key={round} x={x(at)} y={14} textAnchor="middle" className="fill-text-tertiary" fontSize={12}>
            {words.round(round)}
          </text>
        ))}
        {words.choices.map((choice, place) => (
          <text key={choice} x={0} y={y(place) + 4} className="fill-text" fontSize={13}>
            {`${place + 1}. ${choice}`}
          </text>
        ))}
        <polyline
          points={seats.map((place, at) => `${x(at)},${y(place)}`).join(' ')}
          fill="none"
          strokeWidth={3}
          className="stroke-primary"
        />
        {ROUNDS.flatMap((round, at) =>
          CHOICES.map(({ place, openFrom }) => {
            const isSeat = seats[at] === place
            const look = isSeat ? 'fill-safe stroke-safe' : 'fill-surface stroke-text-tertiary'
            return (
              round >= openFrom && (
                <circle
                  key={`${round} ${place}`}
                  cx={x(at)}
                  cy={y(place)}
                  r={RADIUS}
                  strokeWidth={1.6}
                  className={look}
                />
              )
            )
          }),
        )}
      </svg>
      <figcaption className="type-small mt-2 text-secondary">{words.legend}</figcaption>
    </figure>
  )
}
