import type { ChoiceRounds } from '@sopaan/contract/choice-rounds'
import { YEAR_KINDS } from '@sopaan/domain/list-risk/none-of-first'
import { useId } from 'react'
import { useWords } from '#web/words/use-words.tsx'
import type { WantedRounds } from './choice-rounds.queries.ts'

type Props = {
  rounds: Pick<ChoiceRounds, 'season' | 'seasons' | 'ahead'>
  /** What was chosen; undefined for the newest season. */
  wanted: WantedRounds | undefined
  onChoose: (wanted: WantedRounds) => void
}

type Chip = { value: string; label: string; more?: string | undefined; wanted: WantedRounds }

/** The seasons a list can be played through, the one ahead first and then the newest; of the one ahead the kind of year. */
export function SeasonPicker({ rounds: { season, seasons, ahead }, wanted, onChoose }: Props) {
  const { rounds: words } = useWords()
  const year = wanted && 'year' in wanted ? wanted.year : undefined
  const chosen = year === undefined ? String(wanted && 'season' in wanted ? wanted.season : season) : 'ahead'
  const next: Chip[] = ahead
    ? [{ value: 'ahead', label: String(ahead.season), more: words.ahead.chip, wanted: { year: year ?? 'usual' } }]
    : []
  const past = seasons.map((each): Chip => ({ value: String(each), label: String(each), wanted: { season: each } }))
  const years = YEAR_KINDS.map(
    (kind): Chip => ({ value: kind, label: words.ahead.years[kind], wanted: { year: kind } }),
  )
  return (
    <>
      <Chips legend={words.season} chips={[...next, ...past]} chosen={chosen} onChoose={onChoose} />
      {year !== undefined && (
        <div className="mt-2">
          <Chips legend={words.ahead.whichYear} chips={years} chosen={year} onChoose={onChoose} />
        </div>
      )}
    </>
  )
}

type ChipsProps = Pick<Props, 'onChoose'> & { legend: string; chips: readonly Chip[]; chosen: string }

function Chips({ legend, chips, chosen, onChoose }: ChipsProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="flex gap-1.5 sm:gap-2">
        {chips.map(({ value, label, more, wanted }) => (
          <label
            key={value}
            className={`inline-flex min-h-11 items-center justify-center rounded-chip border border-border-control font-semibold max-sm:min-w-0 max-sm:flex-1 sm:px-3 tabular-nums has-checked:border-primary-text has-checked:bg-primary-soft has-checked:text-primary-text has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary-text ${more === undefined ? '' : 'border-dashed'}`}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(wanted)}
              className="sr-only"
            />
            {label} {more !== undefined && <span className="max-sm:sr-only sm:ms-1">{more}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
