import type { BrowserContext, Page } from '@playwright/test'
import { slowDown } from './visit.ts'

/** The four tabs of a result, tapped in an order that lets each change the rows. */
const TAPPED = [1, 2, 3, 0, 3, 0]
/** Between two taps, so that the rows below the first screen and the address have followed, ms. */
const REST_MS = 700

/**
 * How long each tap on a tab of a result takes, from the finger to the frame in which the tab and its rows are seen. A tap
 * whose tab is not marked in that frame counts as never answered.
 * @param isSlow  the processor and network of a cheap phone
 */
export async function tapTabs(context: BrowserContext, url: string, isSlow: boolean): Promise<number[]> {
  const page = await context.newPage()
  if (isSlow) await slowDown(page)
  const table = page.waitForResponse((response) => response.url().includes('/choice-table'))
  await page.goto(url, { waitUntil: 'networkidle' })
  await (await table).finished()
  await page.waitForTimeout(REST_MS)
  const answered: number[] = []
  for (const at of TAPPED) answered.push(await tapTab(page, at))
  await page.close()
  return answered
}

async function tapTab(page: Page, at: number): Promise<number> {
  const tab = page.locator('.result-tabs a').nth(at)
  await tab.evaluate(watchTap)
  const box = await tab.boundingBox()
  if (!box) return Number.POSITIVE_INFINITY
  // A finger alone: the page is not asked first what lies under it, which a slow processor takes 10 ms for.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(REST_MS)
  return page.evaluate(() => globalThis.tapMs)
}

declare global {
  var tapMs: number
}

/**
 * Runs inside the page: waits for one tap, and for the frame behind it as the browser's own event timing tells it, in steps
 * of 8 ms. What React does behind that frame is no part of the answer.
 */
function watchTap(tab: Element): void {
  globalThis.tapMs = Number.POSITIVE_INFINITY
  let isAnswered = false
  const observer = new PerformanceObserver((list) => {
    const click = list.getEntries().find(({ name }) => name === 'click')
    if (click === undefined) return
    observer.disconnect()
    if (isAnswered) globalThis.tapMs = click.duration
  })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const handleTap = () =>
    requestAnimationFrame(() => {
      isAnswered = tab.getAttribute('aria-current') === 'page'
    })
  document.addEventListener('click', handleTap, { capture: true, once: true })
}
