export type RulerFlag = { key: string; label: string; value: number }

type Props = {
  id: string
  /** Ends of the scale, both above 0. */
  from: number
  to: number
  /** The reader's range; equal ends for a single value. */
  low: number
  high: number
  /** In the order of their values. */
  flags: readonly RulerFlag[]
  /** In how many rows the flags stand, where they are far enough from each other; absent: a row each. */
  rows?: number
  /** How a value is written on the scale. */
  scaleLabel: (value: number) => string
  youLabel: string
  /** The same with `{rank}` in place of the figure, for an island that moves the reader. */
  youTemplate?: string
  /** The whole picture in words. */
  label: string
}

const FLAG_STEP = 27
const FRAME = 62
/** Narrowest the reader's band is drawn, percent of the scale. */
const BAND_MIN = 2
/** What a label of the scale takes up, percent of a narrow one. */
const LABEL_ROOM = 10

/**
 * The whole field on a logarithmic scale: the reader's range as a blue band, others as flags, filled where the whole range
 * is within reach, half where only its better end is.
 * All places are attributes in percent, so it needs no inline style, works without React, and an island may move it:
 * it sets `data-within` on a flag and `x` on the band.
 */
export function Ruler({
  id,
  from,
  to,
  low,
  high,
  flags,
  rows = flags.length,
  scaleLabel,
  youLabel,
  youTemplate,
  label,
}: Props) {
  // Going down as ranks grow; with a row a flag none meets another, however narrow the ruler.
  const top = FLAG_STEP * rows + 10
  const at = (value: number) => rulerShare(value, from, to) * 100
  const bandWidth = Math.max(at(high) - at(low), BAND_MIN)
  const middle = (at(low) + at(high)) / 2
  return (
    <svg
      id={id}
      className="ruler"
      height={top + FRAME + 34}
      role="img"
      aria-label={label}
      data-from={from}
      data-to={to}
      data-you={youTemplate}
    >
      {flags.map((flag, index) => (
        <Flag
          key={flag.key}
          flag={flag}
          x={at(flag.value)}
          y={(index % rows) * FLAG_STEP}
          foot={top}
          within={flag.value >= high ? 'whole' : flag.value >= low ? 'part' : undefined}
        />
      ))}
      <rect className="frame" x="0.1%" width="99.8%" y={top} height={FRAME} rx="8" />
      {ticks(from, to).map((tick) => (
        <line
          key={tick.value}
          className="tick"
          data-major={tick.isMajor || undefined}
          x1={percent(at(tick.value))}
          x2={percent(at(tick.value))}
          y1={top + 1}
          y2={top + (tick.isMajor ? 25 : 11)}
        />
      ))}
      {ticks(from, to)
        .filter((tick) => tick.isMajor)
        .map((tick) => (
          <text key={tick.value} className="label" x={percent(Math.max(at(tick.value), LABEL_ROOM / 2))} y={top + 47}>
            {scaleLabel(tick.value)}
          </text>
        ))}
      {!isLabelNear(at, from, to) && (
        <text className="label" data-end="from" x="0.8%" y={top + 47}>
          {scaleLabel(from)}
        </text>
      )}
      <text className="label" data-end="to" x="99.2%" y={top + 47}>
        {scaleLabel(to)}
      </text>
      <rect
        className="band"
        x={percent(middle - bandWidth / 2)}
        width={percent(bandWidth)}
        y={top - 2}
        height={FRAME + 4}
        rx="5"
      />
      <foreignObject
        className="you"
        x={percent(Math.min(Math.max(middle, 12), 88) - 50)}
        y={top + FRAME + 8}
        width="100%"
        height="26"
      >
        <div className="you">
          <span>{youLabel}</span>
        </div>
      </foreignObject>
    </svg>
  )
}

/** Whether the first power of ten stands so near the beginning that both labels would stand in one place. */
function isLabelNear(at: (value: number) => number, from: number, to: number): boolean {
  return ticks(from, to).some(({ value, isMajor }) => isMajor && at(value) < LABEL_ROOM)
}

/** Where a value stands on a logarithmic scale, from 0 to 1. */
export function rulerShare(value: number, from: number, to: number): number {
  const share = Math.log(value / from) / Math.log(to / from)
  return Math.min(Math.max(share, 0), 1)
}

type FlagProps = { flag: RulerFlag; x: number; y: number; foot: number; within: 'whole' | 'part' | undefined }

function Flag({ flag, x, y, foot, within }: FlagProps) {
  const isFlipped = x > 60
  return (
    <g className="flag" data-value={flag.value} data-within={within} data-flip={isFlipped || undefined}>
      <line x1={percent(x)} x2={percent(x)} y1={y} y2={foot} />
      <foreignObject x={isFlipped ? '0' : percent(x)} y={y} width={percent(isFlipped ? x : 100 - x)} height="22">
        <div>
          <i />
          {flag.label}
        </div>
      </foreignObject>
    </g>
  )
}

/** Whole multiples of each power of ten on the scale; the powers themselves are major. */
function ticks(from: number, to: number): { value: number; isMajor: boolean }[] {
  const found: { value: number; isMajor: boolean }[] = []
  for (let power = 10 ** Math.floor(Math.log10(from)); power <= to; power *= 10) {
    for (let times = 1; times < 10; times += 1) {
      const value = power * times
      if (value > from && value < to) found.push({ value, isMajor: times === 1 })
    }
  }
  return found
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`
}
