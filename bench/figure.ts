/** One claim of ours, measured: `goal` says in words what `ok` decided. */
export type Figure = { name: string; value: number; unit: string; goal: string; ok: boolean }

/** A figure that must not exceed a limit. @param max  in `unit` */
export function atMost(name: string, value: number, max: number, unit: string): Figure {
  return { name, value, unit, goal: `≤ ${max}`, ok: value <= max }
}

/** A figure that must reach a limit. @param min  in `unit` */
export function atLeast(name: string, value: number, min: number, unit: string): Figure {
  return { name, value, unit, goal: `≥ ${min}`, ok: value >= min }
}

/** A figure that must be exactly this, such as a count of lost rows. */
export function exactly(name: string, value: number, wanted: number, unit: string): Figure {
  return { name, value, unit, goal: `= ${wanted}`, ok: value === wanted }
}

/** The middle of the values, or the mean of the two in the middle. NaN when there are none. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** The value that `share` (0 to 1) of the values do not exceed, interpolated between neighbours. NaN when there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? Number.NaN
  const above = sorted[Math.ceil(at)] ?? Number.NaN
  return below + (above - below) * (at - Math.floor(at))
}

/** The line a figure prints: `name: 12.3 ms (goal ≤ 50) ok`. */
export function describeFigure({ name, value, unit, goal, ok }: Figure): string {
  const figure = Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(4)))
  return `${name}: ${figure}${unit ? ` ${unit}` : ''} (goal ${goal}) ${ok ? 'ok' : 'short'}`
}
