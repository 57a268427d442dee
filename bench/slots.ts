import { randomUUID } from 'node:crypto'
import { changeOwn, makeAccount } from '@sopaan/api/features/account/accounts/accounts.service'
import { countCredits, grantCredits } from '@sopaan/api/features/mentoring/mentoring-credits/mentoring-credits.service'
import { DAY_MS, HOUR_MS } from '@sopaan/domain/time/durations'
import { type Asker, type EventCrowd, startCrowd } from './events/crowd.ts'
import { atMost, exactly, type Figure, percentile } from './figure.ts'

const INSTANCES = 2
const PEOPLE = 50
const ROUNDS = 10
const P99_MS_MAX = 2_000

type Answer = { status: number; code: string; ms: number }

/** 50 people ask for one time of a mentor at once, over two processes; ten times of the mentor, one after the other. */
export async function run(): Promise<Figure[]> {
  const crowd = await startCrowd(INSTANCES, PEOPLE)
  try {
    const mentorId = await makeMentor(crowd)
    await grantCreditsTo(crowd)
    const rounds: Answer[][] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await rush(crowd, mentorId, slotOf(round)))
    return [...figuresOf(rounds), ...(await storedBy(crowd, mentorId))]
  } finally {
    await crowd.stop()
  }
}

function figuresOf(rounds: readonly Answer[][]): Figure[] {
  const wins = rounds.filter((answers) => answers.filter(({ status }) => status === 201).length === 1)
  const answers = rounds.flat()
  const told = answers.filter(({ status, code }) => status === 409 && code === 'SLOT_TAKEN')
  const times = answers.map(({ ms }) => ms)
  return [
    exactly(`times of ${ROUNDS} that one of 50 got`, wins.length, ROUNDS, ''),
    exactly('others, told that the time is taken', told.length, ROUNDS * (PEOPLE - 1), ''),
    atMost('p99 of an answer', percentile(times, 0.99), P99_MS_MAX, 'ms'),
  ]
}

/** What is in the database afterwards: sessions, and credits that are spent. */
async function storedBy({ deps, askers }: EventCrowd, mentorId: string): Promise<Figure[]> {
  const rows = await deps.db.selectFrom('bookings').select('startsAt').where('mentorId', '=', mentorId).execute()
  let left = 0
  for (const { userId } of askers) left += await countCredits(deps, userId)
  return [
    exactly('sessions in the database', rows.length, ROUNDS, ''),
    exactly('credits spent', PEOPLE * ROUNDS - left, ROUNDS, ''),
  ]
}

async function rush(crowd: EventCrowd, mentorId: string, startsAt: string): Promise<Answer[]> {
  return Promise.all(
    crowd.askers.map((asker, at) => {
      const origin = crowd.origins[at % crowd.origins.length] ?? ''
      return book(origin, asker, { mentorId, startsAt, question: 'May I ask you something?' })
    }),
  )
}

async function book(origin: string, { cookies }: Asker, body: object): Promise<Answer> {
  const startedMs = performance.now()
  const answer = await fetch(`${origin}/api/v1/mentee/bookings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  return {
    status: answer.status,
    code: /"code":"(\w+)"/.exec(text)?.[1] ?? '',
    ms: performance.now() - startedMs,
  }
}

/** The hour at which a round's session begins: of one day each, from the day after tomorrow. */
function slotOf(round: number): string {
  const start = new Date(Date.now() + (2 + round) * DAY_MS)
  start.setUTCHours(12, 30, 0, 0)
  return start.toISOString()
}

async function grantCreditsTo({ deps, askers }: EventCrowd): Promise<void> {
  const expiresAt = new Date(Date.now() + 90 * DAY_MS)
  for (const { userId } of askers) {
    await changeOwn(deps, userId, { birthMonth: '2000-01' })
    await grantCredits(deps, { userId, purchaseId: randomUUID(), count: ROUNDS, expiresAt })
  }
}

/** Somebody who is there day and night. */
async function makeMentor({ deps }: EventCrowd): Promise<string> {
  const account = await makeAccount(deps, {
    email: 'mentor@example.org',
    fullName: 'Kiran Das',
    role: 'mentor',
    language: 'en',
    password: { hash: '$argon2id$none', keyId: 'none' },
  })
  if (!account) throw new Error('The address is taken.')
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, range: { from: '00:00', to: '24:00' } }))
  const rules = { sessionMinutes: 60, bufferMinutes: 15, noticeHours: 1, aheadDays: 60, perDayMax: 12 }
  const now = new Date(Date.now() - HOUR_MS)
  await deps.db
    .insertInto('mentors')
    .values({
      userId: account.id,
      appliedAt: now,
      changedAt: now,
      state: 'approved',
      decidedAt: now,
      instituteSlug: 'a',
      instituteName: 'A',
      programmeSlug: 'b',
      programmeName: 'B',
      headline: 'Ask me',
      about: 'About me.',
      languages: ['hi'],
      topics: ['campus-life'],
      hours: JSON.stringify({ zone: 'Asia/Kolkata', weekly, exceptions: [], ...rules }),
    })
    .execute()
  return account.id
}
