import { TIE_BREAK_SOURCE, TIE_BREAKS, type TieBreakPaper } from '@sopaan/domain/ranks/tie-break'
import { useWords } from '#web/words/use-words.tsx'
import { HowItWorks } from './how-it-works.tsx'

const PAPERS = Object.keys(TIE_BREAKS) as TieBreakPaper[]

/** How two with the same score are parted, paper by paper. */
export function TieBreaks() {
  const { calculators } = useWords()
  const { percentile: words } = calculators
  return (
    <HowItWorks title={words.tieTitle}>
      <p>{words.tieLead}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        {PAPERS.map((paper) => (
          <div key={paper}>
            <h3 className="font-heading text-default">{words.tiePapers[paper]}</h3>
            <ol className="mt-1 list-decimal ps-5">
              {TIE_BREAKS[paper].map((rule) => (
                <li key={rule}>{words.tieRules[rule]}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <p className="type-small" lang="en">
        {TIE_BREAK_SOURCE}
      </p>
    </HowItWorks>
  )
}
