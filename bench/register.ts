import { DAY_MS, HOUR_MS } from '@sopaan/domain/time/durations'
import { type CrowdRequest, type EventCrowd, sendRequest, startCrowd } from './events/crowd.ts'
import { atMost, exactly, type Figure, percentile } from './figure.ts'

const INSTANCES = 3
const PEOPLE = 1_000
const SEATS = 50
const LEAVING = 500
/** Who asks before anything is measured, so that no process is measured while it starts. */
const WARMING = 60
const P99_MS_MAX = 2_000

/** 1,000 people register at once at three processes for 50 seats, with and without a waitlist; then 500 leave as 500 come. */
export async function run(): Promise<Figure[]> {
  const crowd = await startCrowd(INSTANCES, PEOPLE)
  try {
    await warm(crowd)
    return [...(await rush(crowd, false)), ...(await rush(crowd, true)), ...(await comeAndGo(crowd))]
  } finally {
    await crowd.stop()
  }
}

async function warm(crowd: EventCrowd): Promise<void> {
  const id = await makeEvent(crowd, true)
  const askers = crowd.askers.slice(0, WARMING)
  for (let round = 0; round < INSTANCES; round += 1)
    await Promise.all(askers.map((_, at) => register(crowd, at, id).then(() => leave(crowd, at, id))))
}

async function rush(crowd: EventCrowd, hasWaitlist: boolean): Promise<Figure[]> {
  const id = await makeEvent(crowd, hasWaitlist)
  const answers = await Promise.all(crowd.askers.map((_, at) => register(crowd, at, id)))
  const [inside, waiting] = [await numbersOf(crowd, id, 'registered'), await numbersOf(crowd, id, 'waiting')]
  const name = hasWaitlist ? 'with a waitlist' : 'without a waitlist'
  const told = answers.filter(({ status, state }) =>
    hasWaitlist ? state === 'waitlisted' : status === 409 && state === undefined,
  )
  const times = answers.map(({ ms }) => ms)
  return [
    exactly(`registered of 1,000, ${name}`, inside.length, SEATS, ''),
    exactly(`answered so, ${name}`, answers.filter(({ state }) => state === 'registered').length, SEATS, ''),
    exactly(hasWaitlist ? 'told that they wait' : 'refused with 409', told.length, PEOPLE - SEATS, ''),
    exactly(
      `places on the waitlist in order from 1, ${name}`,
      waiting.filter((number, at) => number === at + 1).length,
      hasWaitlist ? PEOPLE - SEATS : 0,
      '',
    ),
    atMost(`p99 of registering, ${name}`, percentile(times, 0.99), P99_MS_MAX, 'ms'),
  ]
}

async function comeAndGo(crowd: EventCrowd): Promise<Figure[]> {
  const id = await makeEvent(crowd, true)
  await Promise.all(crowd.askers.slice(0, LEAVING).map((_, at) => register(crowd, at, id)))
  let isOver = false
  const apart: number[] = []
  const watching = (async () => {
    while (!isOver) apart.push(await differenceOf(crowd, id))
  })()
  const answers = await Promise.all(
    crowd.askers.flatMap((_, at) => (at < LEAVING ? [leave(crowd, at, id), register(crowd, at + LEAVING, id)] : [])),
  )
  isOver = true
  await watching
  return [
    exactly('of 500 coming and 500 leaving at once, served', answers.filter(isServed).length, 2 * LEAVING, ''),
    exactly(
      `looks at which counts were not the rows, of ${apart.length}`,
      apart.filter((by) => by !== 0).length,
      0,
      '',
    ),
    exactly('counts less rows at the end', await differenceOf(crowd, id), 0, ''),
  ]
}

const isServed = ({ status }: CrowdRequest) => status === 200
const originOf = ({ origins }: EventCrowd, at: number) => origins[at % origins.length] ?? ''

function register(crowd: EventCrowd, at: number, id: string): Promise<CrowdRequest> {
  const asker = crowd.askers[at]
  if (!asker) throw new Error('Nobody is there.')
  return sendRequest(originOf(crowd, at), asker, 'POST', `/api/v1/mentee/events/register/${id}`)
}

function leave(crowd: EventCrowd, at: number, id: string): Promise<CrowdRequest> {
  const asker = crowd.askers[at]
  if (!asker) throw new Error('Nobody is there.')
  return sendRequest(originOf(crowd, at + 1), asker, 'DELETE', `/api/v1/mentee/events/unregister/${id}`)
}

async function makeEvent({ deps }: EventCrowd, hasWaitlist: boolean): Promise<string> {
  const start = Date.now() + 3 * DAY_MS
  const { id } = await deps.db
    .insertInto('events')
    .values({
      changedAt: deps.now(),
      state: 'published',
      title: JSON.stringify({ en: 'A rush' }),
      description: JSON.stringify({ en: 'Everybody comes at once.' }),
      type: 'webinar',
      startsAt: new Date(start),
      endsAt: new Date(start + HOUR_MS),
      capacity: SEATS,
      hasWaitlist,
      admission: 'free',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function numbersOf(
  { deps }: EventCrowd,
  id: string,
  state: 'registered' | 'waiting',
): Promise<(number | null)[]> {
  const rows = await deps.db
    .selectFrom('eventRegistrations')
    .select('waitingNumber')
    .where('eventId', '=', id)
    .where('state', '=', state)
    .orderBy('waitingNumber')
    .execute()
  return rows.map(({ waitingNumber }) => waitingNumber)
}

/** How far the counts of an event are from its rows, both read in one statement. */
async function differenceOf({ deps }: EventCrowd, id: string): Promise<number> {
  const { seats, waiting, takenRows, waitingRows } = await deps.db
    .selectFrom('events')
    .select((row) => [
      'seatsTaken as seats',
      'waitingCount as waiting',
      row
        .selectFrom('eventRegistrations')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('eventId', '=', id)
        .where('state', 'in', ['registered', 'offered', 'held'])
        .as('takenRows'),
      row
        .selectFrom('eventRegistrations')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('eventId', '=', id)
        .where('state', '=', 'waiting')
        .as('waitingRows'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return Math.abs(seats - Number(takenRows)) + Math.abs(waiting - Number(waitingRows))
}
