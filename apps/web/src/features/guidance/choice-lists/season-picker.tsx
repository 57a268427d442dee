import { useId } from 'react'
import { useWords } from '#web/words/use-words.tsx'

type Props = { seasons: readonly number[]; chosen: number; onChoose: (season: number) => void }

/** The seasons a list can be played through, newest first, one of them chosen. */
export function SeasonPicker({ seasons, chosen, onChoose }: Props) {
  const { rounds: words } = useWords()
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{words.season}</legend>
      <div className="flex flex-wrap gap-2">
        {seasons.map((season) => (
          <label
            key={season}
            className="inline-flex min-h-11 items-center rounded-chip border border-border-control px-3 font-semibold tabular-nums has-checked:border-primary-text has-checked:bg-primary-soft has-checked:text-primary-text has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary-text"
          >
            <input
              type="radio"
              name={name}
              value={season}
              checked={season === chosen}
              onChange={() => onChoose(season)}
              className="sr-only"
            />
            {season}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
