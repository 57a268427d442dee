import { EXAM_PAPERS } from '@sopaan/domain/ranks/exam-papers'
import type { PaperSection } from '@sopaan/domain/ranks/marking-scheme'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { CalculatorForm, type FormHandlers } from './calculator-form.tsx'
import { CountField } from './count-field.tsx'
import { fieldName, type PaperQuestion, SET_KINDS } from './paper-question.ts'
import { describeSection, nameSection } from './section-words.ts'

type Props = { question: PaperQuestion; answers: URLSearchParams; handlers: FormHandlers }

/** The paper and, section by section, how many answers were right and wrong. */
export function PaperForm({ question, answers, handlers }: Props) {
  const { marking } = useWords()
  return (
    <CalculatorForm handlers={handlers}>
      <Select label={marking.exam} name="exam" defaultValue={question.paper.id}>
        {EXAM_PAPERS.map(({ id }) => (
          <option key={id} value={id}>
            {marking.exams[id]}
          </option>
        ))}
      </Select>
      {question.paper.isSetByStudent && <SetSections answers={answers} />}
      {question.sections.map((section) => (
        <SectionFields key={`${question.paper.id} ${section.id}`} section={section} answers={answers} />
      ))}
    </CalculatorForm>
  )
}

function SectionFields({ section, answers }: { section: PaperSection; answers: URLSearchParams }) {
  const { marking } = useWords()
  const field = (what: string, label: string) => (
    <CountField
      key={what}
      name={fieldName(section.id, what)}
      label={label}
      value={answers.get(fieldName(section.id, what)) ?? ''}
    />
  )
  return (
    <fieldset className="border-t border-border pt-3">
      <legend className="float-left mb-1 w-full font-semibold">{nameSection(section, marking)}</legend>
      <p className="type-small clear-both text-tertiary">{describeSection(section, marking)}</p>
      <div className="mt-2 grid grid-cols-2 gap-3">
        {section.kind === 'by-hand' && field('marks', marking.marks)}
        {section.kind === 'multiple-correct' && [
          field('4', marking.full),
          ...['3', '2', '1'].map((marks) => field(marks, marking.partial(marks))),
          field('wrong', marking.wrong),
        ]}
        {section.kind !== 'by-hand' &&
          section.kind !== 'multiple-correct' && [field('right', marking.right), field('wrong', marking.wrong)]}
      </div>
    </fieldset>
  )
}

function SetSections({ answers }: { answers: URLSearchParams }) {
  const { marking } = useWords()
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{marking.schemeTitle}</legend>
      <p className="type-small text-secondary">{marking.setSections}</p>
      {SET_KINDS.map(({ id, kind, correct }) => (
        <div key={id} className="grid grid-cols-2 gap-3">
          <CountField
            name={fieldName(id, 'questions')}
            label={marking.inSection(marking.kinds[kind], marking.questions)}
            value={answers.get(fieldName(id, 'questions')) ?? ''}
          />
          {kind !== 'multiple-correct' && (
            <CountField
              name={fieldName(id, 'each')}
              label={marking.marksEach}
              value={answers.get(fieldName(id, 'each')) ?? String(correct)}
            />
          )}
        </div>
      ))}
    </fieldset>
  )
}
