import { CGPA_MODES, type CgpaQuestion, ROW_FIELDS } from '@sopaan/domain/cgpa/cgpa-question'
import { GRADE_SCALES } from '@sopaan/domain/cgpa/grade-scales'
import { BODIES } from '@sopaan/domain/cgpa/percentage-rules'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { CalculatorForm, type FormHandlers } from './calculator-form.tsx'
import { CountField } from './count-field.tsx'

type Props = { question: CgpaQuestion; answers: URLSearchParams; handlers: FormHandlers }

/** Rows shown before any is added. */
const ROWS_FIRST = { sgpa: 6, cgpa: 4 } as const

type CgpaRowsProps = { mode: 'sgpa' | 'cgpa'; answers: URLSearchParams }

const CELL = 'h-11 w-full min-w-0 rounded-control border border-border-control bg-surface px-3 tabular-nums'

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

/** One row a subject or semester: credits, and a grade or an SGPA. Rows can be added where there is script. */
function CgpaRows({ mode, answers }: CgpaRowsProps) {
  const { cgpa: words } = useWords()
  const [rows, setRows] = useState(() => Math.max(ROWS_FIRST[mode], answers.getAll(ROW_FIELDS[mode][0]).length))
  const [first, second] = ROW_FIELDS[mode]
  const [firsts, seconds] = [answers.getAll(first), answers.getAll(second)]
  const secondLabel = mode === 'sgpa' ? words.grade : words.sgpa
  return (
    <div>
      <div aria-hidden="true" className="type-small grid grid-cols-[1fr_84px_112px] gap-2 text-secondary">
        <span />
        <span>{words.credits}</span>
        <span>{secondLabel}</span>
      </div>
      <ol className="mt-1 grid gap-2">
        {Array.from({ length: rows }, (_, at) => {
          const name = (mode === 'sgpa' ? words.subject : words.semester)(String(at + 1))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <li key={at} className="grid grid-cols-[1fr_84px_112px] items-center gap-2">
              <span className="type-small">{name}</span>
              <input
                name={first}
                aria-label={`${name}, ${words.credits}`}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={firsts[at] ?? ''}
                className={CELL}
              />
              <input
                name={second}
                aria-label={`${name}, ${secondLabel}`}
                inputMode={mode === 'sgpa' ? 'text' : 'decimal'}
                autoComplete="off"
                autoCapitalize="characters"
                defaultValue={seconds[at] ?? ''}
                className={CELL}
              />
            </li>
          )
        })}
      </ol>
      <p className="type-small mt-2 text-tertiary">{words.addHint}</p>
      <Button look="line" className="only-with-script mt-2" onClick={() => setRows(rows + 1)}>
        {mode === 'sgpa' ? words.addSubject : words.addSemester}
      </Button>
    </div>
  )
}
