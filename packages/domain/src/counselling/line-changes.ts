/** A line of two versions of a text: in both, in the earlier one alone, or in the later one alone. */
export type LineChange = { kind: 'same' | 'gone' | 'new'; text: string }

/**
 * What changed between two versions of a text, line by line, in the order in which the later one reads: the fewest lines
 * gone and new (longest common subsequence). Texts of a few thousand lines at most: it takes their product in steps.
 */
export function listLineChanges(before: string, after: string): LineChange[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const common = countCommon(old, now)
  const changes: LineChange[] = []
  let [at, to] = [0, 0]
  while (at < old.length || to < now.length) {
    const [gone, added] = [old[at], now[to]]
    if (gone !== undefined && gone === added) {
      changes.push({ kind: 'same', text: gone })
      at += 1
      to += 1
    } else if (
      added === undefined ||
      (gone !== undefined && commonAt(common, at + 1, to) >= commonAt(common, at, to + 1))
    ) {
      changes.push({ kind: 'gone', text: gone ?? '' })
      at += 1
    } else {
      changes.push({ kind: 'new', text: added })
      to += 1
    }
  }
  return changes
}

/** How many lines two texts have in common from each pair of lines on. */
function countCommon(old: readonly string[], now: readonly string[]): Uint32Array[] {
  const rows: Uint32Array[] = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1))
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let to = now.length - 1; to >= 0; to -= 1) {
      const row = rows[at]
      if (row === undefined) continue
      row[to] =
        old[at] === now[to]
          ? commonAt(rows, at + 1, to + 1) + 1
          : Math.max(commonAt(rows, at + 1, to), commonAt(rows, at, to + 1))
    }
  return rows
}

function commonAt(rows: readonly Uint32Array[], at: number, to: number): number {
  return rows[at]?.[to] ?? 0
}
