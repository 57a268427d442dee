import { chromium, type Page } from '@playwright/test'
import { readAsStudent, readAsVisitor, SAYS_DAY } from '../../e2e/offline-pages.ts'
import { createAccount, PASSWORD, signInByCall } from '../../e2e/people.ts'
import { BROWSER_FLAGS } from '../../scripts/browser.ts'
import { findHeadlessChromium } from '../../scripts/shell.ts'
import { atMost, exactly, type Figure } from '../figure.ts'
import { openPhone, slowProcessor, touchFirst, watchPaint } from '../phone/visit.ts'
import { openScales } from './scales.ts'

const ANSWER_MAX_MS = 50
const BYTES_PER_KB = 1024
/** The whole book, compressed: 1.2 MB. */
const BOOK_MAX_KB = 1_229
/** All that is kept after one visit, the book among it: what "Keep it on this phone" names, half as much again. */
const WHOLE_MAX_KB = 1_536
const SAYS_MS = 15_000

/** One page without a network: whether it stands there with its day, and how soon it answers a finger, ms. */
type Opened = { address: string; isThere: boolean; answerMs: number }

/**
 * One visit of a visitor and one of a student, then the network is cut: every page that is to open does so and says of which day
 * it is; what is touched on it answers on the processor of a cheap phone; and what all of it weighed.
 */
export async function measureWithoutNetwork(origin: string): Promise<Figure[]> {
  const executablePath = await findHeadlessChromium()
  const browser = await chromium.launch({ args: [...BROWSER_FLAGS], ...(executablePath && { executablePath }) })
  const scales = await openScales(origin)
  const open = async () => {
    const context = await openPhone(browser, { baseURL: scales.url, serviceWorkers: 'allow', locale: 'en-IN' })
    await context.addInitScript(() => sessionStorage.setItem('splashSeen', 'true'))
    await context.addInitScript(watchPaint)
    return context.newPage()
  }
  try {
    const visitor = await open()
    const ofVisitor = await openAll(visitor, await readAsVisitor(visitor))
    const [wholeKb, bookKb] = [scales.weigh('') / BYTES_PER_KB, scales.weigh('/data/book-') / BYTES_PER_KB]
    const student = await open()
    await signInByCall(student, await createAccount(student), PASSWORD)
    const opened = [...ofVisitor, ...(await openAll(student, await readAsStudent(student)))]
    for (const { address, isThere, answerMs } of opened)
      console.log(
        `${address.split('?')[0]}: ${isThere ? `answers in ${answerMs || '<16'} ms` : 'does not stand there'}`,
      )
    return [
      exactly(
        'pages that do not open with their day',
        opened.filter(({ isThere }) => !isThere).length,
        0,
        `of ${opened.length}`,
      ),
      atMost('slowest answer to a finger', Math.max(...opened.map(({ answerMs }) => answerMs)), ANSWER_MAX_MS, 'ms'),
      atMost('the rank book on the wire', bookKb, BOOK_MAX_KB, 'KB'),
      atMost('all that one visit fetched, the book and what is kept ahead among it', wholeKb, WHOLE_MAX_KB, 'KB'),
    ]
  } finally {
    await browser.close()
    await scales.close()
  }
}

/** Cuts the network, and opens pages one after the other. */
async function openAll(page: Page, addresses: readonly string[]): Promise<Opened[]> {
  await page.context().setOffline(true)
  await slowProcessor(page, { isOffline: true })
  const opened: Opened[] = []
  for (const address of addresses) {
    const isThere = await page
      .goto(address)
      .then(() => page.getByText(SAYS_DAY).filter({ visible: true }).first().waitFor({ timeout: SAYS_MS }))
      .then(
        () => true,
        () => false,
      )
    opened.push({ address, isThere, answerMs: isThere ? await touchFirst(page) : Number.POSITIVE_INFINITY })
  }
  return opened
}
