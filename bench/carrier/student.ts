import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { proofOf } from '@sopaan/api/testing/solve-challenge'
import { auth } from '@sopaan/contract/auth'
import type { Proof } from '@sopaan/contract/challenges'
import type { Request } from '@sopaan/contract/client'
import { isRefusal } from '@sopaan/contract/refusals'
import { BENCH_PASSWORD } from '../accounts/server.ts'
import { openVisitor, whenServed } from '../visitor.ts'

/** What came of one student's way from the form to the first page behind it. */
export type StudentTrip = {
  reached: 'nothing' | 'signed-up' | 'verified' | 'signed-in'
  challenges: number
  /** The refusal that ended it. */
  refusedWith?: string
}

/** A waiting page asks this often whether its link was opened, ms. */
const POLL_MS = 5_000
const MAIL_CHECK_MS = 1_000

/**
 * Signs up with a browser of its own, waits for the mail as the page does, opens its link and signs in. What a page does by
 * itself it does too: it solves a challenge, and comes again where the server is busy.
 */
export async function walkStudent(
  origin: string,
  email: string,
  findToken: (email: string) => string | undefined,
): Promise<StudentTrip> {
  const { request } = openVisitor(origin)
  const trip: StudentTrip = { reached: 'nothing', challenges: 0 }
  const solving = solvingChallenges(() => {
    trip.challenges += 1
  })
  try {
    const account = { fullName: 'Asha Rao', email, password: BENCH_PASSWORD, role: 'mentee' as const }
    await solving((proof) => request(auth.signup, { body: { ...account, ...(proof && { proof }) } }))
    trip.reached = 'signed-up'
    const token = await waitForLink(request, email, findToken)
    await whenServed(() => request(auth.describeLink, { body: { token, type: 'verify' } }))
    await whenServed(() => request(auth.verifyEmail, { body: { token, email, type: 'verify' } }))
    trip.reached = 'verified'
    await solving((proof) =>
      request(auth.login, { body: { email, password: BENCH_PASSWORD, ...(proof && { proof }) } }),
    )
    trip.reached = 'signed-in'
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown
    trip.refusedWith = thrown.code
  }
  return trip
}

/** Reads the token of a mailed link from the folder that stands in for a mail server, each file once. */
export function mailedTokens(dataFolder: string): (email: string) => string | undefined {
  const folder = join(dataFolder, 'mails')
  const read = new Set<string>()
  const tokens = new Map<string, string>()
  let lookedAtMs = Number.NEGATIVE_INFINITY
  return (email) => {
    if (performance.now() - lookedAtMs > MAIL_CHECK_MS && existsSync(folder)) {
      lookedAtMs = performance.now()
      for (const name of readdirSync(folder)) {
        if (!name.endsWith('.eml') || read.has(name)) continue
        read.add(name)
        // Long lines are broken by a sign of equality at their end, and that sign itself is written in hexadecimal.
        const text = readFileSync(join(folder, name), 'utf8')
          .replace(/=\r?\n/g, '')
          .replaceAll('=3D', '=')
        const [, to] = /^To: <?([^\s>]+)/im.exec(text) ?? []
        const [, token] = /[?&]token=([\w-]{43})/.exec(text) ?? []
        if (to !== undefined && token !== undefined) tokens.set(to, token)
      }
    }
    return tokens.get(email)
  }
}

async function waitForLink(
  request: Request,
  email: string,
  findToken: (email: string) => string | undefined,
): Promise<string> {
  for (;;) {
    await whenServed(() => request(auth.checkVerificationStatus, { body: { email, type: 'verify' } }))
    const token = findToken(email)
    if (token !== undefined) return token
    await pause(POLL_MS)
  }
}

function solvingChallenges(onChallenge: () => void) {
  return async <T>(send: (proof: Proof | undefined) => Promise<T>): Promise<T> => {
    try {
      return await whenServed(() => send(undefined))
    } catch (thrown) {
      if (!isRefusal(thrown, 'CHALLENGE_REQUIRED')) throw thrown
      onChallenge()
      const proof = proofOf(thrown.details.challenge)
      return whenServed(() => send(proof))
    }
  }
}
