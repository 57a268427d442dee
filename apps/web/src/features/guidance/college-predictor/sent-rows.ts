import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { poolSlug } from '@sopaan/domain/choices/choice'

type Row = ChoicesAnswer['data'][number]
type Pool = Row['pools'][number]
type Unjudged = Row['unjudged'][number]
/** What of a pool is no number, and what is the same in most pools of a result. */
type Kind = Pick<
  Pool,
  'list' | 'rankKind' | 'rank' | 'quota' | 'seatType' | 'gender' | 'band' | 'reliability' | 'isNew'
>

/**
 * Rows as a page carries them: institutes, programmes and kinds of pools once, and numbers for the rest, a third of what they
 * are row by row.
 */
export type SentRows = {
  institutes: readonly Row['institute'][]
  programmes: readonly Row['programme'][]
  kinds: readonly Kind[]
  /** Of each row: institute, programme, `openClosing`, `lead`, `km` or null; and its pools. */
  rows: readonly (readonly [readonly (number | null)[], ...SentPool[]])[]
  /** Of the rows that have some, by their place. */
  unjudged: readonly (readonly [row: number, pools: readonly Unjudged[]])[]
}

/** Kind, chance, offered, the three expected ranks, `earliestRound`, and the closing ranks. */
type SentPool = readonly (number | null)[]

/** Rows in the form in which a page carries them. */
export function packRows(data: readonly Row[]): SentRows {
  const institutes = new Listing<Row['institute']>()
  const programmes = new Listing<Row['programme']>()
  const kinds = new Listing<Kind>()
  const rows = data.map(({ institute, programme, openClosing, lead, km, pools }) => {
    const at = [institutes.indexOf(institute.slug, institute), programmes.indexOf(programme.slug, programme)]
    return [[...at, openClosing, lead, km ?? null], ...pools.map((pool) => packPool(pool, kinds))] as const
  })
  return {
    institutes: institutes.all,
    programmes: programmes.all,
    kinds: kinds.all,
    rows,
    unjudged: data.flatMap(({ unjudged }, at) => (unjudged.length === 0 ? [] : [[at, unjudged] as const])),
  }
}

function packPool(pool: Pool, kinds: Listing<Kind>): SentPool {
  const { list, rankKind, rank, quota, seatType, gender, band, reliability, isNew } = pool
  const kind = { list, rankKind, rank, quota, seatType, gender, band, reliability, isNew }
  const { chancePercent, offeredPercent, expected, earliestRound, closings } = pool
  const { low, middle, high } = expected
  const at = kinds.indexOf(Object.values(kind).join(), kind)
  return [at, chancePercent, offeredPercent, low, middle, high, earliestRound, ...closings]
}

/** Rows as they were before they were packed. Throws where one is too short. */
export function unpackRows({ institutes, programmes, kinds, rows, unjudged }: SentRows): Row[] {
  const waiting = new Map(unjudged)
  return rows.map(([[institute, programme, openClosing = null, lead, km = null], ...pools], at) => {
    const [of, what] = [entryAt(institutes, institute), entryAt(programmes, programme)]
    const key = `${of.slug}/${what.slug}`
    return {
      key,
      institute: of,
      programme: what,
      openClosing,
      ...(km !== null && { km }),
      lead: numberOf(lead),
      pools: pools.map((pool) => unpackPool(pool, key, kinds)),
      unjudged: [...(waiting.get(at) ?? [])],
    }
  })
}

function unpackPool(pool: SentPool, key: string, kinds: readonly Kind[]): Pool {
  const [at, chancePercent, offeredPercent, low, middle, high, earliestRound = null, ...closings] = pool
  const kind = entryAt(kinds, at)
  return {
    key: `${key}/${poolSlug(kind)}`,
    ...kind,
    chancePercent: numberOf(chancePercent),
    offeredPercent: numberOf(offeredPercent),
    expected: { low: numberOf(low), middle: numberOf(middle), high: numberOf(high) },
    closings,
    earliestRound,
  }
}

/** Values that come more than once, each listed once. */
class Listing<Value> {
  readonly all: Value[] = []
  readonly #known = new Map<string, number>()

  indexOf(name: string, value: Value): number {
    const known = this.#known.get(name) ?? this.all.push(value) - 1
    this.#known.set(name, known)
    return known
  }
}

function numberOf(value: number | null | undefined): number {
  if (value === null || value === undefined) throw new Error('A sent row is too short')
  return value
}

function entryAt<Entry>(all: readonly Entry[], at: number | null | undefined): Entry {
  const entry = all[numberOf(at)]
  if (entry === undefined) throw new Error('A sent row names what was not sent')
  return entry
}
