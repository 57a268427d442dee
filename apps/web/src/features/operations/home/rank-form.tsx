import { inLanguage, paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { RANK_LENGTH_MAX } from '#web/search-form/rank-fields.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { ResultSheet } from '#web/ui/result-sheet.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'

const GENDERS = ['female', 'male', 'other'] as const
const CATEGORIES = ['OPEN', 'EWS', 'OBC-NCL', 'SC', 'ST'] as const

/** The way into the predictor: an ordinary form, so it works before and without script. */
export function RankForm({ rank, sliderShare }: { rank: number; sliderShare: number }) {
  const { home, predictor, states, language } = useWords()
  return (
    <ResultSheet>
      <form method="get" action={inLanguage(paths.tool('college-predictor'), language)} data-rank-form>
        <label htmlFor="rank" className="font-semibold text-secondary">
          {home.formTitle}
        </label>
        <input
          id="rank"
          name="main"
          inputMode="numeric"
          autoComplete="off"
          maxLength={RANK_LENGTH_MAX}
          defaultValue={groupIndian(rank)}
          className="type-answer block min-h-11 w-full rounded-control bg-transparent"
        />
        <input
          type="range"
          min="0"
          max="1000"
          step="1"
          defaultValue={Math.round(sliderShare * 1000)}
          aria-label={home.slide}
          aria-valuetext={groupIndian(rank)}
          className="range only-with-script"
        />
        <div className="mt-4 grid gap-5">
          <RadioChips
            legend={predictor.category}
            name="category"
            chosen="OPEN"
            choices={CATEGORIES.map((category) => ({ value: category, label: predictor.categories[category] }))}
          />
          <Field
            className="for-category"
            label={predictor.rankOf(predictor.lists['main-1'], predictor.kinds.category)}
            name="mainCategory"
            inputMode="numeric"
            autoComplete="off"
            maxLength={RANK_LENGTH_MAX}
            hasNote={false}
          />
          <RadioChips
            legend={predictor.gender}
            name="gender"
            chosen=""
            choices={GENDERS.map((gender) => ({ value: gender, label: predictor.genders[gender] }))}
          />
          <Select label={predictor.state} hint={predictor.stateHint} name="state" defaultValue="">
            <option value="">{predictor.stateNone}</option>
            {Object.entries(states).map(([state, name]) => (
              <option key={state} value={state}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" className="mt-3 w-full">
          {home.seeColleges}
        </Button>
      </form>
    </ResultSheet>
  )
}
