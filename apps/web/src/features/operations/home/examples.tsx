import type { PredictedSeat } from '@sopaan/contract/judged-seats'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'
import { EXAMPLE_PROFILE } from './home.queries.ts'

/** What an answer looks like, on a desktop: a seat of each band for one rank, from the predictor itself. */
export function Examples({ seats }: { seats: readonly PredictedSeat[] }) {
  const { home } = useWords()
  if (seats.length === 0) return null
  return (
    <div className="mt-7 max-w-[500px] max-lg:hidden">
      <p className="text-[14px] text-secondary">{home.exampleFor(groupIndian(EXAMPLE_PROFILE.main))}</p>
      <ul className="mt-1">
        {seats.map((seat) => (
          <ExampleRow key={seat.key} seat={seat} />
        ))}
      </ul>
    </div>
  )
}

function ExampleRow({ seat }: { seat: PredictedSeat }) {
  const { predictor } = useWords()
  const known = seat.seasons.filter(({ wouldGet }) => wouldGet !== null)
  return (
    <li className="flex min-h-12 items-center gap-3 border-t border-border">
      <span className="example-chance" data-band={seat.band}>
        {seat.chancePercent}
        <small>%</small>
      </span>
      <span className="line-clamp-1 min-w-0 grow text-[15px]">
        <strong className="font-bold">{shortInstituteName(seat.institute.name)}</strong>{' '}
        <span className="text-secondary">{seat.programme.name.replace(/ \(.*/, '')}</span>
      </span>
      <span
        role="img"
        aria-label={predictor.bubbles(known.filter(({ wouldGet }) => wouldGet).length, known.length)}
        className="example-years"
        data-band={seat.band}
      >
        {seat.seasons.map(({ season, wouldGet }) => (
          <i key={season} data-kept={wouldGet === true || undefined} className="kept" />
        ))}
      </span>
    </li>
  )
}
