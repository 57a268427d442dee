import { type PlannerSettings, planner as plannerCalls } from '@sopaan/contract/planner'
import { EXAM_DAYS } from '@sopaan/domain/syllabus/exam-days'
import { EXAM_IDS, type ExamId } from '@sopaan/domain/syllabus/exam-ids'
import { addDays } from '@sopaan/domain/time/days'
import { formatDate } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { Section } from '#web/ui/section.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { HoursSlider } from './hours-slider.tsx'
import { clockOf, examSource } from './plan-view.ts'
import { saveChapterProgress, saveSettings } from './planner.queries.ts'
import { CAPS, readPreviewQuestion } from './preview-question.ts'
import { useAttempt } from './use-attempt.ts'

const CONSTRAINTS = constraintsOf(plannerCalls.set)

/** The examination, the hours and the rest day. The first time it begins with what the public planner was told. */
export function SettingsForm({ settings, now }: { settings: PlannerSettings | null; now: string }) {
  const { planner: words, language } = useWords()
  const [search, setSearch] = useSearchParams()
  const asked = readPreviewQuestion(search, istDate(now))
  const begun: PlannerSettings = settings ?? { ...asked.settings, examId: asked.examId, examName: null }
  const [examId, setExamId] = useState<ExamId>(begun.examId)
  const [examOn, setExamOn] = useState(begun.examOn)
  const [weekly, setWeekly] = useState(begun.weeklyMinutes)
  const { isBusy, attempt } = useAttempt()
  const source = examSource(examId, examOn)
  const changeExam = (id: ExamId) => {
    setExamId(id)
    setExamOn(EXAM_DAYS.find((exam) => exam.id === id)?.on ?? addDays(istDate(now), 90))
  }
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const next = readForm(form, { examId, examOn, weeklyMinutes: weekly })
    const work = async () => {
      await saveSettings(next)
      if (settings !== null || asked.doneKeys.length === 0) return
      await saveChapterProgress(
        asked.doneKeys.map((key) => ({ key, state: 'done', confidence: 'good', isLeftOut: false })),
      )
    }
    if (await attempt(work, { done: words.setupSaved, failed: words.updateFailed })) setSearch({ view: 'week' })
  }
  return (
    <Section id="setup" title={settings === null ? words.setupTitle : words.views.settings} lead={words.setupLead}>
      <form onSubmit={(event) => void handleSubmit(event)} className="grid max-w-xl gap-4">
        <Select
          label={words.exam}
          hasNote={false}
          value={examId}
          onChange={(event) => changeExam(EXAM_IDS.find((id) => id === event.target.value) ?? 'own')}
        >
          {EXAM_IDS.map((id) => (
            <option key={id} value={id}>
              {words.exams[id]}
            </option>
          ))}
        </Select>
        {examId === 'own' && (
          <Field
            label={words.examName}
            name="examName"
            required
            {...limitsOf(CONSTRAINTS, 'examName')}
            hasNote={false}
            defaultValue={begun.examName ?? ''}
          />
        )}
        <Field
          type="date"
          label={words.examOn}
          required
          value={examOn}
          hasNote={false}
          onChange={(event) => setExamOn(event.target.value)}
        />
        {source && (
          <p className="type-small -mt-2 text-tertiary">
            {words.examExpected(formatDate(source.on, language), formatDate(source.basis, language))}{' '}
            {words.examChecked(source.source, formatDate(source.checkedOn, language))}
          </p>
        )}
        <RadioChips
          legend={words.list}
          name="list"
          chosen={begun.list}
          choices={(['main', 'advanced'] as const).map((value) => ({ value, label: words.lists[value] }))}
        />
        <HoursSlider
          label={words.hoursAWeek}
          hours={Math.round(weekly / 60)}
          valueText={words.hoursValue(String(Math.round(weekly / 60)))}
          onHours={(hours) => setWeekly(hours * 60)}
        />
        <DayFields begun={begun} />
        <Button type="submit" className="justify-self-start" doing={isBusy ? words.saving : undefined}>
          {words.save}
        </Button>
      </form>
    </Section>
  )
}

function DayFields({ begun }: { begun: PlannerSettings }) {
  const { planner: words } = useWords()
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Select label={words.cap} name="cap" defaultValue={begun.dailyCapMinutes / 60} hasNote={false}>
        {CAPS.map((hours) => (
          <option key={hours} value={hours}>
            {words.hours(String(hours))}
          </option>
        ))}
      </Select>
      <Select label={words.restDay} name="rest" defaultValue={begun.restDay ?? 'none'} hasNote={false}>
        {words.weekdays.map((name, at) => (
          <option key={name} value={at}>
            {name}
          </option>
        ))}
        <option value="none">{words.noRestDay}</option>
      </Select>
      <Field
        type="time"
        label={words.startAt}
        name="start"
        required
        step={900}
        defaultValue={clockOf(begun.startMinute)}
        hasNote={false}
      />
    </div>
  )
}

function readForm(form: FormData, held: Pick<PlannerSettings, 'examId' | 'examOn' | 'weeklyMinutes'>): PlannerSettings {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [hours = 17, minutes = 0] = text('start').split(':').map(Number)
  return {
    ...held,
    examName: held.examId === 'own' ? text('examName') : null,
    list: text('list') === 'advanced' ? 'advanced' : 'main',
    dailyCapMinutes: Number(text('cap')) * 60,
    restDay: text('rest') === 'none' ? null : Number(text('rest')),
    startMinute: Math.min(1425, hours * 60 + minutes),
  }
}
