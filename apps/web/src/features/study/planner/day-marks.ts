import type { PageLanguage } from '@sopaan/domain/languages'
import { writtenIn } from '@sopaan/domain/languages'
import { examsAhead } from '@sopaan/domain/planner/exams'
import type { MonthThing } from '#web/ui/month-grid.tsx'
import type { Words } from '#web/words/en.ts'
import type { PlanView } from './plan-view.ts'

/** What falls on a day and takes no hours of it: examinations, steps of the counselling, mocks that were sat. */
export function dayMarks(
  day: string,
  { settings, today, overview }: PlanView,
  { words, language }: { words: Words['planner']; language: PageLanguage },
): MonthThing[] {
  const exams = examsAhead(settings, today)
    .filter(({ examOn }) => examOn === day)
    .map(({ examId, examName }) => ({ key: `exam ${examId}`, title: examName ?? words.exams[examId] }))
  // What a device stored before there were dates has none.
  const dates = (overview.dates ?? [])
    .filter((date) => date.day === day)
    .map(({ _id, kind, name }) => ({ key: `${kind} ${_id}`, title: writtenIn(language, name) }))
  return [...exams, ...dates].map((mark) => ({ ...mark, tone: 'likely' as const, isDone: false }))
}
