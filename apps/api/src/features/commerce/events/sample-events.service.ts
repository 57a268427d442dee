import type { EventFields } from '@sopaan/contract/managed-events'
import { DAY_MS, HOUR_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { accountByEmail } from '#api/features/account/accounts/accounts.service.ts'
import { notifySamplePerson } from '#api/features/operations/notifications/sample-notifications.service.ts'
import { columnsOf } from './event-changes.ts'
import { type EventRow, hasEvents, insertEventRow } from './events.queries.ts'
import { upsertRegistrations } from './registrations.queries.ts'
import { countSeats, newCheckInCode } from './seat-counts.ts'

const SAMPLE_MENTEE = 'mentee@sopaan.test'
/** Seven in the evening in India, as hours of UTC. */
const EVENING_UTC_MS = 13.5 * HOUR_MS

type Sample = Omit<EventFields, 'date' | 'endDate' | 'status'> & { inDays: number; hours: number }

/** Events of a fresh start that is not production: each is marked as a sample wherever it is seen. */
const SAMPLES: readonly Sample[] = [
  {
    inDays: 1,
    hours: 1.5,
    title: { en: 'JoSAA rounds: float, slide or freeze', hi: 'JoSAA के राउंड: float, slide या freeze' },
    description: {
      en: 'What each choice does to your seat and your list, round by round, with the dates that matter. Bring your questions: half of the time is for them.',
      hi: 'हर विकल्प आपकी सीट और सूची के साथ क्या करता है, राउंड दर राउंड, ज़रूरी तारीख़ों के साथ। अपने सवाल लाइए: आधा समय उन्हीं के लिए है।',
    },
    type: 'webinar',
    capacity: 100,
    hasWaitlist: true,
    admission: 'free',
    meetingUrl: 'https://meet.example.org/sample-rounds',
  },
  {
    inDays: 4,
    hours: 2,
    title: { en: 'Build your choice list in two hours', hi: 'दो घंटे में अपनी चॉइस लिस्ट बनाइए' },
    description: {
      en: 'We go through your list together and put it into an order that keeps the good seats within reach.',
      hi: 'हम साथ मिलकर आपकी सूची देखते हैं और उसे ऐसे क्रम में रखते हैं कि अच्छी सीटें पहुँच में रहें।',
    },
    type: 'workshop',
    capacity: 12,
    hasWaitlist: true,
    admission: 'paid',
    pricePaise: 19_900,
    place: 'Sample hall, New Delhi',
  },
  {
    inDays: 9,
    hours: 1,
    title: { en: 'Counselling hour for people with a plan', hi: 'प्लान वालों के लिए काउंसलिंग का घंटा' },
    description: {
      en: 'Your documents, your category certificate and your home state: what the counselling asks for and when.',
      hi: 'आपके दस्तावेज़, श्रेणी प्रमाण-पत्र और गृह राज्य: काउंसलिंग क्या और कब माँगती है।',
    },
    type: 'counselling',
    capacity: 30,
    hasWaitlist: false,
    admission: 'plan',
    meetingUrl: 'https://meet.example.org/sample-counselling',
  },
  {
    inDays: -6,
    hours: 1.5,
    title: { en: 'What a percentile becomes as a rank', hi: 'परसेंटाइल से रैंक कैसे बनती है' },
    description: {
      en: 'Why the same percentile is not the same rank every year, and how wide the range is.',
      hi: 'एक ही परसेंटाइल हर साल एक ही रैंक क्यों नहीं होता, और दायरा कितना चौड़ा है।',
    },
    type: 'webinar',
    hasWaitlist: false,
    admission: 'free',
    recordingUrl: 'https://video.example.org/sample-percentile',
  },
]

/** Makes sample events where there is none yet. */
export async function seedSampleEvents(deps: Deps): Promise<void> {
  await inTransaction(deps, async (deps) => {
    if (await hasEvents(deps.db)) return
    const today = Math.floor(deps.now().getTime() / DAY_MS) * DAY_MS
    for (const { inDays, hours, ...sample } of SAMPLES) {
      const start = today + inDays * DAY_MS + EVENING_UTC_MS
      const date = new Date(start).toISOString()
      const endDate = new Date(start + hours * HOUR_MS).toISOString()
      const columns = columnsOf({ ...sample, date, endDate, status: 'upcoming' })
      const row = { ...columns, state: 'published', changedAt: deps.now(), isSample: true } as const
      const event = await insertEventRow(deps.db, row)
      if (event.recordingUrl !== null) await seedSeat(deps, event)
    }
  })
}

/** Lets the sample mentee have been at an event that is over, so that its recording is seen. */
async function seedSeat(deps: Deps, event: EventRow): Promise<void> {
  const mentee = await accountByEmail(deps, SAMPLE_MENTEE)
  if (!mentee) return
  const registeredAt = new Date(event.startsAt.getTime() - 2 * DAY_MS)
  const seat = { eventId: event.id, userId: mentee.id, state: 'registered', changedAt: registeredAt } as const
  const rest = { waitingNumber: null, untilAt: null, purchaseId: null, checkInCode: newCheckInCode(deps) }
  await upsertRegistrations(deps.db, [{ ...seat, ...rest, registeredAt }])
  await countSeats(deps, event, { taken: 1 })
  const notice = {
    kind: 'event-recording',
    facts: { title: event.title },
    about: { eventId: event.id },
    key: `sample recording ${event.id}`,
  } as const
  await notifySamplePerson(deps, mentee.id, notice, new Date(event.endsAt.getTime() + DAY_MS))
}
