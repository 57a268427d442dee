import type { Candidate, CheckedChoice } from '@sopaan/domain/list-doctor/checked-choice'
import type { Finding, Offers } from '@sopaan/domain/list-doctor/list-doctor'
import type { Draw } from '../list-risk/people.ts'

/** A list and whose it is. */
export type SeededList = { choices: readonly CheckedChoice[]; candidate: Candidate; offers?: Offers | undefined }

/** One kind of fault, put into a list; `at` is where the finding must be, undefined for one of the whole list. */
export type Seed = {
  code: Finding['code']
  /** undefined where a list cannot bear this fault. */
  put: (subject: SeededList, draw: Draw) => (SeededList & { at: number | undefined }) | undefined
}

/** Every fault that has a code, put where it can stand. */
export const SEEDS: readonly Seed[] = [
  {
    code: 'TWICE',
    put: (subject, draw) => {
      const row = pick(subject, draw)
      return {
        ...subject,
        choices: [...subject.choices, { ...row, key: `${row.key}-again` }],
        at: subject.choices.length,
      }
    },
  },
  { code: 'NOT_OFFERED', put: (subject, draw) => changed(subject, draw, { isOffered: false, pools: [] }) },
  {
    code: 'RENAMED',
    put: (subject, draw) => {
      const by = renamed(pick(subject, draw), 'new')
      const sick = changed(subject, draw, { isOffered: false, pools: [], newKey: by.key })
      return { ...sick, offers: { safe: [], home: [], dream: [], renamed: [by] } }
    },
  },
  { code: 'NO_RANK_FOR_IT', put: (subject, draw) => changed(subject, draw, { list: 'main-2b', pools: [] }) },
  {
    code: 'AAT_MISSING',
    put: (subject, draw) => changed(subject, draw, { needsAat: true }),
  },
  {
    code: 'STATE_MISSING',
    put: (subject, draw) => changed(subject, draw, { needsState: true, pools: [] }),
  },
  { code: 'NOT_ELIGIBLE', put: (subject, draw) => changed(subject, draw, { pools: [] }) },
  {
    code: 'NEVER_REACHED',
    put: (subject) => {
      const [first] = subject.choices
      const pool = first?.pools[0]
      if (!first || !pool) return undefined
      const sure = { ...pool, chance: 0.9999, chanceIfOffered: 0.9999, survival: 1 }
      return { ...subject, choices: [{ ...renamed(first, 'sure'), pools: [sure] }, ...subject.choices], at: 1 }
    },
  },
  {
    code: 'NO_CHANCE',
    put: (subject) => {
      const [first] = subject.choices
      if (!first) return undefined
      const pools = first.pools.map((pool) => ({ ...pool, chance: 0.0004, chanceIfOffered: 0.0004 }))
      return { ...subject, choices: [{ ...renamed(first, 'dream'), pools }, ...subject.choices], at: 0 }
    },
  },
  {
    code: 'MAY_NOT_BE_OFFERED',
    put: (subject) => {
      const [first] = subject.choices
      const pool = first?.pools[0]
      if (!first || !pool) return undefined
      const unsure = { ...pool, chanceIfOffered: 0.7, survival: 0.6, chance: 0.42 }
      return { ...subject, choices: [{ ...renamed(first, 'unsure'), pools: [unsure] }, ...subject.choices], at: 0 }
    },
  },
  {
    code: 'UNWANTED_LENGTH',
    put: (subject, draw) => {
      const sick = changed(subject, draw, { durationYears: 9 })
      return { ...sick, candidate: { ...subject.candidate, durationYears: [4, 5] } }
    },
  },
  {
    code: 'AGAINST_OWN_WISH',
    put: (subject) => {
      const [worse, better] = subject.choices
      if (!worse || !better || worse.institute === better.institute) return undefined
      const families = [...new Set([better.family, worse.family])]
      return {
        ...subject,
        candidate: { ...subject.candidate, families, institutes: [better.institute, worse.institute] },
        at: 0,
      }
    },
  },
  {
    code: 'EASIER_ABOVE_HARDER',
    put: (subject) => {
      const [first] = subject.choices
      if (!first?.pools.some(({ lastClosing }) => lastClosing > 0)) return undefined
      const pools = first.pools.map((pool) => ({ ...pool, lastClosing: pool.lastClosing * 2 }))
      const branch = { programme: `${first.programme} (easier)`, family: `${first.family}-2` }
      const easier = { ...renamed(first, 'easier'), institute: first.institute, ...branch, pools }
      return { ...subject, choices: [easier, ...subject.choices], at: 0 }
    },
  },
  {
    code: 'NO_SAFE_END',
    put: (subject) => {
      const hard = subject.choices.filter(({ pools }) => pools.every(({ chance }) => chance < 0.3)).slice(0, 2)
      const safe = subject.choices.filter(({ pools }) => pools.some(({ chance }) => chance > 0.9))
      if (hard.length === 0 || safe.length < 3) return undefined
      return { ...subject, choices: hard, offers: { safe, home: [], dream: [] }, at: undefined }
    },
  },
  {
    code: 'TOO_SHORT',
    put: (subject) => {
      const hard = subject.choices.filter(({ pools }) => pools.every(({ chance }) => chance < 0.5)).slice(0, 2)
      const safe = subject.choices.filter(({ pools }) => pools.some(({ chance }) => chance > 0.95))
      if (hard.length === 0 || safe.length < 5) return undefined
      return { ...subject, choices: hard, offers: { safe, home: [], dream: [] }, at: undefined }
    },
  },
  {
    code: 'HOME_FORGOTTEN',
    put: (subject, draw) => {
      const home = renamed(pick(subject, draw), 'home')
      return { ...subject, offers: { safe: [], home: [home], dream: [] }, at: undefined }
    },
  },
  {
    code: 'RANK_NOT_USED',
    put: (subject) => {
      const list = subject.choices.some((row) => row.list === 'advanced') ? undefined : ('advanced' as const)
      if (!list) return undefined
      return {
        ...subject,
        candidate: { ...subject.candidate, lists: [...subject.candidate.lists, list] },
        at: undefined,
      }
    },
  },
  {
    code: 'NOTHING_BETWEEN',
    put: (subject) => {
      const best = ({ pools }: CheckedChoice) => Math.max(0, ...pools.map(({ chance }) => chance))
      const choices = subject.choices.filter((row) => best(row) >= 0.88 || best(row) < 0.08)
      const isMixed = choices.some((row) => best(row) >= 0.88) && choices.some((row) => best(row) < 0.08)
      return choices.length >= 4 && isMixed ? { ...subject, choices, at: undefined } : undefined
    },
  },
  {
    code: 'FALL_TOGETHER',
    put: (subject) => {
      const pool = subject.choices[0]?.pools[0]
      if (!pool) return undefined
      const steady = { ...pool, chance: 0.6, chanceIfOffered: 0.6, survival: 1, spread: 0.3 }
      const choices = subject.choices.slice(0, 5).map((row) => ({ ...row, pools: [steady] }))
      return choices.length === 5 ? { ...subject, choices, at: undefined } : undefined
    },
  },
]

function pick({ choices }: SeededList, draw: Draw): CheckedChoice {
  return choices[Math.floor(draw() * choices.length)] as CheckedChoice
}

/** The list with one of its rows changed. */
function changed(
  subject: SeededList,
  draw: Draw,
  change: Partial<CheckedChoice>,
): SeededList & { at: number | undefined } {
  const at = Math.floor(draw() * subject.choices.length)
  return { ...subject, choices: subject.choices.map((row, place) => (place === at ? { ...row, ...change } : row)), at }
}

/** The same seat as if another institute had it. */
function renamed(row: CheckedChoice, name: string): CheckedChoice {
  return { ...row, key: `${name}-${row.key}`, institute: `${row.institute} (${name})` }
}
