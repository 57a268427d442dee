import type { PreparedBook } from '../book/prepared-book.ts'
import { closingRank, earliestRound } from '../choice-lists/replay.ts'
import { lnRank } from '../forecast/ln-rank.ts'
import { BANDS } from '../predictor/bands.ts'
import { judgedGroups } from '../predictor/college-predictor.ts'
import { isGenderPoolOpen, rankKindOf, type SeatRank, seatRank } from '../predictor/eligibility.ts'
import { bandOf, chanceAt, toPercent } from '../predictor/prediction.ts'
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
import { choiceParts, type PoolFacts } from './choice-parts.ts'

/** The pools of a choice, and by its number in the book the one that was met first. */
type Entry = { first: number; pools: ChoicePool[]; unjudged: UnjudgedPools[] }
/** The choices of a candidate, each at its place in the book's order; the places between are empty. */
type Found = (Entry | undefined)[]
/** Of most choices none waits. */
const NO_POOLS: UnjudgedPools[] = []

/**
 * Every choice that a candidate may take, the most wanted first, and in it the pools this candidate may take, the best
 * first, each judged by the candidate's own rank for it. Seats of the preparatory course and those that wait for the
 * Architecture Aptitude Test are not among them: they have no chance.
 */
export function choiceTable(prepared: PreparedBook, profile: Profile): ChoiceTable {
  const { choiceOf } = prepared.choices
  const parts = choiceParts(prepared)
  const found: Found = prepared.choices.choices.map(() => undefined)
  const ranks: JudgingRank[] = []
  for (const { group, judgedBy } of judgedGroups(prepared, profile)) {
    if (group.isPreparatory) continue
    const by = indexOfRank(ranks, { list: group.list, rankKind: judgedBy.kind, rank: judgedBy.rank })
    const judge = { ...judgedBy, by, lnOfRank: lnRank(judgedBy.rank) }
    for (const pool of group.openTo(profile.homeState).pools) {
      const at = choiceOf[pool] ?? -1
      const entry = found[at]
      const judged = judgePool(prepared, pool, { facts: parts.poolAt(pool), judge })
      // Most choices have one pool, and a list that is begun with it has room for no other.
      if (entry === undefined) found[at] = { first: pool, pools: [judged], unjudged: NO_POOLS }
      else entry.pools.push(judged)
    }
  }
  addUnjudged(prepared, profile, found)
  return {
    seasons: prepared.finals.map(({ season, round }) => ({ season, round })),
    ranks,
    ...listChoices(prepared, found),
  }
}

function indexOfRank(ranks: JudgingRank[], rank: JudgingRank): number {
  const at = ranks.findIndex(({ list, rankKind }) => list === rank.list && rankKind === rank.rankKind)
  return at === -1 ? ranks.push(rank) - 1 : at
}

type Judge = SeatRank & { by: number; lnOfRank: number }

function judgePool(
  { forecast, newestRounds }: PreparedBook,
  pool: number,
  { facts, judge: { rank, by, lnOfRank } }: { facts: PoolFacts; judge: Judge },
): ChoicePool {
  const chancePercent = toPercent(chanceAt(forecast, pool, lnOfRank) ?? 0)
  return {
    by,
    quota: facts.quota,
    seatType: facts.seatType,
    gender: facts.gender,
    chancePercent,
    band: bandOf(forecast, pool, chancePercent),
    offeredPercent: facts.offeredPercent,
    reliability: facts.reliability,
    isNew: facts.isNew,
    expected: facts.expected,
    closings: facts.closings,
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
      const entry = found[prepared.choices.choiceOf[pool] ?? -1]
      if (entry === undefined) continue
      const closing = closingRank(prepared.newest, pool) ?? null
      const same = entry.unjudged.find(({ list, seatType }) => list === group.list && seatType === group.seatType)
      if (same) same.closings.push(closing)
      else {
        const one = { list: group.list, rankKind, seatType: group.seatType, closings: [closing] }
        if (entry.unjudged === NO_POOLS) entry.unjudged = [one]
        else entry.unjudged.push(one)
      }
    }
  }
}

function listChoices(prepared: PreparedBook, found: Found): Pick<ChoiceTable, 'institutes' | 'programmes' | 'choices'> {
  const parts = choiceParts(prepared)
  const institutes: ChoiceInstitute[] = []
  const programmes: ChoiceProgramme[] = []
  const indexOf = {
    institute: new Int32Array(prepared.book.institutes.length).fill(-1),
    programme: new Int32Array(prepared.book.programmes.length).fill(-1),
  }
  const choices: Choice[] = []
  found.forEach((entry, at) => {
    const choice = prepared.choices.choices[at]
    if (!entry || !choice) return
    let institute = indexOf.institute[choice.institute] ?? -1
    if (institute === -1) {
      institute = institutes.push(parts.instituteAt(choice.institute, entry.first)) - 1
      indexOf.institute[choice.institute] = institute
    }
    let programme = indexOf.programme[choice.programme] ?? -1
    if (programme === -1) {
      programme = programmes.push(parts.programmeAt(choice.programme, entry.first)) - 1
      indexOf.programme[choice.programme] = programme
    }
    choices.push({
      institute,
      programme,
      openClosing: choice.openClosing,
      // Most choices have one, and to sort takes room even of one.
      pools: entry.pools.length > 1 ? entry.pools.sort(byPromise) : entry.pools,
      unjudged: entry.unjudged,
    })
  })
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
