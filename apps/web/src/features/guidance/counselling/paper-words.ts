import { type CategoryProfile, needsNewCertificate, type Paper } from '@sopaan/domain/counselling/papers'
import type { CounsellingSeason } from '@sopaan/domain/counselling/season'
import { formatDate } from '@sopaan/domain/time/format'
import type { Words } from '#web/words/en.ts'

/** What a paper is called. */
export function paperName(paper: Paper, { category }: CategoryProfile, { paperNames }: Words['whatNow']): string {
  return paper === 'category-certificate' ? paperNames[paper](category) : paperNames[paper]
}

/** From which day a paper counts, or what form it has; undefined where there is nothing to say. */
export function paperNote(
  paper: Paper,
  {
    season,
    candidate,
    words,
    language,
  }: {
    season: CounsellingSeason
    candidate: CategoryProfile
    words: Words['whatNow']
    language: Words['language']
  },
): { text: string; isWarning: boolean } | undefined {
  if (paper === 'medical-certificate') return { text: words.paperNotes.medical, isWarning: false }
  if (paper === 'bank') return { text: words.paperNotes.bank, isWarning: false }
  if (paper !== 'category-certificate' || !needsNewCertificate(candidate.category)) return undefined
  return { text: words.paperNotes.newCertificate(formatDate(season.certificatesFrom, language)), isWarning: true }
}
