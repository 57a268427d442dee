/** Rows to learn from: `columns[j][i]` is column j of row i, `target[i]` what came, with a weight above zero. */
export type Examples = { columns: readonly Float64Array[]; target: Float64Array; weight: Float64Array }

/**
 * One tree, its nodes in columns: a leaf has column -1 and a value; any other node sends a row with x ≤ cut to `left`, else
 * to `right`.
 */
type Tree = { column: Int16Array; cut: Float64Array; left: Int16Array; right: Int16Array; value: Float64Array }

/** A sum of small trees. */
export type BoostedTrees = readonly Tree[]

const TREES = 100
const LEAVES = 31
/** What the rows of a leaf must weigh. */
const LEAF_WEIGHT = 12
/** Share of what a leaf found that is taken over. */
const RATE = 0.1
const BINS = 64
/** Medians are found in steps of so much of a unit, and within so many units of zero. */
const STEPS = 4096
const REACH = 2

/**
 * Boosted regression trees for least absolute deviations: each tree is grown on the signs of the misses, best leaf first,
 * and gives each of its leaves the weighted median of the misses in it. Nothing is drawn by chance: the same rows give the
 * same trees. Source: Friedman, Greedy Function Approximation, Annals of Statistics 29 (2001), algorithm 3 (LAD_TreeBoost);
 * columns cut into bins and a leaf's histogram taken from its parent's as in Ke et al., LightGBM (2017).
 */
export function growTrees({ columns, target, weight }: Examples): BoostedTrees {
  const cuts = columns.map(findCuts)
  const bins = toBins(columns, cuts)
  const misses = Float64Array.from(target)
  const signs = new Float64Array(target.length)
  const ground = { bins, cuts, signs, weight, misses }
  return Array.from({ length: TREES }, () => {
    for (let i = 0; i < signs.length; i++) signs[i] = Math.sign(misses[i] as number) * (weight[i] as number)
    return growTree(ground)
  })
}

/** What the trees say of a row. */
export function predictRow(trees: BoostedTrees, row: Float64Array): number {
  let sum = 0
  for (const { column, cut, left, right, value } of trees) {
    let node = 0
    while ((column[node] as number) >= 0) {
      const x = row[column[node] as number] as number
      node = (x <= (cut[node] as number) ? left[node] : right[node]) as number
    }
    sum += value[node] as number
  }
  return sum
}

/** Rising values between which a column falls into at most BINS parts of about equal numbers; fewer where values repeat. */
function findCuts(column: Float64Array): Float64Array {
  const sorted = column.slice().sort()
  const last = sorted.at(-1)
  const values = Array.from({ length: BINS - 1 }, (_, b) => sorted[Math.floor(((b + 1) * sorted.length) / BINS)] ?? 0)
  return Float64Array.from(new Set([sorted[0] ?? 0, ...values].slice(0, BINS - 1))).filter((value) => value !== last)
}

/** Row by row and column by column, the number of the column's cuts below the value. */
function toBins(columns: readonly Float64Array[], cuts: readonly Float64Array[]): Uint8Array {
  const width = columns.length
  const bins = new Uint8Array(width * (columns[0]?.length ?? 0))
  for (const [j, column] of columns.entries()) {
    const own = cuts[j] as Float64Array
    for (let i = 0; i < column.length; i++) bins[i * width + j] = countBelow(own, column[i] as number)
  }
  return bins
}

function countBelow(cuts: Float64Array, value: number): number {
  let low = 0
  let high = cuts.length
  while (low < high) {
    const half = (low + high) >> 1
    if ((cuts[half] as number) < value) low = half + 1
    else high = half
  }
  return low
}

/** What one tree is grown on; the misses are lessened by what the tree finds. */
type Ground = {
  bins: Uint8Array
  cuts: readonly Float64Array[]
  signs: Float64Array
  weight: Float64Array
  misses: Float64Array
}

/** A leaf with its sums by column and bin, signs and weights by turns, and the best way to split it (gain 0: none). */
type Leaf = {
  node: number
  rows: Int32Array
  sums: Float64Array
  split: { gain: number; column: number; bin: number }
}

function growTree(ground: Ground): Tree {
  const size = 2 * LEAVES - 1
  const tree: Tree = {
    column: new Int16Array(size).fill(-1),
    cut: new Float64Array(size),
    left: new Int16Array(size),
    right: new Int16Array(size),
    value: new Float64Array(size),
  }
  const rows = Int32Array.from(ground.misses, (_, i) => i)
  const sums = sumRows(rows, ground)
  const leaves: Leaf[] = [{ node: 0, rows, sums, split: bestSplit(sums) }]
  while (leaves.length < LEAVES) {
    const best = leaves.reduce((most, leaf, at) => (leaf.split.gain > (leaves[most]?.split.gain ?? 0) ? at : most), 0)
    const leaf = leaves[best] as Leaf
    if (leaf.split.gain === 0) break
    const [left, right] = splitLeaf(leaf, 2 * leaves.length - 1, ground)
    tree.column[leaf.node] = leaf.split.column
    tree.cut[leaf.node] = ground.cuts[leaf.split.column]?.[leaf.split.bin] ?? 0
    tree.left[leaf.node] = left.node
    tree.right[leaf.node] = right.node
    leaves[best] = left
    leaves.push(right)
  }
  const { misses } = ground
  for (const { node, rows: own } of leaves) {
    const value = RATE * medianOf(own, ground)
    tree.value[node] = value
    for (let r = 0; r < own.length; r++) {
      const i = own[r] as number
      misses[i] = (misses[i] as number) - value
    }
  }
  return tree
}

/** The two leaves that a leaf's best split makes: the sums of the smaller are counted, those of the other are the rest. */
function splitLeaf({ rows, sums, split }: Leaf, node: number, ground: Ground): [Leaf, Leaf] {
  const [left, right] = divide(rows, ground, split)
  const isLeftSmall = left.length <= right.length
  const small = sumRows(isLeftSmall ? left : right, ground)
  const large = new Float64Array(sums.length)
  for (let h = 0; h < sums.length; h++) large[h] = (sums[h] as number) - (small[h] as number)
  const leaf = (of: Int32Array, own: Float64Array, number: number): Leaf => {
    return { node: number, rows: of, sums: own, split: bestSplit(own) }
  }
  return [leaf(left, isLeftSmall ? small : large, node), leaf(right, isLeftSmall ? large : small, node + 1)]
}

function divide(rows: Int32Array, { bins, cuts }: Ground, { column, bin }: Leaf['split']): [Int32Array, Int32Array] {
  const width = cuts.length
  const left = new Int32Array(rows.length)
  const right = new Int32Array(rows.length)
  let [ofLeft, ofRight] = [0, 0]
  for (let r = 0; r < rows.length; r++) {
    const i = rows[r] as number
    if ((bins[i * width + column] as number) <= bin) left[ofLeft++] = i
    else right[ofRight++] = i
  }
  return [left.subarray(0, ofLeft), right.subarray(0, ofRight)]
}

function sumRows(rows: Int32Array, { bins, cuts, signs, weight }: Ground): Float64Array {
  const width = cuts.length
  const sums = new Float64Array(2 * width * BINS)
  for (let r = 0; r < rows.length; r++) {
    const i = rows[r] as number
    const sign = signs[i] as number
    const own = weight[i] as number
    const from = i * width
    for (let j = 0; j < width; j++) {
      const h = 2 * (j * BINS + (bins[from + j] as number))
      sums[h] = (sums[h] as number) + sign
      sums[h + 1] = (sums[h + 1] as number) + own
    }
  }
  return sums
}

/** The split that lessens the squared distance of the signs from their means most, with enough weight on either side. */
function bestSplit(sums: Float64Array): Leaf['split'] {
  let [allSigns, allWeight] = [0, 0]
  for (let b = 0; b < BINS; b++) {
    allSigns += sums[2 * b] as number
    allWeight += sums[2 * b + 1] as number
  }
  const best = { gain: 0, column: -1, bin: 0 }
  const before = allSigns ** 2 / allWeight
  for (let j = 0; j < sums.length / (2 * BINS); j++) {
    let [sign, weight] = [0, 0]
    for (let b = 0; b < BINS - 1; b++) {
      const h = 2 * (j * BINS + b)
      sign += sums[h] as number
      weight += sums[h + 1] as number
      if (weight < LEAF_WEIGHT) continue
      if (allWeight - weight < LEAF_WEIGHT) break
      const gain = sign ** 2 / weight + (allSigns - sign) ** 2 / (allWeight - weight) - before
      if (gain > best.gain) {
        best.gain = gain
        best.column = j
        best.bin = b
      }
    }
  }
  return best
}

const SCALE = new Float64Array(2 * REACH * STEPS)

/** The weighted median of the misses of some rows, by counting them in steps; what lies beyond REACH counts at its end. */
function medianOf(rows: Int32Array, { misses, weight }: Ground): number {
  let total = 0
  let [first, last] = [SCALE.length, -1]
  for (let r = 0; r < rows.length; r++) {
    const i = rows[r] as number
    const step = Math.min(Math.max(Math.floor(((misses[i] as number) + REACH) * STEPS), 0), SCALE.length - 1)
    SCALE[step] = (SCALE[step] as number) + (weight[i] as number)
    total += weight[i] as number
    if (step < first) first = step
    if (step > last) last = step
  }
  let below = 0
  let found = 0
  for (let step = first; step <= last; step++) {
    const here = SCALE[step] as number
    if (here > 0 && below + here >= total / 2) {
      found = (step + (total / 2 - below) / here) / STEPS - REACH
      break
    }
    below += here
  }
  SCALE.fill(0, first, last + 1)
  return found
}
