import type { JudgedChoice } from '@sopaan/contract/judged-choices'
import { briefBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { spellChoice } from '@sopaan/domain/seats/spelled-choice'

/** What a choice is called in full, and as people say it: `NIT Calicut` and `CSE`. */
type ChoiceName = { branch: string; college: string; shortBranch: string; shortCollege: string }

/** What a choice is called: as the book has it, and for one it does not have, or not yet, as its key spells it. */
export function choiceName(key: string, choice: JudgedChoice | null | undefined): ChoiceName {
  const { institute, programme } = choice
    ? { institute: choice.institute.name, programme: choice.programme.name }
    : spellChoice(key)
  return {
    branch: programme,
    college: institute,
    shortBranch: briefBranchName(programme),
    shortCollege: shortInstituteName(institute),
  }
}
