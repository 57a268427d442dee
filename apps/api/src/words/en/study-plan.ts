import type { PlannerSettings } from '@sopaan/contract/planner'

type ExamId = PlannerSettings['examId']

/** The printed plan and the calendar of it. */
export const studyPlan = {
  busy: 'Busy',
  calendarName: 'Sopaan',
  expected: (exam: string) => `${exam} (day expected)`,
  mock: (name: string, marks: string, of: string) => `Mock: ${name}, ${marks} of ${of}`,
  revision: 'Revision',
  title: 'My study plan',
  exam: (name: string, day: string) => `${name}, ${day}`,
  /** An examination by its key, and by the name it ships with. */
  examName: (_id: ExamId, shipped: string) => shipped,
  examNames: {
    'main-1': 'JEE Main 2027, session 1',
    'main-2': 'JEE Main 2027, session 2',
    advanced: 'JEE Advanced 2027',
    own: 'Examination',
  },
  pace: (hours: string, cap: string) => `${hours} hours a week, at most ${cap} hours a day`,
  share: 'Of the syllabus by the examination, by hours',
  now: 'Covered now',
  finishes: (day: string) => `The last chapter ends on ${day}.`,
  unfit: 'What does not fit before the examination',
  unfitHead: ['Chapter', 'Hours missing'],
  rest: 'Rest day',
  week: (first: string, last: string) => `${first} to ${last}`,
  subjects: { physics: 'Physics', chemistry: 'Chemistry', mathematics: 'Maths' },
  line: (what: string, minutes: string) => `${what}, ${minutes} min`,
  due: (title: string) => `Due: ${title}`,
  mentoring: (name: string) => `Session with ${name}`,
  revise: (names: string) => (names === '' ? 'Revision' : `Revise ${names}`),
  moreLines: '# more',
  free: 'Free for revision and mock tests',
  more: (count: string) => `${count} more days follow in the planner.`,
  note: 'Chapters are those of the published syllabus; their hours and priorities are our own editorial work. The plan is made anew each day from what you finished.',
}
