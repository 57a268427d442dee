import { pluralIn } from '@sopaan/domain/plural'
import type { TableReading } from './read-table.ts'

/** Lines of refused rows that are printed before the rest is only counted. */
const REFUSED_SHOWN_MAX = 200

/** What came of reading a table, line by line: counts, each refused row with line and reason, names nobody knows. */
export function writeReport(reading: TableReading): string[] {
  const { rows, refused, unknownInstitutes, unknownProgrammes } = reading
  const lines = [
    `rows read: ${reading.rowsRead}`,
    `rows taken: ${rows.length}`,
    `rows refused: ${refused.length}`,
    ...(reading.repeatedCount > 0 ? [`rows printed twice, taken once: ${reading.repeatedCount}`] : []),
    ...(reading.roundedCount > 0 ? [`ranks the portal rounded to six digits: ${reading.roundedCount}`] : []),
    ...refused.slice(0, REFUSED_SHOWN_MAX).map(({ line, reason, value }) => `  line ${line}: ${reason} (${value})`),
  ]
  if (refused.length > REFUSED_SHOWN_MAX) lines.push(`  and ${refused.length - REFUSED_SHOWN_MAX} more`)
  return [...lines, ...listNames('institutes', unknownInstitutes), ...listNames('programmes', unknownProgrammes)]
}

function listNames(what: string, names: ReadonlyMap<string, number>): string[] {
  if (names.size === 0) return []
  const listed = [...names].map(
    ([name, count]) => `  ${name} (${count} ${pluralIn('en')(count, { one: 'row', other: 'rows' })})`,
  )
  return [`${what} nobody here knows, to be added with --names:`, ...listed]
}
