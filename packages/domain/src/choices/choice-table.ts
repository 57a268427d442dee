import type { PreparedBook } from '../book/prepared-book.ts'
import { closingRank, earliestRound } from '../choice-lists/replay.ts'
import { shortBranchName } from '../colleges/short-branch-names.ts'
import { shortInstituteName } from '../colleges/short-names.ts'
import { lnRank } from '../forecast/ln-rank.ts'
import { judgedGroups } from '../predictor/college-predictor.ts'
import { isGenderPoolOpen, rankKindOf, type SeatRank, seatOfPool, seatRank } from '../predictor/eligibility.ts'
import {
  BANDS,
  bandOf,
  chanceAt,
  likelyRange,
  offeredPercent,
  reliabilityOf,
  toPercent,
} from '../predictor/prediction.ts'
import type { Profile } from '../predictor/profile.ts'
import type {
  Choice,
  ChoiceInstitute,
  ChoicePool,
  ChoiceProgramme,
  ChoiceTable,
  JudgingRank,
  UnjudgedPools,
} from './choice.ts'

/** The choices of a candidate by their place in the book's order. */
type Found = Map<number, { pools: { pool: number; shown: ChoicePool }[]; unjudged: UnjudgedPools[] }>

/**
 * Every choice that a candidate may take, the most wanted first, and in it the pools this candidate may take, the best
 * first, each judged by the candidate's own rank for it. Seats of the preparatory course and those that wait for the
 * Architecture Aptitude Test are not among them: they have no chance.
 */
export function choiceTable(prepared: PreparedBook, profile: Profile): ChoiceTable {
  const found: Found = new Map()
  const ranks: JudgingRank[] = []
  for (const { group, judgedBy } of judgedGroups(prepared, profile)) {
    if (group.isPreparatory) continue
    const by = indexOfRank(ranks, { list: group.list, rankKind: judgedBy.kind, rank: judgedBy.rank })
    const lnOfRank = lnRank(judgedBy.rank)
    for (const pool of group.openTo(profile.homeState).pools) {
      entryOf(prepared, found, pool).pools.push({
        pool,
        shown: judgePool(prepared, pool, { ...judgedBy, by, lnOfRank }),
      })
    }
  }
  addUnjudged(prepared, profile, found)
  return {
    seasons: prepared.finals.map(({ season, round }) => ({ season, round })),
    ranks,
    ...listChoices(prepared, found),
  }
}

function entryOf({ choices }: PreparedBook, found: Found, pool: number) {
  const at = choices.choiceOf[pool] ?? -1
  const entry = found.get(at) ?? { pools: [], unjudged: [] }
  found.set(at, entry)
  return entry
}

function indexOfRank(ranks: JudgingRank[], rank: JudgingRank): number {
  const at = ranks.findIndex(({ list, rankKind }) => list === rank.list && rankKind === rank.rankKind)
  return at === -1 ? ranks.push(rank) - 1 : at
}

type JudgedBy = SeatRank & { by: number; lnOfRank: number }

function judgePool(prepared: PreparedBook, pool: number, { rank, by, lnOfRank }: JudgedBy): ChoicePool {
  const { book, forecast, finals, newest, newestRounds } = prepared
  const [expected, reliability] = [likelyRange(forecast, pool), reliabilityOf(forecast, pool)]
  if (!expected || !reliability) throw new Error(`The book has no forecast for seat pool ${pool}`)
  const { quota, seatType, gender } = seatOfPool(book, pool)
  const chancePercent = toPercent(chanceAt(forecast, pool, lnOfRank) ?? 0)
  return {
    by,
    quota,
    seatType,
    gender,
    chancePercent,
    band: bandOf(forecast, pool, chancePercent),
    offeredPercent: offeredPercent(forecast, pool),
    reliability,
    isNew: finals.every((column) => column === newest || closingRank(column, pool) === undefined),
    expected,
    closings: finals.map((column) => closingRank(column, pool) ?? null),
    earliestRound: earliestRound(newestRounds, pool, rank) ?? null,
  }
}

/** Adds to the choices found the pools that wait for a rank which was not given, on the lists where some rank was. */
function addUnjudged(prepared: PreparedBook, profile: Profile, found: Found): void {
  for (const group of prepared.groups) {
    const rankKind = rankKindOf(profile, group)
    const isWaiting = rankKind !== undefined && !group.isPreparatory && seatRank(profile, group) === undefined
    if (!isWaiting || !isGenderPoolOpen(group.gender, profile)) continue
    if (profile.ranks[group.list] === undefined || (group.needsAat && profile.hasPassedAat !== true)) continue
    for (const pool of group.openTo(profile.homeState).pools) {
      const { unjudged } = found.get(prepared.choices.choiceOf[pool] ?? -1) ?? {}
      const closing = closingRank(prepared.newest, pool) ?? null
      const same = unjudged?.find(({ list, seatType }) => list === group.list && seatType === group.seatType)
      if (same) same.closings.push(closing)
      else unjudged?.push({ list: group.list, rankKind, seatType: group.seatType, closings: [closing] })
    }
  }
}

function listChoices(prepared: PreparedBook, found: Found): Pick<ChoiceTable, 'institutes' | 'programmes' | 'choices'> {
  const institutes: ChoiceInstitute[] = []
  const programmes: ChoiceProgramme[] = []
  const placeOf = { institute: new Map<number, number>(), programme: new Map<number, number>() }
  const choices: Choice[] = []
  for (const [at, { pools, unjudged }] of [...found].sort(([a], [b]) => a - b)) {
    const choice = prepared.choices.choices[at]
    const first = pools[0]
    if (!choice || !first) continue
    if (!placeOf.institute.has(choice.institute)) {
      placeOf.institute.set(
        choice.institute,
        institutes.push(describeInstitute(prepared, choice.institute, first.pool)) - 1,
      )
    }
    if (!placeOf.programme.has(choice.programme)) {
      placeOf.programme.set(
        choice.programme,
        programmes.push(describeProgramme(prepared, choice.programme, first.pool)) - 1,
      )
    }
    choices.push({
      institute: placeOf.institute.get(choice.institute) ?? 0,
      programme: placeOf.programme.get(choice.programme) ?? 0,
      openClosing: choice.openClosing,
      pools: pools.map(({ shown }) => shown).sort(byPromise),
      unjudged,
    })
  }
  return { institutes, programmes, choices }
}

/** The likelier band first, then the higher chance, then the less reserved: the open seat, then that of everybody. */
function byPromise(a: ChoicePool, b: ChoicePool): number {
  return (
    BANDS.indexOf(a.band) - BANDS.indexOf(b.band) ||
    b.chancePercent - a.chancePercent ||
    Number(a.seatType !== 'OPEN') - Number(b.seatType !== 'OPEN') ||
    Number(a.gender === 'female') - Number(b.gender === 'female') ||
    b.expected.middle - a.expected.middle
  )
}

function describeInstitute({ book, keys }: PreparedBook, institute: number, pool: number): ChoiceInstitute {
  const one = book.institutes[institute]
  if (!one) throw new Error(`The book has no institute ${institute}`)
  const { name, printedAs, nicknames, type, city, state, nirfEngineering2025: nirf } = one
  return {
    slug: keys.keyOf(pool).split('/')[0] ?? '',
    name,
    ...(printedAs !== undefined && { printedAs }),
    ...(nicknames && { nicknames }),
    shortName: shortInstituteName(name),
    type,
    ...(city && { city }),
    ...(state && { state }),
    ...(nirf !== undefined && { nirf }),
  }
}

function describeProgramme({ book, keys }: PreparedBook, programme: number, pool: number): ChoiceProgramme {
  const one = book.programmes[programme]
  if (!one) throw new Error(`The book has no programme ${programme}`)
  const { name, degree, durationYears, family } = one
  const slug = keys.keyOf(pool).split('/')[1] ?? ''
  return { slug, name, shortName: shortBranchName(name), degree, durationYears, family }
}
