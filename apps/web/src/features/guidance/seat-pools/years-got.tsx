import type { ListedProgramme } from '@sopaan/contract/seat-pools'
import { BAND_TONES } from '#web/colleges/band-tones.ts'
import { Bubbles } from '#web/ui/bubbles.tsx'
import { useWords } from '#web/words/use-words.tsx'

type OwnPool = NonNullable<ListedProgramme['own']>

/** In which of the seasons shown a seat would have gone to the reader's rank: a circle each, small, without the years. */
export function YearsGot({ own: { chance, seasons } }: { own: Pick<OwnPool, 'chance' | 'seasons'> }) {
  const { results } = useWords()
  const known = seasons.filter(({ wouldGet }) => wouldGet !== null)
  return (
    <Bubbles
      size="row"
      tone={BAND_TONES[chance.band]}
      label={results.gotIn(known.filter(({ wouldGet }) => wouldGet).length, known.length)}
      years={seasons.map(({ season, wouldGet }) => ({
        year: season,
        state: wouldGet === null ? 'none' : wouldGet ? 'yes' : 'no',
      }))}
    />
  )
}
