import { plural } from './plural.ts'

/** Words at the checkout of a larger plan, to who holds a smaller one. */
export const upgrade = {
  offer: (name: string, left: string) =>
    `You hold ${name}, and ${left} of it is unused. Give it up, and that comes off.`,
  take: (amount: string) => `Upgrade and pay ${amount}`,
  given: (name: string, sessions: number, brings: number) =>
    sessions === 0
      ? `${name} ends when you pay. Sessions you have booked with it stay.`
      : `${name} ends when you pay, with its ${plural(sessions, {
          one: '1 unused session',
          other: `${sessions} unused sessions`,
        })}; you get ${brings} new ones. Sessions you have booked stay.`,
  keep: (name: string) => `Keep ${name}, pay in full`,
  faults: {
    'nothing-left': 'Nothing of your plan can be credited: it is used up, it has ended, or its refund is open.',
    'not-larger': 'What is left of your plan is worth as much as this costs. You can buy it beside the other.',
  },
}
