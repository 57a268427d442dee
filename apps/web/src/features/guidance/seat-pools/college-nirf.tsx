import type { CollegeFacts } from '@sopaan/contract/college-facts'
import { Card } from '#web/ui/card.tsx'
import { Trend } from '#web/ui/trend.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Rank in NIRF Engineering over the editions as a line, better ones higher; the band where there was no exact rank. */
export function CollegeNirf({ nirf, nirfBand }: Pick<CollegeFacts, 'nirf' | 'nirfBand'>) {
  const { colleges: words } = useWords()
  const [first, last] = [nirf[0]?.[0], Math.max(nirf.at(-1)?.[0] ?? 0, nirfBand?.year ?? 0)]
  const years = first === undefined ? [] : Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const ranks = new Map(nirf)
  return (
    <Card>
      <h2 className="type-card">{words.nirfTitle}</h2>
      {nirf.length === 0 && <p className="mt-2">{words.nirfNone}</p>}
      {nirfBand && <p className="mt-2">{words.nirfBandNow(nirfBand.band, String(nirfBand.year))}</p>}
      {nirf.length > 0 && (
        <>
          <Trend
            points={years.map((year) => {
              const rank = ranks.get(year)
              // The chart draws larger values higher, and a better rank is a smaller number.
              return {
                at: `’${String(year).slice(-2)}`,
                value: rank === undefined ? undefined : 1 / rank,
                words: rank === undefined ? '' : String(rank),
              }
            })}
            label={words.nirfLabel(nirf.map(([year, rank]) => words.nirfAt(String(year), String(rank))).join(', '))}
          />
          <p className="type-small mt-2 text-secondary">{words.nirfMeaning}</p>
        </>
      )}
    </Card>
  )
}
