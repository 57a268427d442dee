import { EXAM_DAYS } from '@sopaan/domain/syllabus/exam-days'
import { EXAM_IDS } from '@sopaan/domain/syllabus/exam-ids'
import { chaptersOf } from '@sopaan/domain/syllabus/syllabus'
import { SUBJECTS } from '@sopaan/domain/syllabus/syllabus-chapter'
import { formatDate } from '@sopaan/domain/time/format'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { HoursSlider } from './hours-slider.tsx'
import { CAPS, type PreviewQuestion } from './preview-question.ts'

/** What the public planner asks: the examination, the hours, the rest day, and what is done. */
export function PreviewForm({ question }: { question: PreviewQuestion }) {
  const { planner: words, syllabus, language } = useWords()
  const { settings, examId, doneKeys } = question
  const exam = EXAM_DAYS.find(({ id, on }) => id === examId && on === settings.examOn)
  return (
    <>
      <Select label={words.exam} name="exam" defaultValue={examId} hasNote={false}>
        {EXAM_IDS.map((id) => (
          <option key={id} value={id}>
            {words.exams[id]}
          </option>
        ))}
      </Select>
      {/* The day follows the examination until it is typed over. */}
      <Field key={examId} type="date" label={words.examOn} name="on" defaultValue={settings.examOn} hasNote={false} />
      {exam?.isExpected && (
        <p className="type-small text-tertiary">
          {words.examExpected(formatDate(exam.on, language), formatDate(exam.basis, language))}
        </p>
      )}
      <RadioChips
        legend={words.list}
        name="list"
        chosen={settings.list}
        choices={(['main', 'advanced'] as const).map((value) => ({ value, label: words.lists[value] }))}
      />
      <HoursSlider
        name="hours"
        label={words.hoursAWeek}
        hours={settings.weeklyMinutes / 60}
        valueText={words.hoursValue(String(settings.weeklyMinutes / 60))}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select label={words.cap} name="cap" defaultValue={settings.dailyCapMinutes / 60} hasNote={false}>
          {CAPS.map((hours) => (
            <option key={hours} value={hours}>
              {words.hours(String(hours))}
            </option>
          ))}
        </Select>
        <Select label={words.restDay} name="rest" defaultValue={settings.restDay ?? 'none'} hasNote={false}>
          {words.weekdays.map((name, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
          <option value="none">{words.noRestDay}</option>
        </Select>
      </div>
      <fieldset className="mt-1">
        <legend className="font-semibold">{words.done}</legend>
        <p className="type-small mb-2 text-tertiary">{words.doneHint}</p>
        {SUBJECTS.map((subject) => {
          const chapters = chaptersOf(settings.list).filter((chapter) => chapter.subject === subject)
          const done = chapters.filter(({ key }) => doneKeys.includes(key)).length
          return (
            <details key={subject} className="border-t border-border">
              <summary className="flex min-h-11 items-center justify-between gap-2 font-semibold">
                {words.subjects[subject]}
                <span className="type-small font-normal text-tertiary tabular-nums">
                  {words.chaptersDone(String(done), String(chapters.length))}
                </span>
              </summary>
              {chapters.map(({ key, name }) => (
                <Checkbox
                  key={key}
                  name="done"
                  value={key}
                  label={syllabus.chapter(key, name)}
                  defaultChecked={doneKeys.includes(key)}
                />
              ))}
            </details>
          )
        })}
      </fieldset>
    </>
  )
}
