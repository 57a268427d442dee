import { MARKS_MAX } from '@sopaan/domain/ranks/percentile-from-marks'
import { Field } from '#web/ui/field.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { CalculatorForm, type FormHandlers } from './calculator-form.tsx'
import { MarksInput } from './marks-input.tsx'
import { PERCENTILE_MODES, type PercentileQuestion } from './percentile-question.ts'
import { SeasonInputs, ShiftSelect } from './rank-form.tsx'

type Props = { question: PercentileQuestion; answers: URLSearchParams; handlers: FormHandlers }

/** What the percentile calculator asks, by what the reader has in hand. */
export function PercentileForm({ question, answers, handlers }: Props) {
  const { calculators } = useWords()
  const { percentile: words } = calculators
  return (
    <CalculatorForm handlers={handlers}>
      <RadioChips
        legend={words.mode}
        name="mode"
        chosen={question.mode}
        choices={PERCENTILE_MODES.map((value) => ({ value, label: words.modes[value] }))}
      />
      <ModeFields question={question} answers={answers} />
    </CalculatorForm>
  )
}

function ModeFields({ question, answers }: Omit<Props, 'handlers'>) {
  const { calculators } = useWords()
  const { percentile: words, rank } = calculators
  const value = (key: string) => answers.get(key) ?? ''
  const season = <SeasonInputs season={question.season} candidates={value('candidates')} />
  switch (question.mode) {
    case 'marks':
      return (
        <>
          <MarksInput
            name="marks"
            label={rank.marksOf(String(MARKS_MAX))}
            hint={rank.marksHint}
            max={MARKS_MAX}
            value={value('marks')}
          />
          <ShiftSelect chosen={question.shift} />
        </>
      )
    case 'rank':
      return (
        <>
          <NumberField label={words.rank} name="rank" value={value('rank')} />
          {season}
        </>
      )
    case 'percentile':
      return (
        <>
          <NumberField label={words.percentileField} name="percentile" value={value('percentile')} isDecimal />
          {season}
        </>
      )
    case 'count':
      return (
        <>
          <NumberField label={words.atOrBelow} name="atOrBelow" value={value('atOrBelow')} />
          <NumberField label={words.appeared} name="appeared" value={value('appeared')} />
        </>
      )
    case 'sessions':
      return ['1', '2'].map((session) => (
        <NumberField
          key={session}
          label={words.session(session)}
          name={`session${session}`}
          value={value(`session${session}`)}
          isDecimal
        />
      ))
  }
}

function NumberField({
  label,
  name,
  value,
  isDecimal = false,
}: {
  label: string
  name: string
  value: string
  isDecimal?: boolean
}) {
  return (
    <Field
      label={label}
      name={name}
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      defaultValue={value}
    />
  )
}
