import type { MentorSession } from '@sopaan/contract/mentoring'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { STATE_EXAMS } from '@sopaan/domain/syllabus/state-exams'
import { useWords } from '#web/words/use-words.tsx'

/** Who a mentee is, in one line: class, ranks and scores, and that a parent has agreed. */
export function MenteeLine({ mentee }: Pick<MentorSession, 'mentee'>) {
  const { account, mentoring } = useWords()
  const { studyClass, ranks, scores, isMinor } = mentee
  const parts = [
    studyClass !== null && account.studyClasses[studyClass],
    ...ranks.map(({ list, rank }) => `${account.rankLists[list]} ${groupIndian(rank)}`),
    ...scores.map(({ exam, score, value }) => {
      const name = STATE_EXAMS.find(({ id }) => id === exam)?.name ?? exam
      return `${account.examScore(name, account.examScores[score])} ${score === 'rank' ? groupIndian(value) : value}`
    }),
    isMinor && mentoring.mentor.parentAgreed,
  ].filter((part) => part !== false)
  return parts.length === 0 ? mentoring.mentor.nothingKnown : parts.join(' · ')
}
