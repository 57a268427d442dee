type Props = { came: number; label: string }

const A_ROW = 20
const PITCH = 16

/** A hundred dots, the first `came` of them filled: a share that can be counted by eye. */
export function HundredDots({ came, label }: Props) {
  return (
    <svg
      role="img"
      aria-label={label}
      className="hundred-dots"
      viewBox={`0 0 ${A_ROW * PITCH} ${(100 / A_ROW) * PITCH}`}
      width="100%"
    >
      {Array.from({ length: 100 }, (_, dot) => dot).map((dot) => (
        <circle
          key={dot}
          className={dot < came ? 'came' : 'track'}
          cx={(dot % A_ROW) * PITCH + PITCH / 2}
          cy={Math.floor(dot / A_ROW) * PITCH + PITCH / 2}
          r="6"
        />
      ))}
    </svg>
  )
}
