import { SparkLines } from './spark-lines.tsx'
import { sparkShape } from './spark-shape.ts'

type Props = {
  /** One value a year, oldest first; absent where none is known. Larger stands higher. */
  values: readonly (number | undefined)[]
  /** The reader's own value: the dashed line. */
  you: number
  label: string
  /** In a row: lower, and with larger ranks further down. */
  isSmall?: boolean
}

/** A value over a few years, with a dashed line where the reader stands. */
export function Spark({ label, ...values }: Props) {
  return <SparkLines shape={sparkShape(values)} label={label} />
}
