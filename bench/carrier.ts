import { setTimeout as pause } from 'node:timers/promises'
import { auth } from '@sopaan/contract/auth'
import { isRefusal } from '@sopaan/contract/refusals'
import { BENCH_PASSWORD, startBenchServer } from './accounts/server.ts'
import { mailedTokens, type StudentTrip, walkStudent } from './carrier/student.ts'
import { atLeast, atMost, exactly, type Figure } from './figure.ts'
import { openVisitor, type Visitor } from './visitor.ts'

/**
 * What one IPv4 address of a carrier, a hostel or a coaching hall lets through, by the limits that ship: 500 browsers sign
 * up, open their mailed links and sign in; then somebody behind the same address guesses passwords, once with one browser
 * and once with a new one every thirty tries, while people with the right password come and go. On a server of its own.
 */

const STUDENTS = 500
const AT_ONCE = 20
const MINUTES_MAX = 15
/** What the address may miss in ten minutes before strangers do work first, and one browser before it waits. */
const ADDRESS_MISSES = 600
const DEVICE_MISSES = 30
const WINDOW_MS = 600_000
/** The attack takes less than this, ms. */
const ATTACK_MS = 180_000
/** Wrong passwords after which an account is locked for strangers. */
const ACCOUNT_MISSES = 5
/** Accounts there are before: one is guessed at, one belongs to somebody who comes back. */
const [VICTIM, OWNER] = ['person-0@example.org', 'person-1@example.org']

/** The figures of the address. */
export async function run(): Promise<Figure[]> {
  const server = await startBenchServer(2, { hasLimits: true })
  try {
    const owner = openVisitor(server.origin)
    await logIn(owner, OWNER, BENCH_PASSWORD)
    return [...(await fillHall(server)), ...(await attack(server.origin, owner))]
  } finally {
    await server.stop()
  }
}

async function fillHall({ origin, dataFolder }: { origin: string; dataFolder: string }): Promise<Figure[]> {
  const findToken = mailedTokens(dataFolder)
  const startedMs = performance.now()
  const trips: StudentTrip[] = []
  let next = 0
  const walk = async () => {
    for (let at = next++; at < STUDENTS; at = next++)
      trips.push(await walkStudent(origin, `student-${at}@example.org`, findToken))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  const minutes = (performance.now() - startedMs) / 60_000
  const refused = trips.flatMap(({ refusedWith }) => refusedWith ?? [])
  if (refused.length > 0) console.log(`carrier refused: ${[...new Set(refused)].join(', ')}`)
  const challenged = trips.filter(({ challenges }) => challenges > 0).length
  return [
    exactly(
      'of 500 browsers behind one address, signed up, verified and signed in',
      trips.filter(({ reached }) => reached === 'signed-in').length,
      STUDENTS,
      '',
    ),
    atMost('all of them within', minutes, MINUTES_MAX, 'minutes'),
    atMost('of them, did a little work first', challenged, STUDENTS - 300, ''),
  ]
}

async function attack(origin: string, owner: Visitor): Promise<Figure[]> {
  await waitForRoom()
  const one = openVisitor(origin)
  const looked = await countChecked(
    () => one,
    () => VICTIM,
    2 * ACCOUNT_MISSES,
  )
  const device = openVisitor(origin)
  const ofDevice = await countChecked(
    () => device,
    (at) => `guessed-${at}@example.org`,
    2 * DEVICE_MISSES,
  )
  let many = openVisitor(origin)
  const ofAddress = await countChecked(
    (at) => {
      if (at % DEVICE_MISSES === 0) many = openVisitor(origin)
      return many
    },
    (at) => `listed-${at}@example.org`,
    2 * ADDRESS_MISSES,
  )
  const startedMs = performance.now()
  const known = await logIn(owner, OWNER, BENCH_PASSWORD)
  const seconds = (performance.now() - startedMs) / 1_000
  const stranger = await logIn(openVisitor(origin), 'student-0@example.org', BENCH_PASSWORD)
  return [
    atMost('wrong passwords looked at for one account', looked, ACCOUNT_MISSES, ''),
    atMost('wrong passwords looked at from one browser', ofDevice, DEVICE_MISSES, ''),
    atMost('wrong passwords looked at from the address without work', ofAddress, ADDRESS_MISSES, ''),
    atLeast('a known browser with the right password, meanwhile', known === 'signed-in' ? 1 : 0, 1, ''),
    atMost('its wait', seconds, 2, 's'),
    exactly('strangers with the right password are asked for work', stranger === 'CHALLENGE_REQUIRED' ? 1 : 0, 1, ''),
  ]
}

/** Tries are counted in windows of ten minutes: one that ends amid the attack would let twice as many through. */
async function waitForRoom(): Promise<void> {
  const leftMs = WINDOW_MS - (Date.now() % WINDOW_MS)
  if (leftMs < ATTACK_MS) await pause(leftMs)
}

/** How many wrong passwords the server looked at before it refused to, of as many tries at most. */
async function countChecked(
  visitorOf: (at: number) => Visitor,
  emailOf: (at: number) => string,
  tries: number,
): Promise<number> {
  let looked = 0
  for (let at = 0; at < tries; at += 1) {
    const outcome = await logIn(visitorOf(at), emailOf(at), 'not-the-password')
    if (outcome === 'INVALID_CREDENTIALS') looked += 1
    else if (outcome !== 'UNAVAILABLE') break
  }
  return looked
}

async function logIn({ request }: Visitor, email: string, password: string): Promise<string> {
  try {
    await request(auth.login, { body: { email, password } })
    return 'signed-in'
  } catch (thrown) {
    if (isRefusal(thrown)) return thrown.code
    throw thrown
  }
}
