import type { PredictedSeat } from '@sopaan/contract/judged-seats'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { SourceDetails } from '#web/search-form/source-details.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Bookmark } from '#web/ui/bookmark.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { EasierSeat } from './easier-seat.tsx'
import { Closing, positionOf, SeatFacts, YearsGot } from './seat-past.tsx'
import { SeatReceipts } from './seat-sources.tsx'

const TONES = { safe: 'safe', likely: 'likely', reach: 'reach', 'long-shot': 'plain' } as const

type Props = {
  seat: PredictedSeat
  forecastSeason: number
  newestSeason: number
  /** The address of a seat's own page by its key, with the reader's answers. */
  hrefOf: (key: string) => string
}

/** One seat the reader may take: what it is, how likely, in which years this rank got in, and where it closed. */
export function CollegeRow({ seat, forecastSeason, newestSeason, hrefOf }: Props) {
  const { predictor: words, choosing, states } = useWords()
  const { institute, programme } = seat
  const place = positionOf(institute, states)
  return (
    <article className="rounded-box border border-border bg-surface p-4 sm:p-5">
      <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-4 md:grid-cols-[1fr_auto_auto_auto] md:gap-x-6">
        <div className="min-w-0">
          <h3 className="type-card wrap-anywhere">
            <a
              href={hrefOf(seat.key)}
              className="text-default underline decoration-border-strong underline-offset-4 hover:decoration-primary-text"
            >
              {programme.name}
            </a>
          </h3>
          <p className="text-secondary">{[institute.name, place].filter(Boolean).join(', ')}</p>
          <p className="type-small mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-tertiary">
            <Badge tone={TONES[seat.band]}>{words.bands[seat.band]}</Badge>
            <SeatFacts seat={seat} />
          </p>
          <Forecast seat={seat} forecastSeason={forecastSeason} />
          {seat.easierOpenPool && (
            <EasierSeat seat={seat.easierOpenPool} newestSeason={newestSeason} href={hrefOf(seat.easierOpenPool.key)} />
          )}
        </div>
        <Bookmark
          value={seat.key}
          label={choosing.mark(`${programme.name}, ${institute.name}`)}
          className="self-start md:order-last"
        />
        <div className="col-span-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 md:contents">
          <YearsGot seat={seat} tone={TONES[seat.band]} />
          <Closing seat={seat} newestSeason={newestSeason} />
        </div>
      </div>
      <SourceDetails words={words} branch={programme.name} college={institute.name}>
        <SeatReceipts seat={seat} forecastSeason={forecastSeason} newestSeason={newestSeason} />
      </SourceDetails>
    </article>
  )
}

function Forecast({ seat, forecastSeason }: { seat: PredictedSeat; forecastSeason: number }) {
  const { predictor: words } = useWords()
  const low = groupIndian(seat.expected.low)
  const high = groupIndian(seat.expected.high)
  return (
    <p className="type-small mt-2 text-secondary">
      {words.chance}{' '}
      <strong className="font-semibold text-default">
        {`${words.chanceWords(seat.chancePercent)}, ${words.percent(seat.chancePercent)}`}
      </strong>
      {words.stop} {words.expected(low, high, String(forecastSeason))}
      {words.stop}
      {seat.isNew && ` ${words.newSeat}${words.stop}`}
      {seat.reliability === 'volatile' && ` ${words.volatile}${words.stop}`}
    </p>
  )
}
