/** Pairs of lines that are compared at most: some milliseconds. Notes of more than that in short lines are whole ones of each. */
const PAIRS_MAX = 100_000

/** Lines of the base from one to another that give way to others; none gives way where both are the same. */
type Edit = { from: number; to: number; lines: readonly string[] }

/**
 * A note that two people write, after both changed it: what either added stays, and what either took off is gone. Where both
 * changed the same lines both versions stay, theirs first.
 * @param base  the note as the first one read it
 * @param mine  what the first one made of it
 * @param theirs  what it is by now
 */
export function mergeNotes(base: string, mine: string, theirs: string): string {
  if (theirs === base || mine === theirs) return mine
  if (mine === base) return theirs
  const before = linesOf(base)
  const edits = joined([
    ...findEdits(before, linesOf(theirs)).map((edit) => ({ ...edit, isMine: false })),
    ...findEdits(before, linesOf(mine)).map((edit) => ({ ...edit, isMine: true })),
  ])
  const merged: string[] = []
  let at = 0
  for (const { from, to, lines } of edits) {
    merged.push(...before.slice(at, from), ...lines)
    at = Math.max(at, to)
  }
  return [...merged, ...before.slice(at)].join('\n')
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n')
}

/** The edits of both in the order of the base; of two at one line those that only add come first, theirs before mine. */
function joined(edits: readonly (Edit & { isMine: boolean })[]): Edit[] {
  const sorted = edits.toSorted(
    (one, other) => one.from - other.from || one.to - other.to || Number(one.isMine) - Number(other.isMine),
  )
  // The same change made by both is made once.
  return sorted.filter((edit, at) => {
    const last = sorted[at - 1]
    const isSame = last?.from === edit.from && last.to === edit.to && last.lines.join('\n') === edit.lines.join('\n')
    return !isSame
  })
}

/** What makes one text of another, as few lines as the longest common row of them leaves. */
function findEdits(before: readonly string[], after: readonly string[]): Edit[] {
  const start = countSame(before, after)
  const end = countSame(before.slice(start).toReversed(), after.slice(start).toReversed())
  const [old, now] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  const edits: Edit[] = []
  let [from, next] = [0, 0]
  const common = old.length * now.length > PAIRS_MAX ? [] : commonLines(old, now)
  for (const [at, to] of [...common, [old.length, now.length] as const]) {
    if (at > from || to > next) edits.push({ from: start + from, to: start + at, lines: now.slice(next, to) })
    ;[from, next] = [at + 1, to + 1]
  }
  return edits
}

function countSame(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((line, index) => line !== other[index])
  return at === -1 ? one.length : at
}

/** The places of the longest row of lines that both have, in both. */
function commonLines(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  const lengthAt = (at: number, to: number) => lengths[at]?.[to] ?? 0
  for (const [at, row] of [...lengths.entries()].reverse())
    for (let to = other.length - 1; to >= 0 && at < one.length; to -= 1)
      row[to] =
        one[at] === other[to] ? lengthAt(at + 1, to + 1) + 1 : Math.max(lengthAt(at + 1, to), lengthAt(at, to + 1))
  const common: [number, number][] = []
  let [at, to] = [0, 0]
  while (at < one.length && to < other.length) {
    if (one[at] === other[to]) common.push([at++, to++])
    else if (lengthAt(at + 1, to) >= lengthAt(at, to + 1)) at += 1
    else to += 1
  }
  return common
}
