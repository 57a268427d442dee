import { CATEGORIES } from '@sopaan/domain/book/rank-book'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { ADVANCED_LISTS, ADVANCED_MAX_MARKS } from '@sopaan/domain/ranks/advanced-rank'
import { MAIN_CANDIDATES, MAIN_SEASONS } from '@sopaan/domain/ranks/jee-main-candidates'
import { MARKS_MAX, POINT_SHIFT_IDS, SHIFT_IDS } from '@sopaan/domain/ranks/percentile-from-marks'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { CalculatorForm, type FormHandlers } from './calculator-form.tsx'
import { MarksInput } from './marks-input.tsx'
import type { RankCalculation } from './rank-question.ts'

type Props = { question: RankCalculation; answers: URLSearchParams; form: FormHandlers }

/** What the rank calculator asks: the exam, what is known of the result, the season and the category. */
export function RankForm({ question, answers, form }: Props) {
  const { calculators } = useWords()
  const { rank } = calculators
  return (
    <CalculatorForm handlers={form}>
      <Select label={rank.exam} name="exam" defaultValue={question.exam}>
        <option value="main">{rank.exams.main}</option>
        <option value="advanced">{rank.exams.advanced}</option>
      </Select>
      {question.exam === 'main' ? (
        <MainFields question={question} answers={answers} />
      ) : (
        <>
          <MarksInput
            name="marks"
            label={rank.marksOf(String(ADVANCED_MAX_MARKS))}
            hint={rank.marksHint}
            max={ADVANCED_MAX_MARKS}
            value={answers.get('marks') ?? ''}
          />
          <Select label={rank.list} name="list" defaultValue={question.list}>
            {ADVANCED_LISTS.map((list) => (
              <option key={list} value={list}>
                {rank.lists[list]}
              </option>
            ))}
          </Select>
        </>
      )}
    </CalculatorForm>
  )
}

function MainFields({ question, answers }: Pick<Props, 'question' | 'answers'>) {
  const { calculators, predictor } = useWords()
  const { rank } = calculators
  if (question.exam !== 'main') return null
  return (
    <>
      <RadioChips
        legend={rank.from}
        name="from"
        chosen={question.from}
        choices={(['marks', 'percentile'] as const).map((value) => ({ value, label: rank.froms[value] }))}
      />
      {question.from === 'marks' ? (
        <>
          <MarksInput
            name="marks"
            label={rank.marksOf(String(MARKS_MAX))}
            hint={rank.marksHint}
            max={MARKS_MAX}
            value={answers.get('marks') ?? ''}
          />
          <ShiftSelect chosen={question.shift} />
        </>
      ) : (
        <Field
          label={rank.percentile}
          hint={rank.percentileHint}
          name="percentile"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={answers.get('percentile') ?? ''}
        />
      )}
      <SeasonInputs season={question.season} candidates={answers.get('candidates') ?? ''} />
      <RadioChips
        legend={calculators.category}
        name="category"
        chosen={question.category}
        choices={CATEGORIES.map((value) => ({ value, label: predictor.categories[value] }))}
      />
      <Checkbox label={predictor.pwd} name="pwd" value="true" data-pwd="" defaultChecked={question.isPwd} />
    </>
  )
}

/** The sessions of which figures exist, the newest first: the shifts of each. */
const SESSIONS = [
  { month: 'apr', year: '2026', ids: POINT_SHIFT_IDS.filter((id) => id.includes('-apr-')) },
  { month: 'jan', year: '2026', ids: POINT_SHIFT_IDS.filter((id) => id.includes('-jan-')) },
  { month: 'jan', year: '2025', ids: SHIFT_IDS },
] as const

/** The shifts of which figures exist, or another. */
export function ShiftSelect({ chosen }: { chosen: string }) {
  const { calculators } = useWords()
  return (
    <Select label={calculators.shift} hint={calculators.shiftHint} name="shift" defaultValue={chosen}>
      <option value="another">{calculators.anotherShift}</option>
      {SESSIONS.map(({ month, year, ids }) => (
        <optgroup key={month + year} label={calculators.sessionName[month](year)}>
          {ids.map((id) => (
            <option key={id} value={id}>
              {shiftName(id, month, calculators)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}

/** A season with its candidates, or a number of one's own. */
export function SeasonInputs({ season, candidates }: { season: string; candidates: string }) {
  const { calculators } = useWords()
  return (
    <>
      <Select label={calculators.season} name="season" defaultValue={season}>
        {MAIN_SEASONS.map((each) => (
          <option key={each} value={each}>
            {calculators.seasonOption(String(each), groupIndian(MAIN_CANDIDATES[each].appeared))}
          </option>
        ))}
        <option value="own">{calculators.ownCandidates}</option>
      </Select>
      {season === 'own' && (
        <Field
          label={calculators.candidates}
          name="candidates"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={candidates}
        />
      )}
    </>
  )
}

function shiftName(id: string, month: 'jan' | 'apr', words: Words['calculators']): string {
  const [day = '', ...rest] = id.split('-')
  return words.shiftName[month](String(Number(day)), rest.at(-1) ?? '')
}
