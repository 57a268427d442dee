import type { CheckedChoice, JudgedRows } from './checked-choice.ts'
import { choiceNameOf } from './checked-choice.ts'
import { type Finding, type Offers, REACH_MIN } from './list-doctor.ts'

/** A change to a list of keys, in the terms of the list it was made for; places count from 0. */
export type Repair =
  | { kind: 'remove'; keys: readonly string[] }
  /** The row goes to the place of another, which moves down. */
  | { kind: 'move'; key: string; before: string }
  /** Each goes before the first row that is likelier than it, so the end stays the safest. */
  | { kind: 'add'; choices: readonly CheckedChoice[] }
  /** Each in the place of a row that goes; one that is on the list already stays where it stands. */
  | { kind: 'replace'; pairs: readonly { key: string; by: CheckedChoice }[] }
  /** To the top of the list. */
  | { kind: 'top'; choices: readonly CheckedChoice[] }

/** From here on one row counts as sure as another. */
export const AS_SURE = 0.97
/** How many seats one tap adds. */
const SAFE_ADDED = 5
const HOME_ADDED = 3
/** A row under even odds is a dream; a list with fewer of them than this has room for one more. */
const DREAM_UNDER = 0.5
const DREAMS_ENOUGH = 2

/**
 * The one-tap repair of a finding; undefined where it is a word and not a fault: dreams cost nothing, and what only the
 * candidate can know is asked and never changed.
 */
export function repairOf(finding: Finding, { rows }: JudgedRows, offers: Offers): Repair | undefined {
  const keyAt = (at: number) => rows[at]?.choice.key ?? ''
  switch (finding.code) {
    case 'TWICE':
    case 'NOT_OFFERED':
    case 'NO_RANK_FOR_IT':
    case 'AAT_MISSING':
    case 'NOT_ELIGIBLE':
    case 'UNWANTED_LENGTH':
      return { kind: 'remove', keys: [keyAt(finding.at)] }
    case 'RENAMED': {
      const by = offers.renamed?.find(({ key }) => key === rows[finding.at]?.choice.newKey)
      return by ? { kind: 'replace', pairs: [{ key: keyAt(finding.at), by }] } : undefined
    }
    case 'NEVER_REACHED':
      return {
        kind: 'remove',
        keys: rows
          .slice(finding.at)
          .filter(isUnreached)
          .map(({ choice }) => choice.key),
      }
    case 'AGAINST_OWN_WISH':
    case 'EASIER_ABOVE_HARDER':
      return { kind: 'move', key: keyAt(finding.other), before: keyAt(finding.at) }
    case 'NO_SAFE_END':
    case 'FALL_TOGETHER':
    case 'TOO_SHORT':
      return addition(notListed(rows, offers.safe).slice(0, SAFE_ADDED))
    case 'HOME_FORGOTTEN':
      return addition(
        notListed(rows, offers.home)
          .filter(({ institute }) => institute === finding.institute)
          .slice(0, HOME_ADDED),
      )
    default:
      return undefined
  }
}

/**
 * The list with a repair done; rows the repair does not name stay in their order.
 * @param chanceOf  the best chance of a row, 0 to 1; undefined where it is not known
 */
export function applyRepair(
  keys: readonly string[],
  repair: Repair,
  chanceOf: (key: string) => number | undefined,
): readonly string[] {
  switch (repair.kind) {
    case 'remove':
      return keys.filter((key) => !repair.keys.includes(key))
    case 'move': {
      const others = keys.filter((key) => key !== repair.key)
      const to = others.indexOf(repair.before)
      return to === -1 || others.length === keys.length ? keys : others.toSpliced(to, 0, repair.key)
    }
    case 'replace': {
      const by = new Map(repair.pairs.map((pair) => [pair.key, pair.by.key]))
      const isThere = (key: string | undefined) => key !== undefined && keys.includes(key)
      return keys.flatMap((key) => (isThere(by.get(key)) ? [] : [by.get(key) ?? key]))
    }
    case 'top':
      return [...repair.choices.map(({ key }) => key).filter((key) => !keys.includes(key)), ...keys]
    case 'add': {
      const added = new Map(repair.choices.map((choice) => [choice.key, bestChance(choice)]))
      const chance = (key: string) => added.get(key) ?? chanceOf(key) ?? 0
      return [...added.keys()]
        .filter((key) => !keys.includes(key))
        .reduce((list, key) => insertByChance(list, key, chance), keys)
    }
  }
}

/** The list with a seat before the first row that is likelier than it. */
function insertByChance(keys: readonly string[], key: string, chance: (key: string) => number): readonly string[] {
  const at = keys.findIndex((other) => chance(other) > chance(key))
  return keys.toSpliced(at === -1 ? keys.length : at, 0, key)
}

/** The best single chance of a row, 0 to 1. */
export function bestChance({ pools }: Pick<CheckedChoice, 'pools'>): number {
  return Math.max(0, ...pools.map(({ chance }) => chance))
}

function addition(choices: readonly CheckedChoice[]): Repair | undefined {
  return choices.length > 0 ? { kind: 'add', choices } : undefined
}

/**
 * Rows that are never reached and are harder to get than the one that ends the list: where they are liked more than it, they
 * belong above it, and where not, they go. Which of the two only the candidate knows; undefined for none.
 * @returns how many they are, and the place of the row that ends the list, from 0
 */
export function findHarderBelow({ rows }: JudgedRows): { count: number; at: number } | undefined {
  const first = rows.findIndex(isUnreached)
  const above = rows.slice(0, Math.max(first, 0)).filter(({ block }) => !block)
  const [end] = above.toSorted((a, b) => b.best - a.best)
  if (!end) return undefined
  const sure = Math.min(end.best, AS_SURE)
  const count = rows.slice(first).filter((row) => isUnreached(row) && row.best > 0 && row.best < sure).length
  return count > 0 ? { count, at: rows.indexOf(end) } : undefined
}

/** Whether all that is never reached is as sure as a row can be: spare rows, which cost nothing. */
export function isSpareOnly({ rows }: JudgedRows): boolean {
  return rows.filter(isUnreached).every(({ best }) => best >= AS_SURE)
}

/** One dream for the top of a list that has hardly any; undefined where it has, or where none is to be had. */
export function dreamRepair({ rows }: JudgedRows, offers: Offers): (Repair & { kind: 'top' }) | undefined {
  const dreams = rows.filter(({ block, best }) => !block && best < DREAM_UNDER).length
  const [dream] = notListed(rows, offers.dream)
  return rows.length > 0 && dreams < DREAMS_ENOUGH && dream ? { kind: 'top', choices: [dream] } : undefined
}

function notListed(rows: JudgedRows['rows'], offered: readonly CheckedChoice[]): CheckedChoice[] {
  const names = new Set(rows.map(({ choice }) => choiceNameOf(choice)))
  return offered.filter((choice) => !names.has(choiceNameOf(choice)))
}

function isUnreached({ block, reach }: JudgedRows['rows'][number]): boolean {
  return !block && reach < REACH_MIN
}
