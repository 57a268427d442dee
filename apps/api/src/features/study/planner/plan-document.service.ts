import type { Language } from '@sopaan/domain/languages'
import { examsAhead } from '@sopaan/domain/planner/exams'
import { forecastPlan } from '@sopaan/domain/planner/forecast'
import { makePlan } from '@sopaan/domain/planner/plan'
import { plannerInput } from '@sopaan/domain/planner/planner-facts'
import { hoursOf, wholePercent } from '@sopaan/domain/planner/session-length'
import { EXAM_DAYS } from '@sopaan/domain/syllabus/exam-days'
import type { ExamId } from '@sopaan/domain/syllabus/exam-ids'
import { formatDate } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import { listSessions } from '#api/features/study/study-sessions/sessions.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { DocumentPart, PrintedDocument } from '#api/print/document.ts'
import { SERVER_WORDS, type ServerWords } from '#api/words/server-words.ts'
import { chapterNames, sessionTitle } from './chapter-names.ts'
import { weekParts } from './plan-weeks.ts'
import { plannerOverview } from './planner.service.ts'

/** How many weeks are printed, one a page. Ours. */
const PRINTED_WEEKS = 4
const PRINTED_DAYS = 7 * PRINTED_WEEKS

/** The plan of the person acting as a document; undefined before one was set up. */
export async function planDocument(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
  language: Language,
): Promise<PrintedDocument | undefined> {
  const { settings, ...rest } = await plannerOverview(deps, actor)
  if (settings === null) return undefined
  const facts = { ...rest, settings, sessions: await listSessions(deps, actor) }
  const words = SERVER_WORDS[language].studyPlan
  const now = deps.now().toISOString()
  const input = plannerInput(facts, now)
  const { chapters, counted, tasks, rules, missed } = input
  const plan = makePlan(tasks, rules)
  const forecast = forecastPlan(counted, plan, rules)
  const names = new Map([
    ...chapterNames(chapters, language),
    ...missed.map((session) => [session._id, sessionTitle(session, language)] as const),
  ])
  const nameOf = (id: string) => names.get(id) ?? words.revision
  const parts: DocumentPart[] = [
    ...weekParts(plan, PRINTED_WEEKS, { facts, input, now, language }),
    { kind: 'title', text: words.title },
    ...examsAhead(settings, istDate(now)).map(({ examId, examName, examOn }) => ({
      kind: 'text' as const,
      text: words.exam(examName ?? words.examName(examId, shippedName(examId, words)), formatDate(examOn, language)),
    })),
    { kind: 'text', text: words.pace(hoursOf(settings.weeklyMinutes), hoursOf(settings.dailyCapMinutes)) },
    { kind: 'figure', label: words.share, value: wholePercent(forecast.shareThen) },
    { kind: 'text', text: `${words.now}: ${wholePercent(forecast.shareNow)}` },
    ...(forecast.finishesOn === undefined
      ? []
      : [{ kind: 'text' as const, text: words.finishes(formatDate(forecast.finishesOn, language)) }]),
    ...(plan.days.length > PRINTED_DAYS
      ? [{ kind: 'note' as const, text: words.more(String(plan.days.length - PRINTED_DAYS)) }]
      : []),
    ...unfitParts(forecast.unfit, nameOf, words),
    { kind: 'note', text: words.note },
  ]
  return { parts, language, madeOn: istDate(now) }
}

type Words = ServerWords['studyPlan']

function shippedName(examId: ExamId, words: Words): string {
  return EXAM_DAYS.find(({ id }) => id === examId)?.name ?? words.examNames.own
}

function unfitParts(
  unfit: readonly { key: string; minutes: number }[],
  nameOf: (id: string) => string,
  words: Words,
): DocumentPart[] {
  if (unfit.length === 0) return []
  return [
    { kind: 'heading', text: words.unfit },
    { kind: 'table', head: words.unfitHead, rows: unfit.map(({ key, minutes }) => [nameOf(key), hoursOf(minutes)]) },
  ]
}
