import type { BrowserContext, Page } from '@playwright/test'
import { slowDown } from './visit.ts'

/** What a finger asks of a result, by its name in the figures. */
export const GESTURES = [
  'tab',
  'filter above the rows',
  'filter in the sheet',
  'order',
  'more rows',
  'long shots',
] as const
type Gesture = (typeof GESTURES)[number]
type Answers = Record<Gesture, number[]>

/** The four tabs of a result, tapped in an order that lets each change the rows. */
const TAPPED = [1, 2, 3, 0, 3, 0]
/** Between two taps, so that the rows below the first screen and the address have followed, ms. */
const REST_MS = 700
/** How long somebody looks at a list of orders, or reaches for what they see, ms. */
const PAUSE_MS = 2000
/** How long a finger rests on what it taps: a quick one, ms. */
const PRESS_MS = 60
/** Browsers tell of no event that was answered sooner, ms. */
const REPORTED_FROM_MS = 16

/** What has to be seen in the frame behind a touch: the touched tab marked, other rows, or another number on the button. */
type Seen = 'tab' | 'rows' | 'count'

/**
 * How long what is asked of a result takes, from the finger to the frame in which its answer is seen. What is not seen in that
 * frame counts as never answered.
 * @param isSlow  the processor and network of a cheap phone
 */
export async function tapResult(context: BrowserContext, url: string, isSlow: boolean): Promise<Answers> {
  const page = await openResult(context, url, isSlow)
  const answers: Omit<Answers, 'long shots'> = {
    tab: await tapTabs(page),
    'filter above the rows': await tapChips(page),
    'more rows': await tapAtFoot(page, '.result-more a[rel="next"]'),
    order: await changeOrder(page),
    'filter in the sheet': await tapInSheet(page),
  }
  await page.close()
  return { ...answers, 'long shots': await tapFold(context, url, isSlow) }
}

/** Long shots stand behind the last of the other choices: those of one State end soon. */
async function tapFold(context: BrowserContext, url: string, isSlow: boolean): Promise<number[]> {
  const page = await openResult(context, `${url}&collegeState=Telangana`, isSlow)
  const answered = await tapAtFoot(page, '.result-more a.result-fold')
  await page.close()
  return answered
}

async function openResult(context: BrowserContext, url: string, isSlow: boolean): Promise<Page> {
  const page = await context.newPage()
  if (isSlow) await slowDown(page)
  const table = page.waitForResponse((response) => response.url().includes('/packed-choices'))
  await page.goto(url, { waitUntil: 'networkidle' })
  await (await table).finished()
  await page.waitForTimeout(REST_MS)
  return page
}

async function tapTabs(page: Page): Promise<number[]> {
  const answered: number[] = []
  for (const at of TAPPED) {
    answered.push(await tap(page, { selector: `.result-tabs a:nth-child(${at + 1})`, seen: 'tab' }))
    await page.waitForTimeout(REST_MS)
  }
  return answered
}

/** On, off and on: seats for women alone. */
async function tapChips(page: Page): Promise<number[]> {
  const answered: number[] = []
  for (const isOn of [false, true, false, true]) {
    await page.waitForTimeout(PAUSE_MS)
    const chip = isOn ? '.result-chips a[data-on]' : '.result-chips a:not([data-on])'
    answered.push(await tap(page, { selector: chip, seen: 'rows' }))
  }
  return answered
}

async function tapAtFoot(page: Page, selector: string): Promise<number[]> {
  await page.locator(selector).scrollIntoViewIfNeeded()
  await page.waitForTimeout(PAUSE_MS)
  const answered = [await tap(page, { selector, seen: 'rows' })]
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(PAUSE_MS)
  return answered
}

/** By the keys of the list itself: what a browser lays over the page for it is none of ours. */
async function changeOrder(page: Page): Promise<number[]> {
  const answered: number[] = []
  await page.locator('.result-sort select').focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown']) {
    await page.waitForTimeout(PAUSE_MS)
    await page.evaluate(watchAnswer, { selector: '.result-sort select', seen: 'rows', event: 'keydown' } as const)
    await page.keyboard.press(key)
    answered.push(await readAnswer(page))
  }
  return answered
}

async function tapInSheet(page: Page): Promise<number[]> {
  await page.locator('.result-tools button').tap()
  await page.waitForTimeout(PAUSE_MS)
  const answered: number[] = []
  for (const at of [1, 2, 1, 2]) {
    answered.push(await tap(page, { selector: `#filters .filter-chip:nth-child(${at})`, seen: 'count' }))
    await page.waitForTimeout(PAUSE_MS)
  }
  return answered
}

async function tap(page: Page, { selector, seen }: { selector: string; seen: Seen }): Promise<number> {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(watchAnswer, { selector, seen, event: 'click' } as const)
  const box = await target.boundingBox()
  if (!box) return Number.POSITIVE_INFINITY
  await touch(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
  return await readAnswer(page)
}

/** A finger alone: the page is not asked first what lies under it, which a slow processor takes 10 ms for. */
async function touch(page: Page, point: { x: number; y: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(PRESS_MS)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}

async function readAnswer(page: Page): Promise<number> {
  await page.waitForTimeout(REST_MS)
  const { isSeen, reportedMs } = await page.evaluate(() => globalThis.answered)
  return isSeen ? (reportedMs ?? REPORTED_FROM_MS) : Number.POSITIVE_INFINITY
}

declare global {
  var answered: { isSeen: boolean; reportedMs: number | undefined }
}

/**
 * Runs inside the page: waits for one touch, and for the frames behind its parts as the browser's own event timing tells
 * them, in steps of 8 ms. What React does behind that frame is no part of the answer.
 */
function watchAnswer({ selector, seen, event }: { selector: string; seen: Seen; event: 'click' | 'keydown' }): void {
  /** What browsers count as one touch: the slowest part of it is its answer. */
  const PARTS = ['pointerdown', 'pointerup', 'click', 'keydown']
  const state = { isSeen: false, reportedMs: undefined as number | undefined }
  globalThis.answered = state
  const shown = (): string | undefined => {
    if (seen === 'tab') return document.querySelector(selector)?.getAttribute('aria-current') ?? undefined
    if (seen === 'count') return document.querySelector('#filters .filter-foot')?.textContent ?? undefined
    const [board, added] = document.querySelectorAll<HTMLElement>('.result-ahead[data-open]')
    return `${board?.dataset.board} ${added !== undefined} ${board?.querySelectorAll('.result-row').length}`
  }
  const before = shown()
  const observer = new PerformanceObserver((list) => {
    const parts = list.getEntries().filter(({ name }) => PARTS.includes(name))
    for (const { duration } of parts) state.reportedMs = Math.max(state.reportedMs ?? 0, duration)
  })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const handle = () =>
    requestAnimationFrame(() => {
      const now = shown()
      state.isSeen = seen === 'tab' ? now === 'page' : now !== before
    })
  document.addEventListener(event, handle, { capture: true, once: true })
}
