import { encodeQR } from 'qr'

/** Light modules around the code, which readers need to find it. Source: ISO/IEC 18004, §6.3.8. */
const BORDER_MODULES = 4

/** A text as a QR code: black on white in every theme, because readers do not know other ones. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER_MODULES })
  const side = rows.length
  return (
    <svg
      role="img"
      aria-label={label}
      width="220"
      height="220"
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="h-auto max-w-full rounded-control border border-border"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={pathOf(rows)} fill="#000" />
    </svg>
  )
}

/** Dark modules as one path: a bar for each run of them in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => runsIn(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`))
    .join('')
}

function runsIn(row: readonly boolean[]): { from: number; length: number }[] {
  const starts = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []))
  return starts.map((from) => {
    const end = row.indexOf(false, from)
    return { from, length: (end === -1 ? row.length : end) - from }
  })
}
