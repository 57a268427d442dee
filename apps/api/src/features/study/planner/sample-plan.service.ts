import { nextExam } from '@sopaan/domain/syllabus/exam-days'
import { chaptersOf } from '@sopaan/domain/syllabus/syllabus'
import { addDays, weekdayOf } from '@sopaan/domain/time/days'
import { fromIstDateTimeLocal, istDate } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findAccountByEmail } from '#api/features/account/accounts/accounts.open.queries.ts'
import { addMistake, addMock } from '#api/features/study/mocks/mocks.service.ts'
import { createSession } from '#api/features/study/study-sessions/sessions.service.ts'
import { plannerOverview, saveChapterProgress, setPlanner } from './planner.service.ts'

const SAMPLE_MENTEE = 'mentee@sopaan.test'
const SAMPLE_TRACE = { ip: '127.0.0.1', requestId: 'sample' }
const HISTORY_DAYS = 20
const DONE_CHAPTERS = 22
/** So far ahead at least is the examination of the sample: a plan of a few days shows little. */
const PLANNED_DAYS_MIN = 30

/** Gives the sample mentee a plan with three weeks behind it. */
export async function seedSamplePlan(deps: Deps): Promise<void> {
  const account = await findAccountByEmail(deps.db, SAMPLE_MENTEE)
  if (account === undefined) return
  const deed = { actor: { userId: account.id, role: account.role }, request: SAMPLE_TRACE }
  await inTransaction(deps, async (deps) => {
    if ((await plannerOverview(deps, deed.actor)).settings !== null) return
    const today = istDate(deps.now())
    const exam = nextExam(addDays(today, PLANNED_DAYS_MIN))
    await setPlanner(deps, deed, {
      examId: exam.id,
      examName: null,
      examOn: exam.on > today ? exam.on : addDays(today, PLANNED_DAYS_MIN),
      list: 'main',
      weeklyMinutes: 26 * 60,
      dailyCapMinutes: 300,
      restDay: 0,
      startMinute: 17 * 60,
      endMinute: null,
      timetable: [],
      otherExam: null,
    })
    await saveSampleChapters(at(deps, addDays(today, -HISTORY_DAYS - 1)), deed)
    for (let back = HISTORY_DAYS; back >= 1; back -= 1) await studySampleDay(deps, deed, addDays(today, -back))
    await writeSampleMocks(deps, deed, today)
  })
}

type SampleChange = Parameters<typeof setPlanner>[1]

/** The same dependencies on an earlier evening. */
function at(deps: Deps, day: string): Deps {
  const then = new Date(fromIstDateTimeLocal(`${day}T21:00`) ?? deps.now())
  return { ...deps, now: () => then }
}

async function saveSampleChapters(deps: Deps, deed: SampleChange): Promise<void> {
  const done = chaptersOf('main')
    .filter(({ schoolClass }) => schoolClass === 11)
    .slice(0, DONE_CHAPTERS)
  const words = ['strong', 'good', 'shaky', 'good', 'weak'] as const
  await saveChapterProgress(
    deps,
    deed,
    done.map(({ key }, place) => ({
      key,
      state: 'done',
      confidence: words[place % words.length] ?? 'good',
      isLeftOut: false,
    })),
  )
}

async function studySampleDay(deps: Deps, { actor, request }: SampleChange, day: string): Promise<void> {
  if (weekdayOf(day) === 0) return
  const chapters = chaptersOf('main').filter(({ schoolClass }) => schoolClass === 12)
  const chapter = chapters[(weekdayOf(day) * 7) % chapters.length]
  if (chapter === undefined || chapter.subject === 'other') return
  const session = {
    title: chapter.name,
    subject: chapter.subject,
    chapterKey: chapter.key,
    startsAt: fromIstDateTimeLocal(`${day}T17:00`) ?? day,
    durationMinutes: 90 + (weekdayOf(day) % 3) * 30,
    notes: null,
    source: 'planner' as const,
    isCompleted: true,
  }
  await createSession(at(deps, day), { actor, request }, session)
}

async function writeSampleMocks(deps: Deps, deed: SampleChange, today: string): Promise<void> {
  const subjects = { physics: 48, chemistry: 61, mathematics: 37 }
  for (const [place, gain] of [0, 9, 21].entries()) {
    const marks = { ...subjects, physics: subjects.physics + gain }
    await addMock(deps, deed, {
      name: `Sample full test ${place + 1}`,
      exam: 'main',
      takenOn: addDays(today, -18 + place * 7),
      ...marks,
      totalMarks: marks.physics + marks.chemistry + marks.mathematics,
      maxMarks: 300,
    })
  }
  const mistakes = [
    [
      'physics',
      'phys-rotation-of-rigid-bodies',
      'concept',
      5,
      'Axis through the edge: parallel axis theorem forgotten',
    ],
    ['mathematics', 'math-definite-integrals', 'careless', 5, 'Lost the minus sign when the limits changed places'],
    ['chemistry', 'chem-ionic-equilibrium', 'time', 4, 'Left the buffer question out, no time'],
    ['physics', 'phys-ray-optics-and-instruments', 'misread', 5, 'Read focal length as radius of curvature'],
  ] as const
  for (const [subject, chapterKey, kind, marksLost, note] of mistakes) {
    const mistake = { mockId: null, subject, chapterKey, kind, marksLost, note, madeOn: addDays(today, -4) }
    await addMistake(deps, deed, mistake)
  }
}
