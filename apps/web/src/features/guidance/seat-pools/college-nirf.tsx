import type { CollegeFacts } from '@sopaan/contract/college-facts'
import { isFactHidden } from '#web/colleges/fact-words.ts'
import { Card } from '#web/ui/card.tsx'
import { Trend } from '#web/ui/trend.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Rank in NIRF Engineering over the editions as a line, better ones higher, and as a bar where NIRF gave a band. */
export function CollegeNirf({ facts: { nirf, nirfBand, corrected } }: { facts: CollegeFacts }) {
  const { colleges: words } = useWords()
  const [first, last] = [nirf[0]?.[0], Math.max(nirf.at(-1)?.[0] ?? 0, nirfBand?.year ?? 0)]
  const years = first === undefined ? [] : Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const ranks = new Map(nirf)
  const named = [...nirf, ...(nirfBand ? [[nirfBand.year, nirfBand.band] as const] : [])]
  return (
    <Card>
      <h2 className="type-card">{words.nirfTitle}</h2>
      {nirf.length === 0 && (
        <p className="mt-2">
          {isFactHidden('nirf', corrected) ? `${words.notPublished}: ${words.hiddenNote}` : words.nirfNone}
        </p>
      )}
      {nirfBand && <p className="mt-2">{words.nirfBandNow(nirfBand.band, String(nirfBand.year))}</p>}
      {nirf.length > 0 && (
        <>
          <Trend
            points={years.map((year) => {
              const at = `’${String(year).slice(-2)}`
              const rank = ranks.get(year)
              // The chart draws larger values higher, and a better rank is a smaller number.
              if (rank !== undefined) return { at, value: 1 / rank, words: String(rank) }
              if (year !== nirfBand?.year) return { at, value: undefined, words: '' }
              const [best = 1, worst = best] = nirfBand.band.split('-').map(Number)
              return { at, value: undefined, words: nirfBand.band, between: [1 / worst, 1 / best] as const }
            })}
            label={words.nirfLabel(named.map(([year, rank]) => words.nirfAt(String(year), String(rank))).join(', '))}
          />
          <p className="type-small mt-2 text-secondary">
            {nirfBand ? `${words.nirfMeaning} ${words.nirfBar}` : words.nirfMeaning}
          </p>
        </>
      )}
    </Card>
  )
}
