import { BENCH_PASSWORD, openBenchBrowser, startBenchServer } from './accounts/server.ts'
import { exactly, type Figure } from './figure.ts'

const AT_ONCE = 20
const ROUNDS = 25

/** Twenty tabs that refresh one token at the same instant: one rotation, one successor, and nobody signed out. */
export async function run(): Promise<Figure[]> {
  const server = await startBenchServer(1)
  try {
    const browser = await openBenchBrowser(server.origin)
    const signedIn = await browser.post('/api/v1/auth/login', {
      email: 'person-0@example.org',
      password: BENCH_PASSWORD,
    })
    let cookies = new Map([...browser.cookies, ...signedIn.cookies])
    let refused = 0
    let successors = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const tabs = await Promise.all(Array.from({ length: AT_ONCE }, () => openBenchBrowser(server.origin, cookies)))
      const answers = await Promise.all(tabs.map((tab) => tab.post('/api/v1/auth/refresh-token', {})))
      refused += answers.filter(({ status }) => status !== 200).length
      successors += new Set(answers.map((answer) => answer.cookies.get('__Host-rt'))).size
      cookies = new Map([...cookies, ...(answers[0]?.cookies ?? [])])
    }
    const rotations = Number(cookies.get('__Host-rt')?.split('.')[2])
    return [
      exactly('rotations for 25 rounds of 20 refreshes at once', rotations, ROUNDS, ''),
      exactly('different successors in 25 rounds', successors, ROUNDS, ''),
      exactly('refreshes refused', refused, 0, ''),
    ]
  } finally {
    await server.stop()
  }
}
