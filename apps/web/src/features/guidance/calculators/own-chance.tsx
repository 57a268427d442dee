import type { ComparedSeat } from '@sopaan/contract/compared-seats'
import { BAND_TONES } from '#web/colleges/band-tones.ts'
import { usePoolName } from '#web/colleges/pool-words.ts'
import { seatLink } from '#web/search-form/seat-link.ts'
import { Bubbles } from '#web/ui/bubbles.tsx'
import { ChancePill } from '#web/ui/chance-pill.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** The chance of the reader's best seat of a choice, and which seat that is. */
export function OwnChance({ own, search }: { own: ComparedSeat['own']; search: URLSearchParams }) {
  const { branches: words, results, language } = useWords()
  const nameOf = usePoolName()
  if (own === null) return <span className="text-[13px] text-tertiary">{words.noChance}</span>
  return (
    <>
      <ChancePill band={own.chance.band} percent={results.percent(own.chance.percent)} size="small" />
      <a
        href={seatLink(own.key, language, search)}
        className="mt-1 flex min-h-11 items-center text-[13px] leading-4.5 text-primary-text underline"
      >
        {`${nameOf(own)}, ${results.quotas[own.quota]}`}
      </a>
    </>
  )
}

/** In which of the last seasons the reader's rank got the seat, oldest first. */
export function OwnYears({ own }: { own: ComparedSeat['own'] }) {
  const { results: words } = useWords()
  if (own === null || own.seasons.length === 0) return null
  const { got, known } = countYears(own.seasons)
  return (
    <Bubbles
      size="row"
      tone={BAND_TONES[own.chance.band]}
      label={words.gotIn(got, known)}
      years={own.seasons.map(({ season, wouldGet }) => ({
        year: season,
        state: wouldGet === null ? 'none' : wouldGet ? 'yes' : 'no',
      }))}
    />
  )
}

function countYears(seasons: NonNullable<ComparedSeat['own']>['seasons']): { got: number; known: number } {
  const printed = seasons.filter(({ wouldGet }) => wouldGet !== null)
  return { got: printed.filter(({ wouldGet }) => wouldGet).length, known: printed.length }
}

/** The round of the newest season from which on the seat was the reader's. */
export function OwnRound({ firstRound }: { firstRound: number | null }) {
  const { branches: words } = useWords()
  return firstRound === null ? (
    <span className="text-tertiary">{words.noRound}</span>
  ) : (
    <span className="font-heading">{words.fromRound(String(firstRound))}</span>
  )
}
