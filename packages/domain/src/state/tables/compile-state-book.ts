import {
  SCORE_LISTS,
  type ScoreList,
  STATE_CLAIMS,
  type StateClaim,
  type StateCounselling,
} from '../counsellings/state-counselling.ts'
import { STATE_COUNSELLINGS } from '../counsellings/state-counsellings.ts'
import type {
  PublishedList,
  StateBook,
  StateInstitute,
  StateProgramme,
  StateSeatKind,
  StateSet,
} from '../state-book.ts'
import { readStateRegion } from '../state-region.ts'

/** One row of a state's table: what one seat of one category closed at in one round. Cells as printed, trimmed. */
export type StateRow = {
  counselling: string
  season: string
  round: string
  stage: string
  instituteCode: string
  institute: string
  instituteType: string
  place: string
  programmeCode: string
  programme: string
  branchGroup: string
  categoryCode: string
  gender: string
  quota: string
  region: string
  tags: string
  scoreKind: string
  scoreList: string
  closing: string
  alternative: string
  seats: string
  quality: string
}

/** What a category code stands for, in the body's words. */
export type CategoryLabels = Readonly<Record<string, Readonly<Record<string, { label: string }>>>>

/** Why a row cannot be taken. */
export type StateRowReason =
  | 'category-unknown'
  | 'list-unknown'
  | 'gender-unknown'
  | 'tag-unknown'
  | 'university-unknown'
  | 'figure-unreadable'
  | 'printed-twice'

export type StateCompilation = {
  book: StateBook
  taken: number
  /** Rows of the sets asked for which could not be taken, with their place among the rows from 0 and what was wrong. */
  refused: { at: number; reason: StateRowReason; row: StateRow }[]
}

/** One season of a counselling, and which of its rounds, as the table calls them. */
export type RequestedSet = Pick<StateCounselling, 'id' | 'season' | 'rounds'>

/** A seat kept for a home university that the table does not name: nobody could be told whether it is theirs. */
const UNNAMED_UNIVERSITY = /^(?:home|other-than-home)-university$/

/** How the tables name what a figure is; each belongs to one direction of the counselling's measure. */
const KINDS: Readonly<Record<string, string>> = { rank: 'rank', 'jee-main-rank': 'rank', marks: 'marks' }

/**
 * Compiles sets out of the rows; all other rows are passed over.
 * @param asked  the sets to take; those that ship unless said otherwise
 */
export function compileStateBook(
  rows: Iterable<StateRow>,
  labels: CategoryLabels,
  asked: readonly RequestedSet[] = STATE_COUNSELLINGS,
): StateCompilation {
  const makers = new Map(
    asked.flatMap((set) =>
      STATE_COUNSELLINGS.filter(({ id }) => id === set.id).map((rule): [string, SetMaker] => {
        return [rule.id, new SetMaker({ ...rule, ...set }, labels[rule.id] ?? {})]
      }),
    ),
  )
  const refused: StateCompilation['refused'] = []
  let taken = 0
  let at = -1
  for (const row of rows) {
    at += 1
    const maker = makers.get(row.counselling)
    if (!maker?.isAsked(row)) continue
    const reason = maker.take(row)
    if (reason === undefined) taken += 1
    else refused.push({ at, reason, row })
  }
  const sets = [...makers.values()].map((maker) => maker.finish()).filter((set) => set.seatCount > 0)
  return { book: { hash: '', sets }, taken, refused }
}

type Figures = { closing: number; alternative: number; seats: number; quality: number }

/** Gathers the rows of one set; institutes and programmes are numbered as they come, seats are put in that order. */
class SetMaker {
  readonly #rule: StateCounselling
  readonly #labels: Readonly<Record<string, { label: string }>>
  readonly #institutes = new Numbered<StateInstitute>()
  readonly #programmes = new Numbered<StateProgramme>()
  readonly #kinds = new Numbered<StateSeatKind>()
  readonly #qualities = new Numbered<readonly string[]>()
  readonly #universities = new Numbered<{ key: string; name: string }>()
  readonly #lists = new Numbered<{ round: string; stage: string }>()
  readonly #seats = new Map<string, { at: [number, number, number]; figures: Map<number, Figures> }>()

  constructor(rule: StateCounselling, labels: Readonly<Record<string, { label: string }>>) {
    this.#rule = rule
    this.#labels = labels
    this.#qualities.number([])
  }

  isAsked(row: StateRow): boolean {
    return row.season === String(this.#rule.season) && this.#rule.rounds.includes(row.round)
  }

  /** Takes a row, or says why not. */
  take(row: StateRow): StateRowReason | undefined {
    const kind = readKind(row, this.#rule, this.#labels)
    if (typeof kind === 'string') return kind
    const closing = readFigure(row.closing)
    const alternative = readFigure(row.alternative)
    const isMeasured = this.#rule.measures.some(
      (measure) => measure.list === kind.list && measure.kind === KINDS[row.scoreKind],
    )
    if (!isMeasured) return 'list-unknown'
    if (closing === undefined || Number.isNaN(closing) || alternative === undefined) return 'figure-unreadable'
    if (UNNAMED_UNIVERSITY.test(kind.region)) return 'university-unknown'
    const region = readStateRegion(kind.region)
    if (region.university) this.#universities.number(region.university)
    const at: [number, number, number] = [
      this.#institutes.number(readInstitute(row)),
      this.#programmes.number(readProgramme(row)),
      this.#kinds.number(kind),
    ]
    const key = at.join('|')
    const seat = this.#seats.get(key) ?? { at, figures: new Map<number, Figures>() }
    const list = this.#lists.number({ round: row.round, stage: row.stage })
    if (seat.figures.has(list)) return 'printed-twice'
    const quality = this.#qualities.number(row.quality.split('|').filter(Boolean))
    seat.figures.set(list, { closing, alternative, seats: Number(row.seats), quality })
    this.#seats.set(key, seat)
    return undefined
  }

  finish(): StateSet {
    const seats = [...this.#seats.values()].toSorted(
      (a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1] || a.at[2] - b.at[2],
    )
    return {
      counselling: this.#rule.id,
      season: this.#rule.season,
      institutes: this.#institutes.values,
      programmes: this.#programmes.values,
      kinds: this.#kinds.values,
      qualities: this.#qualities.values,
      universities: this.#universities.values.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      seatCount: seats.length,
      institute: Uint16Array.from(seats, ({ at }) => at[0]),
      programme: Uint16Array.from(seats, ({ at }) => at[1]),
      kind: Uint16Array.from(seats, ({ at }) => at[2]),
      lists: this.#lists.values.map((list, index) => ({
        ...list,
        ...columnsOf(seats.map(({ figures }) => figures.get(index))),
      })),
    }
  }
}

/** Things in the order in which they first came, each with its number. */
class Numbered<Value> {
  readonly values: Value[] = []
  readonly #numbers = new Map<string, number>()

  number(value: Value): number {
    const key = JSON.stringify(value)
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.values.length)
    this.values.push(value)
    return this.values.length - 1
  }
}

function columnsOf(figures: readonly (Figures | undefined)[]): Omit<PublishedList, 'round' | 'stage'> {
  const alternative = Float64Array.from(figures, (each) => each?.alternative ?? Number.NaN)
  const seats = Uint16Array.from(figures, (each) => each?.seats ?? 0)
  return {
    closing: Float64Array.from(figures, (each) => each?.closing ?? Number.NaN),
    alternative: alternative.every(Number.isNaN) ? undefined : alternative,
    seats: seats.some(Boolean) ? seats : undefined,
    quality: Uint8Array.from(figures, (each) => each?.quality ?? 0),
  }
}

function readKind(
  row: StateRow,
  rule: StateCounselling,
  labels: Readonly<Record<string, { label: string }>>,
): StateSeatKind | StateRowReason {
  const category = rule.categories.find(([, codes]) => codes.test(row.categoryCode))?.[0]
  const label = labels[row.categoryCode]?.label
  if (category === undefined || label === undefined) return 'category-unknown'
  const list = SCORE_LISTS.find((each: ScoreList) => each === row.scoreList)
  if (list === undefined) return 'list-unknown'
  if (row.gender !== 'any' && row.gender !== 'female') return 'gender-unknown'
  const tags = row.tags.split('|').filter(Boolean)
  const facts = tags.filter((tag) => rule.factTags?.includes(tag))
  const claims = tags.flatMap((tag): StateClaim[] =>
    STATE_CLAIMS.filter((claim) => claim === tag && !facts.includes(tag)),
  )
  if (claims.length + facts.length < tags.length) return 'tag-unknown'
  const { categoryCode: code, gender, quota, region } = row
  return { code, label, category, gender, quota, region, claims, facts, list }
}

function readInstitute({ institute, instituteCode, instituteType, place }: StateRow): StateInstitute {
  return {
    name: institute,
    ...(instituteCode && { code: instituteCode }),
    ...(instituteType && { type: instituteType }),
    ...(place && { place }),
  }
}

function readProgramme({ programme, programmeCode, branchGroup }: StateRow): StateProgramme {
  return { name: programme, ...(programmeCode && { code: programmeCode }), group: branchGroup }
}

/** A printed figure; NaN where the cell is empty, undefined where it is no figure. */
function readFigure(cell: string): number | undefined {
  if (cell === '') return Number.NaN
  return /^\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : undefined
}
