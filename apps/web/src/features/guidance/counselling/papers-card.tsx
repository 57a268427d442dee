import { type Candidate, listPapers, needsNewCertificate, type Paper } from '@sopaan/domain/counselling/papers'
import type { CounsellingSeason } from '@sopaan/domain/counselling/season'
import { formatDate } from '@sopaan/domain/time/format'
import { Card } from '#web/ui/card.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'

type Props = { season: CounsellingSeason; candidate: Candidate }

/** The papers of this candidate as boxes; the island keeps the ticks on the phone and counts them in the heading. */
export function PapersCard({ season, candidate }: Props) {
  const { whatNow: words, language } = useWords()
  const papers = listPapers(candidate)
  const all = String(papers.length)
  return (
    <Card id="papers" className="scroll-mt-16">
      <h2 className="type-card" data-papers={words.papers('{ready}', all)} aria-live="polite">
        {words.papersCount(all)}
      </h2>
      <ul className="mt-2 divide-y divide-border">
        {papers.map((paper) => {
          const note = noteOf(paper, { season, candidate, words, language })
          return (
            <li key={paper}>
              <label className="flex min-h-12 items-center gap-3 py-2">
                <input type="checkbox" className="tick-box size-5 shrink-0" data-paper={paper} />
                <span>
                  {nameOf(paper, candidate, words)}
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
      <p className="type-small mt-2 text-tertiary">{words.papersNote(String(season.season))}</p>
    </Card>
  )
}

function nameOf(paper: Paper, { category }: Candidate, { paperNames }: Words['whatNow']): string {
  return paper === 'category-certificate' ? paperNames[paper](category) : paperNames[paper]
}

function noteOf(
  paper: Paper,
  { season, candidate, words, language }: Props & { words: Words['whatNow']; language: Words['language'] },
): { text: string; isWarning: boolean } | undefined {
  if (paper === 'medical-certificate') return { text: words.paperNotes.medical, isWarning: false }
  if (paper === 'bank') return { text: words.paperNotes.bank, isWarning: false }
  if (paper !== 'category-certificate' || !needsNewCertificate(candidate.category)) return undefined
  return { text: words.paperNotes.newCertificate(formatDate(season.certificatesFrom, language)), isWarning: true }
}
