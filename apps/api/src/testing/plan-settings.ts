/** A plan to the first session of JEE Main 2027: 24 hours a week from five in the evening, Sundays free. */
export const PLAN_SETTINGS = {
  examId: 'main-1',
  examName: null,
  examOn: '2027-01-21',
  list: 'main',
  weeklyMinutes: 24 * 60,
  dailyCapMinutes: 300,
  restDay: 0,
  startMinute: 17 * 60,
} as const
