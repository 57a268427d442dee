import { type PlannerSettings, planner as plannerCalls } from '@sopaan/contract/planner'
import { eveningEnd } from '@sopaan/domain/planner/planner-facts'
import { EXAM_DAYS } from '@sopaan/domain/syllabus/exam-days'
import { EXAM_IDS, type ExamId } from '@sopaan/domain/syllabus/exam-ids'
import { addDays } from '@sopaan/domain/time/days'
import { formatDate, writeClock } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { rangeOf } from '#web/forms/limits.ts'
import { readMinute } from '#web/forms/read-minute.ts'
import { type ContractForm, useContractForm } from '#web/forms/use-contract-form.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { Section } from '#web/ui/section.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { firstSettings } from './first-settings.ts'
import { HoursSlider } from './hours-slider.tsx'
import { OtherExamFields, readOtherExam } from './other-exam-fields.tsx'
import { examSource } from './plan-view.ts'
import { saveSettings, sendChapterProgress } from './planner.queries.ts'
import { CAPS, readPreviewQuestion } from './preview-question.ts'

const CONSTRAINTS = constraintsOf(plannerCalls.set)
const MIDNIGHT = 24 * 60
const { max: LAST_START_MINUTE = 0 } = rangeOf(CONSTRAINTS, 'startMinute')

/** The examination, the hours and the rest day. The first time it begins with what the public planner was told. */
export function SettingsForm({ settings, now }: { settings: PlannerSettings | null; now: string }) {
  const { planner: words, language } = useWords()
  const [search, setSearch] = useSearchParams()
  const asked = readPreviewQuestion(search, istDate(now))
  const { exams } = useSignedIn().studentFacts
  const begun = settings ?? firstSettings(asked, { exams, isAsked: search.has('exam'), today: istDate(now) })
  const [examId, setExamId] = useState<ExamId>(begun.examId)
  const [examOn, setExamOn] = useState(begun.examOn)
  const [weekly, setWeekly] = useState(begun.weeklyMinutes)
  const source = examSource(examId, examOn)
  const changeExam = (id: ExamId) => {
    setExamId(id)
    setExamOn(EXAM_DAYS.find((exam) => exam.id === id)?.on ?? addDays(istDate(now), 90))
  }
  const form = useContractForm(CONSTRAINTS, {
    initial: begun,
    send: async (entered, values) => {
      const examName = examId === 'own' ? entered.examName : null
      await saveSettings({
        ...entered,
        examName,
        weeklyMinutes: weekly,
        startMinute: Math.min(LAST_START_MINUTE, readMinute(values.get('start'))),
        endMinute: readEnd(values.get('end'), begun),
        timetable: begun.timetable,
        otherExam: readOtherExam(values),
      })
      if (settings !== null || asked.doneKeys.length === 0) return
      await sendChapterProgress(
        asked.doneKeys.map((key) => ({ key, state: 'done', confidence: 'good', isLeftOut: false })),
      )
    },
    // The first time, what is done is asked next: the plan is built on it.
    onDone: () => setSearch(settings === null ? { view: 'chapters', step: 'setup' } : { view: 'week' }),
    words: { done: words.setupSaved, failed: words.updateFailed },
  })
  return (
    <Section id="setup" title={settings === null ? words.setupTitle : words.views.settings} lead={words.setupLead}>
      <form {...form.props} className="grid max-w-xl gap-4">
        <Select
          label={words.exam}
          name="examId"
          hasNote={false}
          error={form.errorOf('examId')}
          value={examId}
          onChange={(event) => changeExam(EXAM_IDS.find((id) => id === event.target.value) ?? 'own')}
        >
          {EXAM_IDS.map((id) => (
            <option key={id} value={id}>
              {words.exams[id]}
            </option>
          ))}
        </Select>
        {examId === 'own' && <Field label={words.examName} required hasNote={false} {...form.field('examName')} />}
        <Field
          type="date"
          label={words.examOn}
          name="examOn"
          required
          error={form.errorOf('examOn')}
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
        <OtherExamFields begun={begun.otherExam} form={form} today={istDate(now)} />
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
        <DayFields begun={begun} form={form} />
        <Button type="submit" className="justify-self-start" doing={form.isBusy ? words.saving : undefined}>
          {words.save}
        </Button>
      </form>
    </Section>
  )
}

function DayFields({ begun, form }: { begun: PlannerSettings; form: ContractForm<PlannerSettings> }) {
  const { planner: words, refusals } = useWords()
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select label={words.cap} hasNote={false} {...form.select('dailyCapMinutes')}>
        {CAPS.map((hours) => (
          <option key={hours} value={hours * 60}>
            {words.hours(String(hours))}
          </option>
        ))}
      </Select>
      <Select label={words.restDay} hasNote={false} {...form.select('restDay')} defaultValue={begun.restDay ?? ''}>
        {words.weekdays.map((name, at) => (
          <option key={name} value={at}>
            {name}
          </option>
        ))}
        <option value="">{words.noRestDay}</option>
      </Select>
      <Field
        type="time"
        label={words.startAt}
        name="start"
        required
        step={900}
        defaultValue={writeClock(begun.startMinute)}
        hasNote={false}
        error={form.errorOf('startMinute') && refusals.fieldFaults.not_time({ example: '17:00' })}
      />
      <Field
        type="time"
        label={words.endAt}
        name="end"
        required
        step={900}
        defaultValue={writeClock(eveningEnd(begun) % MIDNIGHT)}
        hasNote={false}
        error={form.errorOf('endMinute')}
      />
    </div>
  )
}

/** The same of the evening's end: midnight ends the day it closes, and the usual end that nobody changed stays unsaid. */
function readEnd(typed: FormDataEntryValue | null, begun: PlannerSettings): number | null {
  const minute = readMinute(typed) || (typed === '00:00' ? MIDNIGHT : Number.NaN)
  return begun.endMinute === null && minute === eveningEnd(begun) ? null : minute
}
