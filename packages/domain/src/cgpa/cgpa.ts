import type { Answer } from '../answer.ts'
import { BODIES, PERCENTAGE_RULES, type PercentageRule } from './percentage-rules.ts'

export type GradedSubject = { credits: number; points: number }
export type Semester = { credits: number; sgpa: number }

export type NoAverage = 'nothing-entered' | 'not-credits' | 'not-points'

/**
 * SGPA: sum of credits × grade points over sum of credits, to two decimals; failed subjects count with their 0 points.
 * Source: UGC guidelines on the choice based credit system.
 * @param maxPoints  top of the scale, 10 for most universities
 */
export function findSgpa(
  subjects: readonly GradedSubject[],
  maxPoints = 10,
): Answer<{ sgpa: number; credits: number }, NoAverage> {
  const average = weigh(
    subjects.map(({ credits, points }) => ({ credits, value: points })),
    maxPoints,
  )
  return average.ok ? { ok: true, sgpa: average.value, credits: average.credits } : average
}

/**
 * CGPA: sum of credits × SGPA over sum of credits, to two decimals. The plain mean of the SGPAs is the same only when
 * every semester has the same credits. Source: UGC guidelines on the choice based credit system.
 */
export function findCgpa(
  semesters: readonly Semester[],
  maxPoints = 10,
): Answer<{ cgpa: number; credits: number }, NoAverage> {
  const average = weigh(
    semesters.map(({ credits, sgpa }) => ({ credits, value: sgpa })),
    maxPoints,
  )
  return average.ok ? { ok: true, cgpa: average.value, credits: average.credits } : average
}

export type TargetPlan = { needed: number; verdict: 'reachable' | 'already-reached' | 'out-of-reach'; best: number }

/**
 * The average needed over the credits still to come for a target CGPA, rounded up to two decimals, so that reaching it
 * is enough. `best` is the CGPA that full points in everything left would give.
 */
export function findNeededAverage(
  done: { credits: number; cgpa: number },
  creditsLeft: number,
  target: number,
  maxPoints = 10,
): Answer<TargetPlan, 'not-credits' | 'not-points'> {
  if (!(done.credits >= 0 && creditsLeft > 0 && Number.isFinite(done.credits + creditsLeft)))
    return { ok: false, reason: 'not-credits' }
  if (![done.cgpa, target].every((points) => points >= 0 && points <= maxPoints))
    return { ok: false, reason: 'not-points' }
  const all = done.credits + creditsLeft
  const exact = (target * all - done.cgpa * done.credits) / creditsLeft
  const best = roundPoints((done.cgpa * done.credits + maxPoints * creditsLeft) / all)
  const needed = Math.max(0, Math.ceil(exact * 100 - 1e-6) / 100)
  if (needed > maxPoints) return { ok: true, needed, verdict: 'out-of-reach', best }
  return { ok: true, needed, verdict: needed === 0 ? 'already-reached' : 'reachable', best }
}

export type RuleResult = { rule: PercentageRule; percentage: number }

export type Conversion =
  | { kind: 'one-rule'; result: RuleResult }
  /** Sources disagree: every claim, and no choice among them. */
  | { kind: 'conflicting'; results: readonly RuleResult[] }

export type NoConversion = 'unknown-body' | 'no-formula' | 'not-confirmed' | 'not-points' | 'outside-rule'

/**
 * A grade point average as a percentage by the rule of a body. Where sources conflict it answers with every claim and
 * prefers none; where no rule is confirmed it refuses rather than fall back on another body's factor.
 */
export function convertToPercentage(bodyId: string, average: number): Answer<{ conversion: Conversion }, NoConversion> {
  const rules = findRules(bodyId)
  if (!rules.ok) return rules
  if (!(average >= 0 && average <= rules.maxAverage)) return { ok: false, reason: 'not-points' }
  const results = rules.rules.flatMap((rule) => {
    const percentage = applyRule(rule, average)
    return percentage === undefined ? [] : [{ rule, percentage }]
  })
  const [result] = results
  if (result === undefined) return { ok: false, reason: 'outside-rule' }
  return {
    ok: true,
    conversion: rules.rules.length === 1 ? { kind: 'one-rule', result } : { kind: 'conflicting', results },
  }
}

/**
 * The average that a percentage stands for under each rule of a body: the least average that reaches it.
 * Refuses a percentage that no rule of the body can give.
 */
export function convertFromPercentage(
  bodyId: string,
  percentage: number,
): Answer<{ results: readonly { rule: PercentageRule; average: number }[] }, NoConversion | 'not-a-percentage'> {
  const rules = findRules(bodyId)
  if (!rules.ok) return rules
  if (!(percentage >= 0 && percentage <= 100)) return { ok: false, reason: 'not-a-percentage' }
  const results = rules.rules.flatMap((rule) => {
    const average = invertRule(rule, percentage)
    return average === undefined ? [] : [{ rule, average }]
  })
  return results.length === 0 ? { ok: false, reason: 'outside-rule' } : { ok: true, results }
}

function findRules(
  bodyId: string,
): Answer<{ rules: PercentageRule[]; maxAverage: number }, 'unknown-body' | 'no-formula' | 'not-confirmed'> {
  const body = BODIES.find(({ id }) => id === bodyId)
  if (body === undefined) return { ok: false, reason: 'unknown-body' }
  if (body.withoutRule !== undefined) return { ok: false, reason: body.withoutRule }
  return { ok: true, rules: PERCENTAGE_RULES.filter((rule) => rule.body === bodyId), maxAverage: body.maxAverage }
}

function applyRule(rule: PercentageRule, average: number): number | undefined {
  const last = rule.pieces.at(-1)
  const piece = rule.pieces.find(
    ({ from, to }) => average >= from && (average < to || (to === last?.to && average === to)),
  )
  if (piece === undefined) return undefined
  const exact = piece.a * average + piece.b
  return rule.rounding === 'up-to-integer' ? Math.ceil(exact - 1e-9) : roundPoints(exact)
}

function invertRule(rule: PercentageRule, percentage: number): number | undefined {
  for (const { from, to, a, b } of rule.pieces) {
    // The least that is still rounded to the percentage: up from just above the whole number before, or half up.
    const target = rule.rounding === 'up-to-integer' ? Math.ceil(percentage) - 1 + 1e-9 : percentage - 0.005
    const average = (target - b) / a
    if (average < from) return roundPoints(from)
    if (average <= to + 1e-9) return Math.ceil(average * 100 - 1e-6) / 100
  }
  return undefined
}

function weigh(
  rows: readonly { credits: number; value: number }[],
  maxPoints: number,
): Answer<{ value: number; credits: number }, NoAverage> {
  if (!rows.every(({ credits }) => credits >= 0 && Number.isFinite(credits)))
    return { ok: false, reason: 'not-credits' }
  if (!rows.every(({ value }) => value >= 0 && value <= maxPoints)) return { ok: false, reason: 'not-points' }
  const credits = rows.reduce((total, row) => total + row.credits, 0)
  if (credits === 0) return { ok: false, reason: 'nothing-entered' }
  return {
    ok: true,
    value: roundPoints(rows.reduce((total, row) => total + row.credits * row.value, 0) / credits),
    credits,
  }
}

/** To two decimals, half up; the nudge undoes the last bit of a binary fraction, as in 8.125. */
function roundPoints(points: number): number {
  return Math.round(points * 100 + 1e-6) / 100
}
