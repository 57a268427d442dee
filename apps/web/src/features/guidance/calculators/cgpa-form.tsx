import { CGPA_MODES, type CgpaQuestion } from '@sopaan/domain/cgpa/cgpa-question'
import { GRADE_SCALES } from '@sopaan/domain/cgpa/grade-scales'
import { BODIES } from '@sopaan/domain/cgpa/percentage-rules'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { CalculatorForm, type FormHandlers } from './calculator-form.tsx'
import { CgpaRows } from './cgpa-rows.tsx'
import { CountField } from './count-field.tsx'

type Props = { question: CgpaQuestion; answers: URLSearchParams; handlers: FormHandlers }

/** What the CGPA calculator asks, by what is to be worked out. */
export function CgpaForm({ question, answers, handlers }: Props) {
  const { cgpa: words } = useWords()
  return (
    <CalculatorForm handlers={handlers}>
      <RadioChips
        legend={words.mode}
        name="mode"
        chosen={question.mode}
        choices={CGPA_MODES.map((value) => ({ value, label: words.modes[value] }))}
      />
      <ModeFields question={question} answers={answers} />
    </CalculatorForm>
  )
}

function ModeFields({ question, answers }: Omit<Props, 'handlers'>) {
  const { cgpa: words } = useWords()
  const field = (name: string, label: string) => (
    <CountField name={name} label={label} value={answers.get(name) ?? ''} isDecimal />
  )
  switch (question.mode) {
    case 'sgpa':
      return (
        <>
          <ScaleSelect question={question} answers={answers} />
          <CgpaRows mode="sgpa" answers={answers} />
        </>
      )
    case 'cgpa':
      return (
        <>
          <ScaleSelect question={question} answers={answers} />
          <CgpaRows mode="cgpa" answers={answers} />
        </>
      )
    case 'target':
      return (
        <>
          <ScaleSelect question={question} answers={answers} />
          <div className="grid grid-cols-2 gap-3">
            {field('cgpaNow', words.cgpaNow)}
            {field('creditsDone', words.creditsDone)}
            {field('target', words.target)}
            {field('creditsLeft', words.creditsLeft)}
          </div>
        </>
      )
    case 'percentage':
      return (
        <>
          <Select label={words.body} name="body" defaultValue={question.body}>
            <option value="" />
            {BODIES.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <RadioChips
            legend={words.direction}
            name="direction"
            chosen={question.direction}
            choices={(['to', 'from'] as const).map((value) => ({ value, label: words.directions[value] }))}
          />
          {question.direction === 'to' ? field('average', words.cgpa) : field('percentage', words.percentage)}
        </>
      )
  }
}

function ScaleSelect({ question, answers }: Omit<Props, 'handlers'>) {
  const { cgpa: words } = useWords()
  return (
    <>
      <Select label={words.scale} name="scale" defaultValue={question.scale?.id ?? 'own'}>
        {GRADE_SCALES.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="own">{words.ownScale}</option>
      </Select>
      {question.scale === undefined && (
        <CountField name="maxPoints" label={words.maxPoints} value={answers.get('maxPoints') ?? '10'} isDecimal />
      )}
    </>
  )
}
