import type { StateTrackRecord } from '@sopaan/contract/state-college-predictor'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'

type Props = { name: string; records: readonly StateTrackRecord[]; hasForecast: boolean }

const SHOWN = ['safe', 'likely', 'reach'] as const

/** How the forecast of one counselling did: each season told from those before it alone, and what came. */
export function StateRecord({ name, records, hasForecast }: Props) {
  const { counsellings: words } = useWords()
  if (records.length === 0) return undefined
  const percent = (share: number) => words.percent(String(Math.round(share * 100)))
  return (
    <section aria-labelledby="state-record" className="page-width pb-10">
      <h2 id="state-record" className="type-subsection">
        {words.recordTitle(name)}
      </h2>
      <p className="measure mt-2 text-secondary">{hasForecast ? words.recordLead : words.recordWithout}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {records.map((record) => (
          <li key={record.season} className="rounded-box border border-border bg-surface p-4">
            <h3 className="type-card tabular-nums">{record.season}</h3>
            <ul className="type-small mt-1 grid gap-1 text-secondary tabular-nums">
              {SHOWN.map((band) => {
                const said = record.bands.find((each) => each.band === band)
                if (!said) return <li key={band}>{words.recordNever(words.bands[band])}</li>
                return <li key={band}>{words.recordBand(words.bands[band], percent(said.said), percent(said.true))}</li>
              })}
              <li>{words.recordVanished(groupIndian(record.vanished), groupIndian(record.seats))}</li>
              <li>
                {words.recordMiss(percent(Math.exp(record.medianMiss) - 1), percent(Math.exp(record.lastMiss) - 1))}
              </li>
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
