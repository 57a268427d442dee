import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writeRupees } from '@sopaan/domain/money/rupees'
import type { DeadlineFacts, DeadlineWords } from '#api/features/operations/notifications/counselling-notifications.ts'
import type { BrokenInvariant, StaffNotifications } from '#api/features/operations/notifications/staff-notifications.ts'

/** Facts as they stand in sentences of every language alike. */

/** `3 overdue, 1 due today`; what there is none of is left out. */
export function listCounted(...parts: readonly (readonly [count: number, words: string])[]): string {
  return parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${groupIndian(count)} ${words}`)
    .join(', ')
}

/** Broken invariants by their names, each with how often it is broken: `a gap in bill numbers (2)`. */
export function listBroken(
  names: Readonly<Record<BrokenInvariant, string>>,
  faults: StaffNotifications['integrity-broken']['faults'],
): string {
  return faults.map(({ invariant, count }) => `${names[invariant]} (${groupIndian(count)})`).join(', ')
}

/** The first of the files that were read, and how many more: `josaa-2025.csv + 2`. */
export function nameSources(sources: readonly string[]): string {
  const [first = '', ...others] = sources
  return others.length === 0 ? first : `${first} + ${others.length}`
}

/** What the words of a deadline are filled with. @param by  its end, in the language of the reader */
export function deadlineWords(
  { body, season, round, othersPaise, reservedPaise }: DeadlineFacts,
  by: string,
): DeadlineWords {
  return {
    season: `${body} ${season}`,
    round: String(round ?? ''),
    by,
    others: writeRupees(othersPaise),
    reserved: writeRupees(reservedPaise),
  }
}
