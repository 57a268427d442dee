export const studyDay = {
  title: 'Today',
  mentoringWith: (name: string) => `Session with ${name}`,
  none: 'Nothing planned today.',
  rest: 'Today is your rest day.',
  setUp: 'Set up your study plan',
  open: 'Open the planner',
  revisions: (count: string) => `To revise now: ${count}`,
  minutes: (minutes: string) => `${minutes}\u00a0min`,
  markFailed: 'Failed to mark complete',
  countdown: (days: string, exam: string): string => `${days} ${days === '1' ? 'day' : 'days'} to ${exam}`,
  expected: 'Expected date, not announced yet',
  adjust: 'Plan for this exam',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { studyDay } }
