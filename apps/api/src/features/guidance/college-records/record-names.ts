import type { CollegeRecord, RecordKind } from '@sopaan/contract/college-records'
import { shippedNicknames } from '@sopaan/domain/colleges/nicknames'
import { printProgramme } from '@sopaan/domain/seats/official-cells'
import type { RecordRow } from './college-records.queries.ts'

/** As people read it. */
export function shownNameOf(row: RecordRow): string {
  const { shownName, degree, durationYears } = row
  if (shownName === null) return printedOf(row)
  return degree === null || durationYears === null
    ? shownName
    : printProgramme({ name: shownName, degree, durationYears })
}

/** As tables print it. */
export function printedOf({ name, degree, durationYears }: RecordRow): string {
  return degree === null || durationYears === null ? name : printProgramme({ name, degree, durationYears })
}

/** A record and those that were merged into it. */
export function familyOf(rows: readonly RecordRow[], id: string): string[] {
  return [id, ...rows.filter(({ mergedInto }) => mergedInto === id).map((row) => row.id)]
}

/** The short names of an institute, each with whether it finds it. */
export function nicknamesOf({ name, nicknamesAdded, nicknamesRemoved }: RecordRow): CollegeRecord['nicknames'] {
  const { also, maybe } = shippedNicknames(name)
  return [
    ...nicknamesAdded.map((word) => ({ name: word, is: 'added' as const })),
    ...[...new Set(also)].map((word) => ({
      name: word,
      is: nicknamesRemoved.includes(word) ? ('removed' as const) : ('shipped' as const),
    })),
    ...maybe.map((word) => ({ name: word, is: 'offered' as const })),
  ]
}

/** Whether two records can be one: institutes of one type, courses of as many years on one rank list. */
export function isOfOneKind(kind: RecordKind, a: RecordRow, b: RecordRow): boolean {
  if (kind === 'institute') return a.of === b.of
  const isOnOwnList = ({ of }: RecordRow) => (of === 'ARCH' || of === 'PLAN' ? of : '')
  return a.durationYears === b.durationYears && isOnOwnList(a) === isOnOwnList(b)
}

/** Whether staff said of two records that they are not the same. */
export function areNotSame(a: RecordRow, b: RecordRow): boolean {
  return a.notSame.includes(printedOf(b)) || b.notSame.includes(printedOf(a))
}
