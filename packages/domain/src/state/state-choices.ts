import { slug } from '../seats/seat-pool-key.ts'
import type { Measure } from './counsellings/state-counselling.ts'
import { findStateCounselling } from './counsellings/state-counsellings.ts'
import { rankFromTop } from './forecast/closing-ranks.ts'
import { deepestOf, type PublishedFigure, publishedFigures } from './forecast/state-figures.ts'
import type { SeatState } from './forecast/state-standings.ts'
import type { PublishedList, StateInstitute, StateProgramme, StateSeatKind, StateSet } from './state-book.ts'
import { type JudgedStateSeat, judgeStateSeats, type StateProfile } from './state-predictor.ts'

/** Longest name in a key, characters: what two names may share is longer than any of them needs to be told apart. */
const NAME_LENGTH_MAX = 130

/** The choices of one counselling's form, an institute and a programme each, and the seats in them. */
export type StateChoiceKeys = {
  keyOf: (seat: number) => string
  /** Empty where the set has no such choice. */
  seatsOf: (key: string) => readonly number[]
}

/** The figure a choice is shown with: of the candidate's best seat, or of the open one where nobody said who asks. */
export type StateChoiceSeat = {
  kind: StateSeatKind
  measure: Measure
  closing: number
  closingList: Pick<PublishedList, 'round' | 'stage'>
  quality: readonly string[]
  /** Absent where nobody said who asks. */
  judged: { score: number; standing: SeatState; margin: number } | undefined
}

/** One choice of a State counselling. */
export type StateChoice = {
  key: string
  institute: StateInstitute
  programme: StateProgramme
  /** undefined where no seat of it is the candidate's, or no figure is printed for everybody. */
  seat: StateChoiceSeat | undefined
}

/**
 * Keys of the choices of a set, made of names so that they outlive a new season: `kcet.college/branch`. Institutes of one
 * name are told apart by their code; programmes of one name at one institute are one choice.
 */
export function stateChoiceKeys(set: StateSet): StateChoiceKeys {
  const known = keysBySet.get(set)
  if (known) return known
  const names = namesOf(set.institutes)
  const programmes = set.programmes.map(({ name }) => cut(slug(name)))
  const keyOf = (seat: number) =>
    `${set.counselling}.${names[set.institute[seat] ?? -1]}/${programmes[set.programme[seat] ?? -1]}`
  const seats = new Map<string, number[]>()
  for (let seat = 0; seat < set.seatCount; seat++) {
    const key = keyOf(seat)
    const there = seats.get(key)
    if (there) there.push(seat)
    else seats.set(key, [seat])
  }
  const keys = { keyOf, seatsOf: (key: string) => seats.get(key) ?? [] }
  keysBySet.set(set, keys)
  return keys
}

const keysBySet = new WeakMap<StateSet, StateChoiceKeys>()

/**
 * A choice with the figure it is shown with: of the seats this candidate may take the one that is furthest inside, as a
 * share of its own closing place.
 * @param profile  undefined when nobody said who asks: then the open seat's figure, judged by nobody's score
 * @returns undefined where the set has no such choice
 */
export function judgeStateChoice(
  set: StateSet,
  key: string,
  profile: StateProfile | undefined,
): StateChoice | undefined {
  const seats = stateChoiceKeys(set).seatsOf(key)
  const institute = set.institutes[set.institute[seats[0] ?? -1] ?? -1]
  const programme = set.programmes[set.programme[seats[0] ?? -1] ?? -1]
  if (!institute || !programme) return undefined
  return { key, institute, programme, seat: profile ? bestSeat(set, seats, profile) : openSeat(set, seats) }
}

function bestSeat(set: StateSet, seats: readonly number[], profile: StateProfile): StateChoiceSeat | undefined {
  const [best] = judgeStateSeats(set, profile, seats).toSorted((a, b) => shareInside(b) - shareInside(a))
  const kind = best && set.kinds[set.kind[best.seat] ?? -1]
  if (!best || !kind) return undefined
  const { measure, score, standing, margin, deepest } = best
  return { ...figureOf(kind, measure, deepest), judged: { score, standing, margin } }
}

/** Of seats that are everybody's the one that went furthest. */
function openSeat(set: StateSet, seats: readonly number[]): StateChoiceSeat | undefined {
  const { measures } = findStateCounselling(set.counselling)
  const open = seats.flatMap((seat) => {
    const kind = set.kinds[set.kind[seat] ?? -1]
    if (kind?.category !== 'open' || kind.gender !== 'any' || kind.claims.length > 0) return []
    const measure = measures.find(({ list }) => list === kind.list)
    const deepest = measure && deepestOf(publishedFigures(set, seat, measure), measure)
    return measure && deepest ? [{ kind, measure, deepest }] : []
  })
  const [furthest] = open.toSorted(
    (a, b) => rankFromTop(b.measure, b.deepest.closing) - rankFromTop(a.measure, a.deepest.closing),
  )
  return furthest && { ...figureOf(furthest.kind, furthest.measure, furthest.deepest), judged: undefined }
}

function figureOf(kind: StateSeatKind, measure: Measure, { closing, round, stage, quality }: PublishedFigure) {
  return { kind, measure, closing, closingList: { round, stage }, quality }
}

function shareInside({ margin, measure, deepest }: JudgedStateSeat): number {
  return margin / Math.max(1, rankFromTop(measure, deepest.closing))
}

function namesOf(institutes: readonly StateInstitute[]): string[] {
  const plain = institutes.map(({ name }) => cut(slug(name)))
  return institutes.map(({ code }, at) => {
    const own = plain[at] ?? ''
    const isShared = institutes.some((other, index) => plain[index] === own && other.code !== code)
    return isShared && code !== undefined ? `${own}-${slug(code)}` : own
  })
}

function cut(name: string): string {
  return name.slice(0, NAME_LENGTH_MAX).replace(/-$/, '')
}
