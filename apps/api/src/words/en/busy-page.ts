import { REFUSALS } from '@sopaan/contract/refusals'

/** The page for whoever is turned away. */
export const busyPage = {
  title: { crowded: String(REFUSALS.UNAVAILABLE.message), 'no-database': 'This part is down for a moment.' },
  text: (seconds: number) => `This page opens by itself in about ${seconds} seconds. What you saved is safe.`,
  place: (ahead: number, count: string) =>
    ahead === 0
      ? 'You are next. Your place is kept as long as this page stays open.'
      : `${ahead === 1 ? 'One person is' : `About ${count} people are`} before you. Your place is kept as long as this page stays open.`,
  again: 'Try again now',
  predictor: 'The college predictor still works',
}
