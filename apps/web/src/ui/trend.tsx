import { roundTenth } from './round-tenth.ts'

const WIDTH = 320
const HEIGHT = 160
/** Room for a year below, for a value above, and for half a value at both ends. */
const FOOT = 24
const HEAD = 30
const SIDE = 30
/** What stands at the dashed line lies so far above it; a point this near above or below would cover it. */
const YOU_ABOVE = 6
const NEAR_ABOVE = 20
const NEAR_BELOW = 15

export type TrendPoint = {
  at: string
  value: number | undefined
  words: string
  /** Where only this much is known: the value stands between the two. */
  between?: readonly [low: number, high: number]
}

type Props = {
  /** Oldest first. Larger values stand higher, on a logarithmic scale. */
  points: readonly TrendPoint[]
  /** The reader's own value: the dashed line. */
  you?: number | undefined
  /** What stands at the dashed line. */
  youWords?: string | undefined
  /** Larger values stand lower, as ranks that close further back do. */
  isRankDown?: boolean
  label: string
}

/** A value over a few years, each written beside its point: a spark large enough to read. */
export function Trend({ points, you, youWords, isRankDown = false, label }: Props) {
  const known = points.flatMap((point, at) => (point.value === undefined ? [] : [{ ...point, at, value: point.value }]))
  const bars = points.flatMap(({ between, words }, at) => (between === undefined ? [] : [{ at, words, between }]))
  const drawn = [...known.map(({ value }) => value), ...bars.flatMap(({ between }) => between)]
  const logs = [...(you === undefined ? [] : [you]), ...drawn].map((value) => Math.log(value))
  const low = Math.min(...logs)
  const spread = Math.max(...logs) - low
  const x = (at: number) => roundTenth(SIDE + (at * (WIDTH - 2 * SIDE)) / Math.max(points.length - 1, 1))
  const y = (value: number) => {
    const share = spread === 0 ? 0.5 : (Math.log(value) - low) / spread
    const rise = isRankDown ? 1 - share : share
    return roundTenth(HEIGHT - FOOT - 10 - rise * (HEIGHT - FOOT - HEAD - 10))
  }
  const covers = (at: number, line: number) =>
    known.some((point) => point.at === at && y(point.value) > line - NEAR_ABOVE && y(point.value) < line + NEAR_BELOW)
  const isYouFirst = you !== undefined && covers(points.length - 1, y(you)) && !covers(0, y(you))
  return (
    <svg role="img" aria-label={label} className="spark trend" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      {points.map((point, at) => (
        <text key={point.at} className="year" x={x(at)} y={HEIGHT - 6}>
          {point.at}
        </text>
      ))}
      {you !== undefined && <line className="you" x1="0" x2={WIDTH} y1={y(you)} y2={y(you)} />}
      {you !== undefined && youWords !== undefined && (
        <text
          className="you-words"
          data-end={isYouFirst ? 'from' : 'to'}
          x={isYouFirst ? 0 : WIDTH}
          y={y(you) - YOU_ABOVE}
        >
          {youWords}
        </text>
      )}
      {known.length > 1 && <path d={`M${known.map(({ at, value }) => `${x(at)} ${y(value)}`).join('L')}`} />}
      {bars.map(({ at, words, between }) => {
        const [top, foot] = between.map(y).sort((a, b) => a - b) as [number, number]
        return (
          <g key={at}>
            <rect x={x(at) - 5} y={top} width="10" height={roundTenth(foot - top)} rx="5" />
            <text x={x(at)} y={top - 7}>
              {words}
            </text>
          </g>
        )
      })}
      {known.map(({ at, value }) => (
        <circle key={at} cx={x(at)} cy={y(value)} r="4" />
      ))}
      {known.map(({ at, value, words }) => (
        <text key={at} x={x(at)} y={y(value) - 11}>
          {words}
        </text>
      ))}
    </svg>
  )
}
