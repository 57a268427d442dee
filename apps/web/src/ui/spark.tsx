import { roundTenth } from './round-tenth.ts'

const WIDTH = 132
const HEIGHT = 40
const INSET = 6

type Props = {
  /** One value a year, oldest first; absent where none is known. Larger stands higher. */
  values: readonly (number | undefined)[]
  /** The reader's own value: the dashed line. */
  you: number
  label: string
  /** In a row: lower, and with larger ranks further down. */
  isSmall?: boolean
}

const SMALL_WIDTH = 100
const SMALL_HEIGHT = 30

/** A value over a few years, with a dashed line where the reader stands. Its scale is logarithmic, like the ruler's. */
export function Spark({ values, you, label, isSmall = false }: Props) {
  const [width, height] = isSmall ? [SMALL_WIDTH, SMALL_HEIGHT] : [WIDTH, HEIGHT]
  const known = values.flatMap((value, at) => (value === undefined ? [] : [{ at, value }]))
  const logs = [you, ...known.map(({ value }) => value)].map((value) => Math.log(Math.max(value, 1)))
  const low = Math.min(...logs)
  const spread = Math.max(...logs) - low
  const x = (at: number) => roundTenth(INSET + (at * (width - 2 * INSET)) / Math.max(values.length - 1, 1))
  const y = (value: number) => {
    const share = spread === 0 ? 0.5 : (Math.log(Math.max(value, 1)) - low) / spread
    const drop = share * (height - 2 * INSET)
    return roundTenth(isSmall ? INSET + drop : height - INSET - drop)
  }
  return (
    <svg
      role="img"
      aria-label={label}
      className="spark"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <line className="you" x1="0" x2={width} y1={y(you)} y2={y(you)} />
      {known.length > 1 && <path d={`M${known.map(({ at, value }) => `${x(at)} ${y(value)}`).join('L')}`} />}
      {known.map(({ at, value }, index) => (
        <circle key={at} cx={x(at)} cy={y(value)} r={index === known.length - 1 ? 3.5 : 2.5} />
      ))}
    </svg>
  )
}
