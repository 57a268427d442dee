import type { Appointment } from '@sopaan/contract/appointments'
import type { ChapterChange, OwnChapterFields, PlannerOverview, PlannerSettings } from '@sopaan/contract/planner'
import { refuse } from '@sopaan/contract/refusals'
import { FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { examsOn } from '@sopaan/domain/planner/exams'
import type { PlannerFacts } from '@sopaan/domain/planner/planner-facts'
import { EXAM_DAYS_MAX, EXAM_YEARS_MAX } from '@sopaan/domain/syllabus/exam-ids'
import { addDays } from '@sopaan/domain/time/days'
import { DAY_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { istDate } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction } from '#api/deps.ts'
import { busyHoursOf } from '#api/features/account/linked-calendars/busy-hours.service.ts'
import { listSeatTimes } from '#api/features/commerce/events/mentee-events.service.ts'
import { listAgreedSessions } from '#api/features/mentoring/bookings/bookings.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import {
  addOwnChapter,
  listOwnChapters,
  removeChapterOfOwner,
  requireChapters,
} from '#api/features/study/own-chapters/own-chapters.service.ts'
import { removeChapterRevisions } from '#api/features/study/revisions/revisions.open.queries.ts'
import { beginChapterRevisions, listRevisions, revisedDays } from '#api/features/study/revisions/revisions.service.ts'
import { finishedStudy, listSessions } from '#api/features/study/study-sessions/sessions.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { CallerTrace } from '#api/http/serve.ts'
import { inEveryLanguage } from '#api/words/server-words.ts'
import { feedUrl } from './feeds.service.ts'
import {
  findFeedOf,
  findSettings,
  listChapterRows,
  removeChapterRow,
  replaceChapters,
  replaceSettings,
} from './planner.queries.ts'

/** Appointments are shown in a calendar from so long ago on, days. */
const PAST_DAYS = 60

/** Everything a person's plan is made from. */
export async function plannerOverview(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
): Promise<Omit<PlannerOverview, 'dates'>> {
  const settings = await findSettings(deps.db, actor.userId)
  const finished = await finishedStudy(deps, actor)
  const feed = await findFeedOf(deps.db, actor.userId)
  return {
    settings: settings === undefined ? null : examsOn(settings, istDate(deps.now())),
    chapters: await chapterFacts(deps, actor, finished.byChapter),
    ownChapters: await listOwnChapters(deps, actor),
    revisions: await listRevisions(deps, actor),
    finished: finished.byDay,
    revisedOn: await revisedDays(deps, actor),
    appointments: await listAppointments(deps, actor),
    feed: feed === undefined ? null : { url: feedUrl(deps, feed), renewedAt: feed.renewedAt.toISOString() },
  }
}

/** What the rules of planning take for a person; undefined before a plan was set up. */
export async function plannerFacts(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
): Promise<(PlannerFacts & { settings: PlannerSettings }) | undefined> {
  const { settings, ...rest } = await plannerOverview(deps, actor)
  return settings === null ? undefined : { ...rest, settings, sessions: await listSessions(deps, actor) }
}

/** Sets the examination, the hours and the rest day. @throws {Refusal} EXAM_PAST */
export async function setPlanner(
  deps: Deps,
  { actor, request }: CallerTrace,
  settings: PlannerSettings,
): Promise<void> {
  const today = istDate(deps.now())
  const { examOn, otherExam } = settings
  if ([examOn, otherExam?.examOn ?? examOn].some((day) => day <= today || day > addDays(today, EXAM_DAYS_MAX)))
    refuse('EXAM_PAST', { max: EXAM_YEARS_MAX })
  await inTransaction(deps, async (deps) => {
    await replaceSettings(deps.db, {
      ...settings,
      userId: actor.userId,
      examName: settings.examId === 'own' ? settings.examName : null,
      otherExam: otherExam && { ...otherExam, examName: otherExam.examId === 'own' ? otherExam.examName : null },
      changedAt: deps.now(),
    })
    await writeAudit(deps, { action: 'planner.set', actor, target: { type: 'planner' }, request })
  })
}

/** Tells where one stands with chapters: those done are revised from now on, the others not any more. @throws {Refusal} CHAPTER_UNKNOWN */
export async function saveChapterProgress(
  deps: Deps,
  { actor, request }: CallerTrace,
  chapters: readonly ChapterChange[],
): Promise<void> {
  const last = [...new Map(chapters.map((chapter) => [chapter.key, chapter])).values()]
  await inTransaction(deps, async (deps) => {
    await requireChapters(
      deps,
      actor,
      last.map(({ key }) => key),
    )
    await replaceChapters(
      deps.db,
      last.map((chapter) => ({
        userId: actor.userId,
        chapterKey: chapter.key,
        state: chapter.state,
        confidence: chapter.confidence,
        isLeftOut: chapter.isLeftOut,
        toldAt: deps.now(),
      })),
    )
    const isRevised = ({ state, isLeftOut }: ChapterChange) => state === 'done' && !isLeftOut
    await beginChapterRevisions(deps, actor, last.filter(isRevised))
    await removeChapterRevisions(
      deps.db,
      actor.userId,
      last.filter((chapter) => !isRevised(chapter)).map(({ key }) => key),
    )
    await writeAudit(deps, { action: 'planner.tell', actor, target: { type: 'planner' }, request })
  })
}

/** Adds a chapter of one's own. @throws {Refusal} PLANNER_FULL, CHAPTER_LISTED */
export async function addChapter(
  deps: Deps,
  { actor, request }: CallerTrace,
  chapter: OwnChapterFields,
): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await addOwnChapter(deps, actor, chapter)
    await writeAudit(deps, { action: 'planner.add-chapter', actor, target: { type: 'planner' }, request })
  })
}

/** Takes a chapter of one's own out, and its revision. @throws {Refusal} NOT_FOUND */
export async function removeChapterFromPlan(deps: Deps, { actor, request }: CallerTrace, key: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await removeChapterOfOwner(deps, actor, key)
    await removeChapterRow(deps.db, actor.userId, key)
    await removeChapterRevisions(deps.db, actor.userId, [key])
    await writeAudit(deps, { action: 'planner.remove-chapter', actor, target: { type: 'planner' }, request })
  })
}

/** The times a person gave away already: sessions that are agreed or were held, seats at events, and what takes hours of linked calendars, in their order. */
export async function listAppointments(deps: Deps, { userId }: Pick<Actor, 'userId'>): Promise<Appointment[]> {
  const since = new Date(deps.now().getTime() - PAST_DAYS * DAY_MS)
  const [sessions, seats, busy] = await Promise.all([
    listAgreedSessions(deps, userId, since),
    listSeatTimes(deps, userId, since),
    busyHoursOf(deps, userId),
  ])
  const of = (span: { startsAt: Date; endsAt: Date }) => ({
    startsAt: span.startsAt.toISOString(),
    durationMinutes: Math.max(1, Math.round((span.endsAt.getTime() - span.startsAt.getTime()) / MINUTE_MS)),
  })
  return [
    ...sessions.map((each) => ({
      kind: 'mentoring' as const,
      _id: each.id,
      name: { [FIRST_LANGUAGE]: each.with },
      ...of(each),
    })),
    ...seats.map((each) => ({
      kind: 'event' as const,
      _id: each.id,
      name: each.title,
      ...of(each),
    })),
    ...busy.map((each) => ({
      kind: 'busy' as const,
      _id: each.id,
      name: each.title === null ? inEveryLanguage(({ studyPlan }) => studyPlan.busy) : { [FIRST_LANGUAGE]: each.title },
      ...of(each),
    })),
  ].sort((one, other) => one.startsAt.localeCompare(other.startsAt))
}

async function chapterFacts(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
  studied: ReadonlyMap<string, number>,
): Promise<PlannerOverview['chapters']> {
  const rows = await listChapterRows(deps.db, actor.userId)
  const told = new Set(rows.map(({ chapterKey }) => chapterKey))
  const untold = [...studied].filter(([key]) => !told.has(key))
  return [
    ...rows.map((row) => ({
      key: row.chapterKey,
      state: row.state,
      confidence: row.confidence,
      isLeftOut: row.isLeftOut,
      studiedMinutes: studied.get(row.chapterKey) ?? 0,
    })),
    ...untold.map(([key, studiedMinutes]) => ({
      key,
      state: 'new' as const,
      confidence: null,
      isLeftOut: false,
      studiedMinutes,
    })),
  ]
}
