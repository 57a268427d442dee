import { CHANGES_STORED_MAX, type DifferenceKind, type ImportDifference } from '@sopaan/contract/managed-imports'
import { type CutoffRow, receiptOf } from '@sopaan/domain/seats/cutoff-row'
import { printProgramme } from '@sopaan/domain/seats/official-cells'
import { type JudgeRank, rankDistance, type UsualRank } from '@sopaan/domain/seats/unlikely-ranks'
import { cutoffKeyOf } from './read-table.ts'

export type ChangeCounts = {
  fresh: number
  changed: number
  same: number
  gone: number
  unlikely: number
  unjudged: number
}
/** What would change, the largest change of a kind first, at most `CHANGES_STORED_MAX` of each. */
export type SavedChanges = Record<DifferenceKind, ImportDifference[]>

type Sides = { before?: CutoffRow | undefined; after?: CutoffRow | undefined; usual?: UsualRank }

/** What the rows of a file change against published ones, gathered while these are handed in page by page. */
export class RowChanges {
  readonly #rows: readonly CutoffRow[]
  readonly #unmatched: Map<string, CutoffRow>
  readonly #published = new Map<string, CutoffRow>()
  readonly #changed: { before: CutoffRow; after: CutoffRow }[] = []
  readonly #gone: CutoffRow[] = []
  #unlikely: Sides[] = []
  #unjudged = 0
  #same = 0

  constructor(rows: readonly CutoffRow[]) {
    this.#rows = rows
    this.#unmatched = new Map(rows.map((row) => [cutoffKeyOf(row), row]))
  }

  /** Takes some of the published rows of the rounds of the file. */
  compare(published: readonly CutoffRow[]): void {
    for (const before of published) {
      const key = cutoffKeyOf(before)
      const after = this.#unmatched.get(key)
      this.#unmatched.delete(key)
      if (!after) this.#gone.push(before)
      else if (after.openingRank === before.openingRank && after.closingRank === before.closingRank) this.#same += 1
      else {
        this.#changed.push({ before, after })
        this.#published.set(key, before)
      }
    }
  }

  /** Judges the ranks that are new; one that is published already was judged before. Call it after `compare`. */
  judge(judge: JudgeRank): void {
    for (const after of [...this.#changed.map((pair) => pair.after), ...this.#unmatched.values()]) {
      const judgement = judge(after)
      if (judgement.kind === 'unknown') this.#unjudged += 1
      if (judgement.kind !== 'unlikely') continue
      this.#unlikely.push({ before: this.#published.get(cutoffKeyOf(after)), after, usual: judgement.usual })
    }
  }

  counts(): ChangeCounts {
    return {
      fresh: this.#unmatched.size,
      changed: this.#changed.length,
      same: this.#same,
      gone: this.#gone.length,
      unlikely: this.#unlikely.length,
      unjudged: this.#unjudged,
    }
  }

  /** Published rows that the file does not have. */
  gone(): readonly CutoffRow[] {
    return this.#gone
  }

  kept(): SavedChanges {
    const fresh = this.#rows.filter((row) => this.#unmatched.has(cutoffKeyOf(row)))
    return {
      unlikely: largestFirst(this.#unlikely),
      gone: this.#gone.slice(0, CHANGES_STORED_MAX).map((before) => shown({ before })),
      changed: largestFirst(this.#changed),
      fresh: fresh.slice(0, CHANGES_STORED_MAX).map((after) => shown({ after })),
    }
  }
}

function largestFirst(changes: readonly Sides[]): ImportDifference[] {
  return changes
    .map((sides) => ({ sides, size: sizeOf(sides) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, CHANGES_STORED_MAX)
    .map(({ sides }) => shown(sides))
}

/** How far a rank moved, or how far it is from what was usual. */
function sizeOf({ before, after, usual }: Sides): number {
  if (!after) return 0
  if (usual) return rankDistance(after.closingRank, usual.closingRank)
  if (!before) return 0
  return Math.max(
    rankDistance(after.closingRank, before.closingRank),
    rankDistance(after.openingRank, before.openingRank),
  )
}

function shown({ before, after, usual }: Sides): ImportDifference {
  const row = after ?? before
  if (!row) throw new Error('A change has a side')
  return {
    institute: row.institute,
    programme: printProgramme({ ...row, name: row.programme }),
    pool: [row.quota, row.seatType, row.gender, ...(row.isPreparatory ? ['preparatory'] : [])].join(' · '),
    source: receiptOf(row),
    before: ranksOf(before),
    after: ranksOf(after),
    usual: usual ?? null,
  }
}

function ranksOf(row: CutoffRow | undefined): ImportDifference['before'] {
  return row ? { openingRank: row.openingRank, closingRank: row.closingRank } : null
}
