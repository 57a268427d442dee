import type { ChoiceRounds } from '@sopaan/contract/choice-rounds'
import { briefBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'

/** A choice as people say it: `NIT Surathkal` and `ECE`. */
export function choiceShortName(choice: Pick<ChoiceRounds['choices'][number], 'institute' | 'programme'> | undefined): {
  college: string
  branch: string
} {
  if (!choice) return { college: '', branch: '' }
  return { college: shortInstituteName(choice.institute), branch: briefBranchName(choice.programme.name) }
}
