import { type CategoryProfile, listPapers } from '@sopaan/domain/counselling/papers'
import type { CounsellingSeason } from '@sopaan/domain/counselling/season'
import { useWords } from '#web/words/use-words.tsx'
import { paperName, paperNote } from './paper-words.ts'

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
