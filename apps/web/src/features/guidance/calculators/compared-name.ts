import type { ComparedSeat } from '@sopaan/contract/compared-seats'
import { briefBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'

/** A choice as people call it: "NIT Calicut CSE". */
export function comparedName({ institute, programme }: Pick<ComparedSeat, 'institute' | 'programme'>): string {
  return `${shortInstituteName(institute.name)} ${briefBranchName(programme.name)}`
}
