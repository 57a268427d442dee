import type { RankBook } from '@sopaan/domain/book/rank-book'
import { eligibleRank } from '@sopaan/domain/predictor/eligibility'
import type { Profile } from '@sopaan/domain/predictor/profile'
import { STATES } from '@sopaan/domain/state/states'
import { type Draw, drawNormal, drawPerson } from './people.ts'

/** One row of the counselling's form: a programme at an institute. */
export type FormRow = { institute: number; programme: number }
export const STYLES = ['bold', 'balanced', 'safe', 'one branch', 'near home'] as const
export type Style = (typeof STYLES)[number]
export type DrawnList = { style: Style; profile: Profile; choices: FormRow[] }

/** How far last season's closing rank lies beyond the own rank, ln: the lowest, and between what the highest is drawn. */
const MARGINS: Record<Style, readonly [number, number, number]> = {
  bold: [-0.9, -0.4, 0.05],
  balanced: [-0.6, -0.1, 0.4],
  safe: [-0.3, 0.2, 1.1],
  'one branch': [-0.9, -0.3, 0.5],
  'near home': [-0.9, -0.3, 0.5],
}
const CHOICES_MIN = 5
const CHOICES_MAX = 60
/** By how much, in ln, people put an easier seat above a harder one. */
const ORDER_NOISE = 0.2
const STATES_NEAR = 5

/** Every pool of each programme that stood in a season, by institute and programme. */
export function groupPools(book: RankBook): Map<number, { choice: FormRow; pools: number[] }> {
  const found = new Map<number, { choice: FormRow; pools: number[] }>()
  for (let pool = 0; pool < book.poolCount; pool++) {
    const choice = { institute: book.institute[pool] ?? 0, programme: book.programme[pool] ?? 0 }
    const key = formRowKey(choice)
    const entry = found.get(key) ?? { choice, pools: [] }
    found.set(key, entry)
    entry.pools.push(pool)
  }
  return found
}

/** The name of a choice among `groupPools`. */
export function formRowKey({ institute, programme }: FormRow): number {
  return institute * 65_536 + programme
}

/** A list as somebody might have made it from the tables of the season before: harder seats first, mostly. */
export function drawList(
  book: RankBook,
  programmes: ReturnType<typeof groupPools>,
  closing: Int32Array,
  draw: Draw,
): DrawnList {
  for (;;) {
    const profile = drawPerson(book, closing, draw)
    const style = STYLES[Math.floor(draw() * STYLES.length)] ?? 'balanced'
    const [low, from, to] = MARGINS[style]
    const high = from + (to - from) * draw()
    const within = [...programmes.values()]
      .map(({ choice, pools }) => ({ choice, margin: marginOf(book, pools, closing, profile) }))
      .filter(({ margin }) => margin >= low && margin <= high)
      .filter(filterOf(book, style, profile, draw))
    if (within.length < CHOICES_MIN) continue
    const count = CHOICES_MIN + Math.floor(draw() * (Math.min(CHOICES_MAX, within.length) - CHOICES_MIN + 1))
    const choices = within
      .map((entry) => ({ ...entry, by: draw() }))
      .sort((a, b) => a.by - b.by)
      .slice(0, count)
      .map((entry) => ({ ...entry, by: entry.margin + ORDER_NOISE * drawNormal(draw) }))
      .sort((a, b) => a.by - b.by)
    return { style, profile, choices: choices.map(({ choice }) => choice) }
  }
}

/** How far the easiest open pool of a programme closed beyond the own rank, ln; -Infinity where none is open. */
function marginOf(book: RankBook, pools: readonly number[], closing: Int32Array, profile: Profile): number {
  let most = Number.NEGATIVE_INFINITY
  for (const pool of pools) {
    const last = closing[pool] ?? 0
    const judgedBy = last > 0 ? eligibleRank(book, pool, profile) : undefined
    if (judgedBy) most = Math.max(most, Math.log(last / judgedBy.rank))
  }
  return most
}

function filterOf(book: RankBook, style: Style, profile: Profile, draw: Draw): (entry: { choice: FormRow }) => boolean {
  if (style === 'one branch') {
    const families = ['CSE', 'ECE', 'EE', 'ME', 'CIVIL', 'CHEM']
    const family = families[Math.floor(draw() * families.length)]
    return ({ choice }) => book.programmes[choice.programme]?.family === family
  }
  if (style === 'near home') {
    const near = new Set([
      profile.homeState,
      ...Array.from({ length: STATES_NEAR }, () => STATES[Math.floor(draw() * STATES.length)]),
    ])
    return ({ choice }) => near.has(STATES.find((state) => state === book.institutes[choice.institute]?.state))
  }
  return () => true
}
