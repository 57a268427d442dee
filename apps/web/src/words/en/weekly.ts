import { plural } from './plural.ts'

/** Words of sessions with one mentor every week. */
export const weekly = {
  often: 'How often?',
  once: 'Once',
  weekly: (times: number) => `Every week, ${times} times`,
  which: 'These weeks',
  failed: 'The weeks could not be shown.',
  notFree: 'Not free',
  clash: (name: string, isAgreed: boolean) =>
    isAgreed ? `You have a session with ${name} then.` : `You asked ${name} for this time.`,
  needs: (count: number, credits: number | undefined) => {
    const used = plural(count, { one: '1 session, 1 credit', other: `${count} sessions, ${count} credits` })
    return credits !== undefined && count > credits ? `${used}: you have ${credits}. Untick some, or get a plan.` : used
  },
  missing: 'Choose at least one week.',
  send: (count: number) => plural(count, { one: 'Ask for 1 session', other: `Ask for ${count} sessions` }),
  title: 'Every week',
  mark: 'every week',
  number: (number: number, count: number) => `Session ${number} of ${count}`,
  acceptAll: (count: number) => `Accept all ${count}`,
  acceptEvery: 'Accept every week',
  cancelAll: (count: number) => `Cancel this and the next ${count - 1}`,
  creditsBack: (back: number, count: number) =>
    back === count
      ? plural(back, { one: 'The credit comes back.', other: `All ${back} credits come back.` })
      : `${back} of ${count} credits come back. For the others it is too late.`,
}
