import type { ChoiceTable } from './choice.ts'
import { distancesFrom } from './choice-limits.ts'
import type { ChoiceRequest, LedChoice } from './choice-search.ts'

/** Puts choices, which come most wanted first, in an order; those under 8 % stand behind all others. */
export function inChoiceOrder(
  table: ChoiceTable,
  found: readonly LedChoice[],
  { sort, group, home }: Pick<ChoiceRequest, 'sort' | 'group' | 'home'>,
): LedChoice[] {
  const sorted = sortedBy(table, found, { sort, home })
  const folded = [
    ...sorted.filter(({ lead }) => lead.band !== 'long-shot'),
    ...sorted.filter(({ lead }) => lead.band === 'long-shot'),
  ]
  if (group === undefined) return folded
  const groupOf = ({ choice }: LedChoice) =>
    group === 'college' ? String(choice.institute) : (table.programmes[choice.programme]?.family ?? '')
  const groups = new Map<string, LedChoice[]>()
  for (const one of folded) {
    const members = groups.get(groupOf(one))
    if (members) members.push(one)
    else groups.set(groupOf(one), [one])
  }
  return [...groups.values()].flat()
}

function sortedBy(
  table: ChoiceTable,
  found: readonly LedChoice[],
  { sort, home }: Pick<ChoiceRequest, 'sort' | 'home'>,
): readonly LedChoice[] {
  switch (sort) {
    case 'wanted':
      return found
    case 'chance':
      return ordered(found, ({ lead }) => -lead.chancePercent)
    case 'closest':
      return ordered(found, (one) => distanceTo(table, one))
    case 'nirf':
      return ordered(found, ({ choice }) => table.institutes[choice.institute]?.nirf ?? Number.POSITIVE_INFINITY)
    case 'fee':
      return ordered(found, ({ choice }) => table.institutes[choice.institute]?.feeInr ?? Number.POSITIVE_INFINITY)
    case 'salary':
      return ordered(found, ({ choice }) => -(table.institutes[choice.institute]?.salaryInr ?? 0))
    case 'near': {
      const kms = distancesFrom(home, table)
      return ordered(found, ({ choice }) => kms[choice.institute] ?? Number.POSITIVE_INFINITY)
    }
    case 'institute':
      return byName(found, ({ choice }) => table.institutes[choice.institute]?.shortName ?? '')
    case 'branch':
      return byName(found, ({ choice }) => table.programmes[choice.programme]?.name ?? '')
  }
}

/** How far the leading pool closed from the candidate's rank for it, as a quotient of the two, 1 or more. */
function distanceTo(table: ChoiceTable, { lead }: LedChoice): number {
  const rank = table.ranks[lead.by]?.rank ?? 1
  const closing = lead.closings.findLast((each) => each !== null) ?? lead.expected.middle
  return Math.max(rank, closing) / Math.min(rank, closing)
}

function ordered(found: readonly LedChoice[], numberOf: (one: LedChoice) => number): LedChoice[] {
  return found
    .map((one) => ({ one, number: numberOf(one) }))
    .sort((a, b) => (a.number === b.number ? 0 : a.number - b.number))
    .map(({ one }) => one)
}

function byName(found: readonly LedChoice[], nameOf: (one: LedChoice) => string): LedChoice[] {
  return found
    .map((one) => ({ one, name: nameOf(one).toLowerCase() }))
    .sort((a, b) => (a.name === b.name ? 0 : a.name < b.name ? -1 : 1))
    .map(({ one }) => one)
}
