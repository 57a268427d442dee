import type { CONTACT_TOPICS } from '@sopaan/contract/contact'
import { HOUR_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { countMessages, insertContactMessage, settleMessage } from './contact.queries.ts'

type Sample = {
  hoursAgo: number
  fullName: string
  topic: (typeof CONTACT_TOPICS)[number]
  message: string
  /** What staff wrote back, a few hours later; absent: it waits. */
  answer?: string
}

const ANSWERED_AFTER_MS = 5 * HOUR_MS

const SAMPLES: readonly Sample[] = [
  {
    hoursAgo: 98,
    fullName: 'Sample Parent',
    topic: 'payment',
    message: 'Sample: I paid for my daughter’s plan. May the receipt bear my name?',
    answer: 'Sample: Yes. Open the receipt under Plans and purchases and name yourself there.',
  },
  {
    hoursAgo: 27,
    fullName: 'Sample Visitor',
    topic: 'data-error',
    message: 'Sample: The closing rank of my branch in round 4 differs from the official page by one digit.',
  },
  {
    hoursAgo: 3,
    fullName: 'Sample School',
    topic: 'other',
    message: 'Sample: We would like to show the predictor to class 12. Is there a limit for one address?',
  },
]

/** Lets people have written to us: one message is answered, two wait; once, where nobody wrote. Nobody is mailed. */
export async function seedSampleMessages(deps: Deps): Promise<void> {
  await inTransaction(deps, async (deps) => {
    if ((await countMessages(deps.db, {})) > 0) return
    for (const [at, { hoursAgo, answer, ...said }] of SAMPLES.entries()) {
      const askedAt = new Date(deps.now().getTime() - hoursAgo * HOUR_MS)
      const email = `sample-${at + 1}@sopaan.test`
      const row = await insertContactMessage(deps.db, { ...said, email, language: 'en', askedAt })
      if (row === undefined || answer === undefined) continue
      const answeredAt = new Date(askedAt.getTime() + ANSWERED_AFTER_MS)
      await settleMessage(deps.db, row.id, { state: 'answered', answer, answeredAt })
    }
  })
}
