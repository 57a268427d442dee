import type { PlannerOverview } from '@sopaan/contract/planner'
import type { StudySession } from '@sopaan/contract/sessions'

/** A planner that was set up and holds nothing else. @param examOn  the day of the examination */
export function aPlanner(examOn = '2027-01-21'): PlannerOverview {
  return {
    settings: {
      examId: 'main-1',
      examName: null,
      examOn,
      list: 'main',
      weeklyMinutes: 1440,
      dailyCapMinutes: 300,
      restDay: null,
      startMinute: 1020,
      endMinute: null,
      timetable: [],
      otherExam: null,
    },
    chapters: [],
    ownChapters: [],
    revisions: [],
    finished: [],
    revisedOn: [],
    appointments: [],
    dates: [],
    feed: null,
  }
}

/** A study session of one's own, still to come. */
export function aSession(changes: Partial<StudySession> = {}): StudySession {
  return {
    _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c10',
    title: 'Mock paper',
    subject: null,
    chapterKey: null,
    startsAt: '2026-11-25T11:30:00.000Z',
    durationMinutes: 60,
    isCompleted: false,
    completedAt: null,
    isBookmarked: false,
    seriesId: null,
    repeat: null,
    notes: null,
    source: 'own',
    fromName: null,
    dueOn: null,
    ...changes,
  }
}
