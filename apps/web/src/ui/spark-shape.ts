import { roundTenth } from './round-tenth.ts'

const WIDTH = 132
const HEIGHT = 40
const SMALL_WIDTH = 100
const SMALL_HEIGHT = 30
const INSET = 6

/** A spark in the units of its drawing. */
export type SparkShape = {
  width: number
  height: number
  /** How far down the reader stands. */
  you: string
  /** The line through the points; absent where there are fewer than two. */
  path: string | undefined
  points: readonly { x: string; y: string }[]
}

type Values = {
  /** One value a year, oldest first; absent where none is known. Larger stands higher. */
  values: readonly (number | undefined)[]
  /** The reader's own value. */
  you: number
  /** In a row: lower, and with larger ranks further down. */
  isSmall?: boolean
}

/** Where the points of a spark are. Its scale is logarithmic, like the ruler's. */
export function sparkShape({ values, you, isSmall = false }: Values): SparkShape {
  const [width, height] = isSmall ? [SMALL_WIDTH, SMALL_HEIGHT] : [WIDTH, HEIGHT]
  const known = values.flatMap((value, at) => (value === undefined ? [] : [{ at, value }]))
  const logs = [you, ...known.map(({ value }) => value)].map((value) => Math.log(Math.max(value, 1)))
  const low = Math.min(...logs)
  const spread = Math.max(...logs) - low
  const x = (at: number) => String(roundTenth(INSET + (at * (width - 2 * INSET)) / Math.max(values.length - 1, 1)))
  const y = (value: number) => {
    const share = spread === 0 ? 0.5 : (Math.log(Math.max(value, 1)) - low) / spread
    const drop = share * (height - 2 * INSET)
    return String(roundTenth(isSmall ? INSET + drop : height - INSET - drop))
  }
  const points = known.map(({ at, value }) => ({ x: x(at), y: y(value) }))
  const path = points.length > 1 ? `M${points.map((point) => `${point.x} ${point.y}`).join('L')}` : undefined
  return { width, height, you: y(you), path, points }
}
