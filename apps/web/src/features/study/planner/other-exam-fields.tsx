import type { PlannerSettings } from '@sopaan/contract/planner'
import { EXAM_DAYS } from '@sopaan/domain/syllabus/exam-days'
import { EXAM_IDS } from '@sopaan/domain/syllabus/exam-ids'
import { addDays } from '@sopaan/domain/time/days'
import { useState } from 'react'
import type { ContractForm } from '#web/forms/use-contract-form.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  begun: PlannerSettings['otherExam']
  form: ContractForm<PlannerSettings>
  today: string
}

/** A second examination on the way or behind the first: which, and its first day. */
export function OtherExamFields({ begun, form, today }: Props) {
  const { planner: words } = useWords()
  const [id, setId] = useState<string>(begun?.examId ?? '')
  const [on, setOn] = useState(begun?.examOn ?? '')
  const change = (next: string) => {
    setId(next)
    setOn(EXAM_DAYS.find((exam) => exam.id === next && exam.on > today)?.on ?? addDays(today, 90))
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label={words.otherExam}
        name="otherExamId"
        hint={words.otherExamHint}
        value={id}
        onChange={(event) => change(event.target.value)}
      >
        <option value="">{words.noOtherExam}</option>
        {EXAM_IDS.map((each) => (
          <option key={each} value={each}>
            {words.exams[each]}
          </option>
        ))}
      </Select>
      {id !== '' && (
        <Field
          type="date"
          label={words.examOn}
          name="otherExamOn"
          required
          value={on}
          error={form.errorOf('otherExam.examOn')}
          onChange={(event) => setOn(event.target.value)}
        />
      )}
      {id === 'own' && (
        <Field
          label={words.examName}
          name="otherExamName"
          required
          hasNote={false}
          defaultValue={begun?.examName ?? ''}
        />
      )}
    </div>
  )
}

/** The second examination as its fields say it. */
export function readOtherExam(values: FormData): PlannerSettings['otherExam'] {
  const examId = EXAM_IDS.find((id) => id === values.get('otherExamId'))
  if (examId === undefined) return null
  const examName = String(values.get('otherExamName') ?? '').trim()
  return { examId, examName: examName === '' ? null : examName, examOn: String(values.get('otherExamOn') ?? '') }
}
