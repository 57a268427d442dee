import { type Browser, chromium, type Page } from '@playwright/test'
import { startPostgres } from '@sopaan/api/testing/postgres'
import { getServed } from '../e2e/calls.ts'
import { aSample } from '../e2e/people.ts'
import { BROWSER_FLAGS } from '../scripts/browser.ts'
import { type Product, startProduct } from '../scripts/product.ts'
import { findHeadlessChromium } from '../scripts/shell.ts'
import { atMost, exactly, type Figure, median, percentile } from './figure.ts'

/**
 * How long a message takes from the press of its button in one browser until it can be read in the other, both with the page
 * of the session open, each served by a process of its own over one PostgreSQL. Needs the build, PostgreSQL and Chromium.
 */

const MESSAGES = 60
const SECONDS_MAX = 2
const SECRET_KEY = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'

/** The figures of messages between two who look. */
export async function run(): Promise<Figure[]> {
  const postgres = await startPostgres({ isDurable: true, isFilled: true })
  const env = { DATABASE_URL: await postgres.createMigratedDatabase(), SECRET_KEY, RATE_LIMIT_SCALE: '1000' }
  const products: Product[] = []
  const executablePath = await findHeadlessChromium()
  const browser = await chromium.launch({ args: [...BROWSER_FLAGS], ...(executablePath && { executablePath }) })
  try {
    // One after the other: the first makes the sample people and names them.
    products.push(await startProduct({ env }), await startProduct({ env }))
    return figuresOf(await measure(browser, products))
  } finally {
    await browser.close()
    for (const product of products) await product.stop()
    await postgres.stop()
  }
}

function figuresOf(seconds: readonly number[]): Figure[] {
  return [
    exactly('messages that arrived', seconds.length, MESSAGES, ''),
    atMost('from one browser to the other, median', median(seconds), SECONDS_MAX, 's'),
    atMost('from one browser to the other, p95', percentile(seconds, 0.95), SECONDS_MAX, 's'),
  ]
}

async function measure(browser: Browser, [one, other]: readonly Product[]): Promise<number[]> {
  if (!one || !other) throw new Error('Two products are up.')
  // Only the first said who there is.
  const mentee = await aSample(browser, one, 'mentee')
  const mentor = await aSample(browser, { ...other, output: one.output }, 'mentor')
  const id = await findOpenSession(mentor)
  await mentee.goto(`/mentee-dashboard/sessions/${id}`)
  await mentor.goto(`/mentor-dashboard/sessions/${id}`)
  const seconds: number[] = []
  for (let at = 0; at < MESSAGES; at += 1) {
    const [from, to] = at % 2 === 0 ? [mentee, mentor] : [mentor, mentee]
    seconds.push(await send(from, to, `Message number ${at} of this measure`))
  }
  return seconds
}

/** The next agreed session of the sample mentor with the sample mentee. */
async function findOpenSession(mentor: Page): Promise<string> {
  const answer = await getServed(mentor.request, '/api/v1/bookings?when=next')
  const { data }: { data: { _id: string; state: string; other: { firstName: string } }[] } = await answer.json()
  const found = data.find(({ state, other }) => state === 'accepted' && other.firstName === 'Sample')
  if (!found) throw new Error('The samples have an agreed session.')
  return found._id
}

async function send(from: Page, to: Page, text: string): Promise<number> {
  await from.getByRole('textbox', { name: 'Message' }).fill(text)
  const startedMs = performance.now()
  await from.getByRole('button', { name: 'Send message' }).click()
  await to.getByText(text, { exact: true }).waitFor()
  return (performance.now() - startedMs) / 1_000
}
