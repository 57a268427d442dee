import { inLanguage, paths } from '@sopaan/contract/paths'
import type { SeatPage } from '@sopaan/contract/seat-pools'
import { WILLINGNESS_NAMES } from '@sopaan/domain/simulator/willingness'
import { Card } from '#web/ui/card.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What to do for a seat one wants: its place on the list, the paper its chance hangs on, and what to press once it is given. */
export function IfGiven({ seat }: { seat: SeatPage }) {
  const { seats, colleges: words, language } = useWords()
  const paper = usePaper(seat)
  return (
    <Card>
      <h2 className="type-card">{seats.wantTitle}</h2>
      <ol className="steps mt-3 grid gap-3">
        <li>{seats.wantOrder}</li>
        {paper !== undefined && <li>{paper}</li>}
        <li>
          {words.givenTitle}:
          <dl className="mt-1 grid gap-1">
            {(['freeze', 'slide', 'float'] as const).map((name) => (
              <div key={name}>
                <dt className="inline font-semibold">{WILLINGNESS_NAMES[name]}.</dt>{' '}
                <dd className="inline text-secondary">{words.given[name]}</dd>
              </div>
            ))}
          </dl>
        </li>
      </ol>
      <Fold name={words.givenMore}>
        <p className="text-secondary">{words.givenNote}</p>
        <p className="type-small mt-1 text-tertiary">{words.givenSource}</p>
      </Fold>
      <p>
        <a
          href={inLanguage(paths.whatNow(), language)}
          className="inline-flex min-h-11 items-center font-semibold text-primary-text underline"
        >
          {words.givenLink}
        </a>
      </p>
    </Card>
  )
}

/** For a seat of a category: its certificate, and the best chance here without it. */
function usePaper({ seatType, verdict, ownPools }: SeatPage): string | undefined {
  const { seats: words, results } = useWords()
  if (verdict?.state !== 'judged' || seatType === 'OPEN') return undefined
  const without = ownPools.find((pool) => pool.seatType === 'OPEN')
  return without === undefined
    ? words.wantPaperOnly(seatType)
    : words.wantPaper(seatType, results.percent(without.chance.percent))
}
