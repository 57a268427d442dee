import { type BenchBrowser, openBenchBrowser, startBenchServer } from './accounts/server.ts'
import { atMost, type Figure, median } from './figure.ts'

const TRIES = 200

/** Whether the time of an answer tells that an address has an account: known and unknown in turn, one at a time. */
export async function run(): Promise<Figure[]> {
  const server = await startBenchServer(TRIES + 10)
  try {
    const browser = await openBenchBrowser(server.origin)
    return [
      await compare('sign-in with a wrong password', (email) => wrongPassword(browser, email)),
      await compare('asking for a reset', (email) => requestReset(browser, email)),
    ]
  } finally {
    await server.stop()
  }
}

type MailProbe = (email: string) => Promise<{ ms: number }>
const wrongPassword = (browser: BenchBrowser, email: string) =>
  browser.post('/api/v1/auth/login', { email, password: 'not-the-password' })
const requestReset = (browser: BenchBrowser, email: string) =>
  browser.post('/api/v1/auth/send-reset-reactivate-email', { email, type: 'reset' })

async function compare(name: string, ask: MailProbe): Promise<Figure> {
  for (let at = TRIES; at < TRIES + 10; at += 1) {
    await ask(`person-${at}@example.org`)
    await ask(`nobody-${at}@example.org`)
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let at = 0; at < TRIES; at += 1) {
    known.push((await ask(`person-${at}@example.org`)).ms)
    unknown.push((await ask(`nobody-${at}@example.org`)).ms)
  }
  const [one, other] = [median(known), median(unknown)]
  const apart = (Math.abs(one - other) / Math.min(one, other)) * 100
  return atMost(`${name}: medians of known and unknown apart`, apart, 15, '%')
}
