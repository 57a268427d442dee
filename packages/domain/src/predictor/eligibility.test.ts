import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATEGORIES, type Institute, RANK_LISTS, type RankList } from '../book/rank-book.ts'
import { STATES } from '../state/states.ts'
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { eligibleRank, isQuotaOpen, rankKindOf, seatOfPool, seatRank } from './eligibility.ts'
import { GENDERS, type ListRanks, type Profile, RANK_KINDS } from './profile.ts'

/** Profiles tried per rule. A failing run prints its seed and path; give both to `fc.assert` to see it again. */
const RUNS = { numRuns: 5000 }

const rank = fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 1_500_000 }))
const maybeRank = fc.option(rank, { nil: undefined, freq: 2 })
const listRanks: fc.Arbitrary<ListRanks | undefined> = fc.option(
  fc.record({
    common: maybeRank,
    category: maybeRank,
    openPwd: maybeRank,
    categoryPwd: maybeRank,
    preparatory: maybeRank,
  }),
  { nil: undefined },
)
const profiles: fc.Arbitrary<Profile> = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  gender: fc.constantFrom(...GENDERS),
  isPwd: fc.boolean(),
  hasPassedAat: fc.option(fc.boolean(), { nil: undefined }),
  homeState: fc.option(fc.constantFrom(...STATES), { nil: undefined, freq: 8 }),
  ranks: fc.record({ 'main-1': listRanks, 'main-2a': listRanks, 'main-2b': listRanks, advanced: listRanks }),
})

/** A pool of the book, those of rare kinds as likely as the common ones. */
const pools = fc.oneof(
  fc.integer({ min: 0, max: SHIPPED_BOOK.poolCount - 1 }),
  ...kindsOfPools().map((kind) => fc.constantFrom(...kind)),
)

/** Asserts a claim about every profile and pool for which the rule says yes. */
function isTrueOfEverySeat(claim: (profile: Profile, seat: Seat) => boolean) {
  fc.assert(
    fc.property(profiles, fc.array(pools, { minLength: 20, maxLength: 20 }), (profile, some) =>
      some.every((pool) => {
        const judgedBy = eligibleRank(SHIPPED_BOOK, pool, profile)
        return judgedBy === undefined || claim(profile, describeSeat(pool, judgedBy))
      }),
    ),
    RUNS,
  )
}

describe('over 5,000 random profiles and the seats of the shipped book', () => {
  test('HS, GO, JK, LA and AP seats go to their home states alone', () => {
    const isHome = (seat: Seat) => ['HS', 'GO', 'JK', 'LA', 'AP'].includes(seat.quota)
    isTrueOfEverySeat(({ homeState }, seat) => {
      const homes = seat.institute.homeStates[seat.quota] ?? []
      return !isHome(seat) || (homeState !== undefined && homes.includes(homeState))
    })
  })

  test('an OS seat never goes to a state that is at home at the institute', () => {
    isTrueOfEverySeat(({ homeState }, { quota, institute }) => {
      const { HS = [], GO = [], JK = [], LA = [] } = institute.homeStates
      return quota !== 'OS' || (homeState !== undefined && ![...HS, ...GO, ...JK, ...LA].includes(homeState))
    })
  })

  test('every candidate with a home state takes exactly one of a seat’s home quota and OS, where both stand', () => {
    const both = SHIPPED_BOOK.institutes.filter(
      (_, at) => hasPool(at, 'OS') && (hasPool(at, 'HS') || hasPool(at, 'JK')),
    )
    // The 31 NITs and more.
    expect(both.length).toBeGreaterThanOrEqual(31)
    fc.assert(
      fc.property(fc.constantFrom(...both), fc.constantFrom(...STATES), (institute, state) => {
        const homes = (['HS', 'GO', 'JK', 'LA'] as const).filter((quota) => isQuotaOpen(institute, quota, state))
        return homes.length + (isQuotaOpen(institute, 'OS', state) ? 1 : 0) === 1
      }),
      RUNS,
    )
  })

  test('AI takes every state, beside HS where both stand', () => {
    const twofold = SHIPPED_BOOK.institutes.filter((_, at) => hasPool(at, 'AI') && hasPool(at, 'HS'))
    expect(twofold.length).toBeGreaterThan(10)
    fc.assert(
      fc.property(fc.constantFrom(...twofold), fc.constantFrom(...STATES, undefined), (institute, state) => {
        const atHome = state !== undefined && (institute.homeStates.HS?.includes(state) ?? false)
        return isQuotaOpen(institute, 'AI', state) && isQuotaOpen(institute, 'HS', state) === atHome
      }),
      RUNS,
    )
  })

  test('B.Arch of an IIT is judged for nobody who did not say that the AAT was passed', () => {
    const ofIit = Array.from({ length: SHIPPED_BOOK.poolCount }, (_, pool) => pool).filter((pool) => {
      const { institute, degree } = nameOf(pool)
      return institute.startsWith('Indian Institute of Technology') && degree === 'Bachelor of Architecture'
    })
    // 2026: IIT Kharagpur, Roorkee and BHU, 27 pools; 35 over the seasons of the book.
    expect(ofIit.length).toBe(35)
    fc.assert(
      fc.property(profiles, fc.constantFrom(...ofIit), (profile, pool) => {
        const judged = eligibleRank(SHIPPED_BOOK, pool, profile)
        const passed = eligibleRank(SHIPPED_BOOK, pool, { ...profile, hasPassedAat: true })
        return judged === undefined ? true : profile.hasPassedAat === true && judged.rank === passed?.rank
      }),
      RUNS,
    )
  })

  test('the AAT is asked for nowhere else', () => {
    const asked = Array.from({ length: SHIPPED_BOOK.poolCount }, (_, pool) => pool).filter(
      (pool) => seatOfPool(SHIPPED_BOOK, pool).needsAat,
    )
    expect(asked.every((pool) => nameOf(pool).degree === 'Bachelor of Architecture')).toBe(true)
    expect(asked.length).toBe(35)
  })

  test('female-only seats go to women alone', () => {
    isTrueOfEverySeat(({ gender }, seat) => seat.gender === 'neutral' || gender === 'female')
  })

  test('a woman takes every seat that a man with the same ranks takes', () => {
    fc.assert(
      fc.property(profiles, fc.array(pools, { minLength: 20, maxLength: 20 }), (profile, some) => {
        const takes = (gender: Profile['gender']) =>
          some.filter((pool) => eligibleRank(SHIPPED_BOOK, pool, { ...profile, gender }))
        const [women, men, others] = [takes('female'), takes('male'), takes('other')]
        return men.every((pool) => women.includes(pool)) && men.join() === others.join()
      }),
      RUNS,
    )
  })

  test('IIT and IISc seats are judged by an Advanced rank, and no other seat is', () => {
    isTrueOfEverySeat(({ ranks }, seat) => {
      const isAdvanced = seat.institute.type === 'IIT' || seat.institute.type === 'IISC'
      return isAdvanced === (seat.list === 'advanced') && Object.values(ranks[seat.list] ?? {}).includes(seat.rank)
    })
  })

  test('Architecture and Planning outside the IITs are judged by the rank of their own paper', () => {
    isTrueOfEverySeat(({ ranks }, seat) => {
      if (seat.list === 'advanced') return true
      const list: RankList = seat.family === 'ARCH' ? 'main-2a' : seat.family === 'PLAN' ? 'main-2b' : 'main-1'
      return Object.values(ranks[list] ?? {}).includes(seat.rank)
    })
  })

  test('a preparatory seat asks for a preparatory rank, and an ordinary seat never takes one', () => {
    isTrueOfEverySeat(({ ranks }, seat) => {
      if (seat.kind !== 'preparatory') return !seat.isPreparatory
      return seat.isPreparatory && seat.rank === ranks[seat.list]?.preparatory
    })
  })

  test('OPEN is judged by the common rank and a reserved seat by the category rank', () => {
    isTrueOfEverySeat(({ ranks }, { seatType, kind, rank, list, isPreparatory }) => {
      if (isPreparatory || seatType.includes('PwD')) return true
      return rank === (seatType === 'OPEN' ? ranks[list]?.common : ranks[list]?.category) && kind !== 'preparatory'
    })
  })

  test('a PwD seat goes to PwD candidates alone, and never by the common or the category rank', () => {
    isTrueOfEverySeat(({ isPwd, category, ranks }, { seatType, rank, list, isPreparatory }) => {
      if (!seatType.includes('PwD')) return true
      const { openPwd, categoryPwd, preparatory } = ranks[list] ?? {}
      if (isPreparatory) return isPwd && rank === preparatory
      const own = seatType === 'OPEN (PwD)' ? (openPwd ?? (category === 'OPEN' ? categoryPwd : undefined)) : categoryPwd
      return isPwd && rank === own
    })
  })

  test('nobody takes a seat of a category that is neither OPEN nor their own', () => {
    isTrueOfEverySeat(({ category }, { seatType }) => ['OPEN', category].includes(seatType.replace(' (PwD)', '')))
  })

  test('every seat of the own category, of OPEN and of their PwD lists is judged where its rank is given', () => {
    fc.assert(
      fc.property(profiles, fc.constantFrom(...RANK_LISTS), rank, (profile, list, given) => {
        const ranks = { common: given, category: given, openPwd: given, categoryPwd: given }
        const full = { ...profile, ranks: { [list]: ranks } }
        const own = new Set(['OPEN', profile.category].flatMap((of) => (profile.isPwd ? [of, `${of} (PwD)`] : [of])))
        const judged = CATEGORIES.flatMap((category) => [category, `${category} (PwD)`] as const).filter((seatType) =>
          seatRank(full, { list, seatType, isPreparatory: false, needsAat: false }),
        )
        return judged.length === own.size && judged.every((seatType) => own.has(seatType))
      }),
      RUNS,
    )
  })

  test('a better rank never loses a seat, in any round', () => {
    fc.assert(
      fc.property(profiles, fc.array(pools, { minLength: 8, maxLength: 8 }), rank, (profile, some, better) =>
        some.every((pool) => {
          const { list } = seatOfPool(SHIPPED_BOOK, pool)
          const before = eligibleRank(SHIPPED_BOOK, pool, profile)
          const after = eligibleRank(SHIPPED_BOOK, pool, improve(profile, list, better))
          if (before === undefined) return true
          if (after === undefined || after.rank > before.rank) return false
          return SHIPPED_BOOK.rounds.every(({ closing }) => {
            const last = closing[pool] ?? 0
            return before.rank > last || after.rank <= last
          })
        }),
      ),
      RUNS,
    )
  })
})

test('a candidate who names no home state is judged for All India seats alone', () => {
  const profile: Profile = open({ 'main-1': { common: 1 }, advanced: { common: 1 } })
  const pools = Array.from({ length: SHIPPED_BOOK.poolCount }, (_, pool) => pool)
  const theirs = pools.filter((pool) => eligibleRank(SHIPPED_BOOK, pool, profile) !== undefined)
  const quotas = new Set(theirs.map((pool) => seatOfPool(SHIPPED_BOOK, pool).quota))
  expect([...quotas]).toEqual(['AI'])
})

test('Andhra Pradesh takes OS at NIT Warangal, whose AP quota ended with the season 2019', () => {
  const warangal = SHIPPED_BOOK.institutes.find(({ name }) => name === 'National Institute of Technology, Warangal')
  expect(warangal && isQuotaOpen(warangal, 'OS', 'Andhra Pradesh')).toBe(true)
  expect(warangal && isQuotaOpen(warangal, 'OS', 'Telangana')).toBe(false)
})

// JoSAA 2026, business rules, clause 8: OCI and PIO with class 12 abroad take OS or AI seats only.
test('an overseas citizen takes OS and AI seats at every institute, and a home quota nowhere', () => {
  for (const institute of SHIPPED_BOOK.institutes) {
    expect(isQuotaOpen(institute, 'OS', 'Overseas')).toBe(true)
    expect(isQuotaOpen(institute, 'AI', 'Overseas')).toBe(true)
    for (const quota of ['HS', 'GO', 'JK', 'LA', 'AP', 'DASA-CIWG', 'DASA-NONCIWG'] as const) {
      expect(isQuotaOpen(institute, quota, 'Overseas')).toBe(false)
    }
  }
})

test('DASA seats are another admission and nobody’s here', () => {
  const institute: Institute = { name: 'Any', type: 'NIT', homeStates: {} }
  expect(STATES.some((state) => isQuotaOpen(institute, 'DASA-CIWG', state))).toBe(false)
  expect(STATES.some((state) => isQuotaOpen(institute, 'DASA-NONCIWG', state))).toBe(false)
})

test('a home quota whose states nobody has named takes nobody', () => {
  const institute: Institute = { name: 'Any', type: 'NIT', homeStates: {} }
  expect(STATES.some((state) => isQuotaOpen(institute, 'HS', state))).toBe(false)
})

test('a preparatory rank stands on the list of the candidate’s own seat type: SC, ST and PwD only', () => {
  const kind = (
    category: Profile['category'],
    isPwd: boolean,
    seatType: Parameters<typeof rankKindOf>[1]['seatType'],
  ) => rankKindOf({ category, isPwd }, { seatType, isPreparatory: true })
  expect(kind('SC', false, 'SC')).toBe('preparatory')
  expect(kind('ST', false, 'ST')).toBe('preparatory')
  expect(kind('OPEN', true, 'OPEN (PwD)')).toBe('preparatory')
  expect(kind('SC', true, 'SC')).toBeUndefined()
  expect(kind('ST', true, 'OPEN (PwD)')).toBeUndefined()
  expect(kind('OBC-NCL', false, 'OBC-NCL')).toBeUndefined()
})

type Seat = ReturnType<typeof describeSeat>

function describeSeat(pool: number, judgedBy: { kind: string; rank: number }) {
  const institute = SHIPPED_BOOK.institutes[SHIPPED_BOOK.institute[pool] ?? -1]
  const programme = SHIPPED_BOOK.programmes[SHIPPED_BOOK.programme[pool] ?? -1]
  if (!institute || !programme) throw new Error(`The book has no seat pool ${pool}`)
  return { ...seatOfPool(SHIPPED_BOOK, pool), ...judgedBy, institute, family: programme.family }
}

function improve(profile: Profile, list: RankList, better: number): Profile {
  const ranks = profile.ranks[list]
  const improved = Object.fromEntries(
    RANK_KINDS.map((kind) => [kind, ranks?.[kind] === undefined ? undefined : Math.min(ranks[kind], better)]),
  )
  return { ...profile, ranks: { ...profile.ranks, [list]: improved } }
}

function open(ranks: Profile['ranks'], homeState?: Profile['homeState']): Profile {
  return { category: 'OPEN', gender: 'male', isPwd: false, homeState, ranks }
}

function nameOf(pool: number): { institute: string; degree: string } {
  const institute = SHIPPED_BOOK.institutes[SHIPPED_BOOK.institute[pool] ?? -1]?.name ?? ''
  return { institute, degree: SHIPPED_BOOK.programmes[SHIPPED_BOOK.programme[pool] ?? -1]?.degree ?? '' }
}

function hasPool(institute: number, quota: string): boolean {
  return Array.from(SHIPPED_BOOK.institute).some(
    (at, pool) => at === institute && seatOfPool(SHIPPED_BOOK, pool).quota === quota,
  )
}

/** Pools of each quota, list and course apart, so that random choice meets the rare ones too. */
function kindsOfPools(): number[][] {
  const kinds = new Map<string, number[]>()
  for (let pool = 0; pool < SHIPPED_BOOK.poolCount; pool++) {
    const { quota, list, isPreparatory } = seatOfPool(SHIPPED_BOOK, pool)
    const kind = `${quota} ${list} ${isPreparatory}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), pool])
  }
  return [...kinds.values()]
}
