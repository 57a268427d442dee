import { type CategoryProfile, listPapers, needsNewCertificate, type Paper } from '@sopaan/domain/counselling/papers'
import type { CounsellingSeason } from '@sopaan/domain/counselling/season'
import { formatDate } from '@sopaan/domain/time/format'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'

/** The papers of a candidate as boxes to tick; `tickPapers` keeps the ticks on the phone. */
export function PaperBoxes({ season, candidate }: { season: CounsellingSeason; candidate: CategoryProfile }) {
  const { whatNow: words, language } = useWords()
  return (
    <ul className="mt-2 divide-y divide-border">
      {listPapers(candidate).map((paper) => {
        const note = paperNote(paper, { season, candidate, words, language })
        return (
          <li key={paper}>
            <label className="flex min-h-12 items-center gap-3 py-2">
              <input type="checkbox" className="tick-box size-5 shrink-0" data-paper={paper} />
              <span>
                {paperName(paper, candidate, words)}
                {note && (
                  <span
                    className={`block text-[15px] ${note.isWarning ? 'font-semibold text-likely' : 'text-secondary'}`}
                  >
                    {note.text}
                  </span>
                )}
              </span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}

/** What a paper is called. */
function paperName(paper: Paper, { category }: CategoryProfile, { paperNames }: Words['whatNow']): string {
  return paper === 'category-certificate' ? paperNames[paper](category) : paperNames[paper]
}

/** From which day a paper counts, or what form it has; undefined where there is nothing to say. */
function paperNote(
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
