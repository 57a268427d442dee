/** One module of the graph: what it adds to a file it is sent in, bytes, and the modules it imports at once. */
export type PlannedModule = { bytes: number; imports: readonly string[] }
export type ModuleGraph = ReadonlyMap<string, PlannedModule>

/** What is loaded together, a page or a part that comes later: the modules it begins with, and how much it counts. */
export type LoadPlan = { begins: readonly string[]; weight: number }

/** Modules that need something of their own: `entries` are asked for by their address, `apart` share no file with others. */
export type ModuleKinds = { entries: ReadonlySet<string>; apart: ReadonlySet<string> }

/** Modules that are sent as one: `loads` has a 1 for each visit that loads them, `imports` the files that come with them. */
type PlannedFile = {
  ids: string[]
  bytes: number
  isEntry: boolean
  isApart: boolean
  loads: Uint8Array
  imports: Set<PlannedFile>
}

/** Two files, and how much lighter all visits are with them as one, weighted bytes. */
type Offer = { of: PlannedFile; with: PlannedFile; gain: number }

/**
 * What a file costs a visit besides its modules, bytes: 700 of headers, less what small modules of one file would have gained
 * by being packed apart. Measured: the pages are lightest with it.
 */
const FILE_BYTES = 500

/**
 * Which modules are sent as one file: first those that the very same visits load, then, file by file, what makes the sum of all
 * visits lightest. No file imports itself by way of another, and none holds two entries, for the names of both would clash.
 */
export function planFiles(graph: ModuleGraph, visits: readonly LoadPlan[], kinds: ModuleKinds): string[][] {
  const weights = Float64Array.from(visits, ({ weight }) => weight)
  const files = joinAlike(graph, visits, kinds)
  const offers = new Map<PlannedFile, Offer>()
  const look = (file: PlannedFile, among: ReadonlySet<PlannedFile>, known?: Offer) => {
    const offer = findOffer(file, among, weights, known)
    if (offer) offers.set(file, offer)
    else offers.delete(file)
  }
  for (const file of files) look(file, files)
  for (;;) {
    const best = [...offers.values()].reduce<Offer | undefined>((a, b) => (a && a.gain >= b.gain ? a : b), undefined)
    if (best === undefined) return [...files].map(({ ids }) => ids)
    const changed = join(best.of, best.with, files)
    offers.delete(best.with)
    for (const file of files) {
      const known = offers.get(file)
      const isOver = known !== undefined && (known.with === best.with || changed.has(known.with))
      if (isOver || changed.has(file)) look(file, files)
      else look(file, changed, known)
    }
  }
}

/** A module and all it imports at once, or by way of others. */
export function reach(begins: readonly string[], graph: ModuleGraph): Set<string> {
  const seen = new Set(begins.filter((id) => graph.has(id)))
  for (const id of seen) for (const next of graph.get(id)?.imports ?? []) if (graph.has(next)) seen.add(next)
  return seen
}

/** One file for each set of visits; a module apart, and each entry of a set but the first, in a file of its own. */
function joinAlike(graph: ModuleGraph, visits: readonly LoadPlan[], { entries, apart }: ModuleKinds): Set<PlannedFile> {
  const files = new Map<string, PlannedFile>()
  const fileOf = new Map<string, PlannedFile>()
  for (const [id, loads] of listLoads(graph, visits)) {
    const isApart = apart.has(id)
    const isEntry = entries.has(id)
    const alike = loads.join('')
    const key = isApart || (isEntry && files.get(alike)?.isEntry) ? id : alike
    const file = files.get(key) ?? { ids: [], bytes: 0, isEntry, isApart, loads: loads.slice(), imports: new Set() }
    file.ids.push(id)
    file.bytes += graph.get(id)?.bytes ?? 0
    file.isEntry ||= isEntry
    files.set(key, file)
    fileOf.set(id, file)
  }
  for (const [id, file] of fileOf) {
    for (const next of graph.get(id)?.imports ?? []) {
      const other = fileOf.get(next)
      if (other && other !== file) file.imports.add(other)
    }
  }
  return new Set(files.values())
}

/** Each module that some visit loads, with those visits. */
function listLoads(graph: ModuleGraph, visits: readonly LoadPlan[]): Map<string, Uint8Array> {
  const loads = new Map<string, Uint8Array>()
  visits.forEach(({ begins }, visit) => {
    for (const id of reach(begins, graph)) {
      const known = loads.get(id) ?? new Uint8Array(visits.length)
      known[visit] = 1
      loads.set(id, known)
    }
  })
  return loads
}

/** What a file had best be joined with, among some; what is known already stands until something is better. */
function findOffer(
  of: PlannedFile,
  among: ReadonlySet<PlannedFile>,
  weights: Float64Array,
  known?: Offer,
): Offer | undefined {
  let best = known
  for (const other of among) {
    if (other === of) continue
    const gain = gainOf(of, other, weights)
    if (gain > (best?.gain ?? 0) && !isCircle(of, other)) best = { of, with: other, gain }
  }
  return best
}

/** How much lighter all visits are with two files as one: whoever loaded one of them loads what both import. */
function gainOf(a: PlannedFile, b: PlannedFile, weights: Float64Array): number {
  if (a.isApart || b.isApart || (a.isEntry && b.isEntry)) return 0
  let gain = 0
  for (let visit = 0; visit < weights.length; visit += 1) {
    const weight = weights[visit] ?? 0
    if (a.loads[visit]) gain += weight * (b.loads[visit] ? FILE_BYTES : -b.bytes)
    else if (b.loads[visit]) gain -= weight * a.bytes
  }
  return gain <= 0 ? 0 : gain - costOfImports(a, b, weights) - costOfImports(b, a, weights)
}

/** What the imports of one file cost those visits that loaded the other alone. */
function costOfImports(of: PlannedFile, other: PlannedFile, weights: Float64Array): number {
  let cost = 0
  for (const file of listImports(of)) {
    if (file === other) continue
    for (let visit = 0; visit < weights.length; visit += 1) {
      if (other.loads[visit] && !file.loads[visit]) cost += (weights[visit] ?? 0) * (file.bytes + FILE_BYTES)
    }
  }
  return cost
}

function listImports(file: PlannedFile): Set<PlannedFile> {
  const seen = new Set(file.imports)
  for (const each of seen) for (const next of each.imports) seen.add(next)
  return seen
}

/** Whether two files as one would import a third that imports them. */
function isCircle(a: PlannedFile, b: PlannedFile): boolean {
  const leads = (from: PlannedFile, to: PlannedFile) =>
    [...from.imports].some((each) => each !== to && listImports(each).has(to))
  return leads(a, b) || leads(b, a)
}

/** Puts one file into another. @returns that one, and the files that more visits load now because it imports them */
function join(into: PlannedFile, from: PlannedFile, files: Set<PlannedFile>): Set<PlannedFile> {
  into.ids.push(...from.ids)
  into.bytes += from.bytes
  into.isEntry ||= from.isEntry
  into.imports = into.imports.union(from.imports)
  into.imports.delete(into)
  into.imports.delete(from)
  files.delete(from)
  for (const file of files) if (file.imports.delete(from) && file !== into) file.imports.add(into)
  addLoads(into, from)
  return new Set([into, ...[...listImports(into)].filter((file) => addLoads(file, into))])
}

/** Lets the visits of one file load another too. @returns whether some did not before */
function addLoads(to: PlannedFile, from: PlannedFile): boolean {
  let isMore = false
  from.loads.forEach((isLoaded, visit) => {
    if (!isLoaded || to.loads[visit]) return
    to.loads[visit] = 1
    isMore = true
  })
  return isMore
}
