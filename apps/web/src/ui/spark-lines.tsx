import type { SparkShape } from './spark-shape.ts'

type Props = { shape: SparkShape; label: string }

/** A spark as it is drawn. */
export function SparkLines({ shape: { width, height, you, path, points }, label }: Props) {
  return (
    <svg
      role="img"
      aria-label={label}
      className="spark"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <line className="you" x1="0" x2={width} y1={you} y2={you} />
      {path !== undefined && <path d={path} />}
      {points.map(({ x, y }, at) => (
        <circle key={x} cx={x} cy={y} r={at === points.length - 1 ? 3.5 : 2.5} />
      ))}
    </svg>
  )
}
