import type { Browser, CDPSession, Page } from '@playwright/test'
import { aSample } from '../e2e/people.ts'
import { startProduct } from '../scripts/product.ts'
import { atMost, type Figure, median, percentile } from './figure.ts'
import { nextFrame, traceFrames } from './frames.ts'

const CPU_SLOWDOWN = 4
const PHONE = { width: 390, height: 844 }
/** Wide enough for the grid of hours. */
const GRID = { width: 1280, height: 900 }
const MOVES = 90
const FRAME_MAX_MS = 16
const PLANNER = '/mentee-dashboard/tools/study-planner'

type Point = { x: number; y: number }
type Drag = {
  start: (at: Point) => Promise<unknown>
  move: (at: Point) => Promise<unknown>
  end: () => Promise<unknown>
}

/** How long the main thread works in each frame in which a session is dragged, on the grid of hours and on a phone. */
export async function measurePlannerDrag(browser: Browser): Promise<Figure[]> {
  const product = await startProduct({ env: { RATE_LIMIT_SCALE: '1000' } })
  try {
    const page = await aSample(browser, product, 'mentee')
    const devtools = await page.context().newCDPSession(page)
    await openWeekWithOne(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const grid = await framesOf(page, devtools, mouseOf(page))
    await page.setViewportSize(PHONE)
    await nextFrame(page)
    const phone = await framesOf(page, devtools, fingerOf(page, devtools))
    return [
      atMost('95 of 100 frames of a drag on the hour grid', percentile(grid, 0.95), FRAME_MAX_MS, 'ms'),
      atMost('middle frame of a drag on the hour grid', median(grid), FRAME_MAX_MS, 'ms'),
      atMost('95 of 100 frames of a drag by a finger on a phone', percentile(phone, 0.95), FRAME_MAX_MS, 'ms'),
      atMost('middle frame of a drag by a finger on a phone', median(phone), FRAME_MAX_MS, 'ms'),
    ]
  } finally {
    await product.stop()
  }
}

/** Writes a session down at six in the evening of the Monday after next, and opens its week. */
async function openWeekWithOne(page: Page): Promise<void> {
  await page.setViewportSize(GRID)
  const india = new Date(Date.now() + 330 * 60_000)
  const monday = new Date(india.getTime() + (15 - ((india.getUTCDay() + 6) % 7) - 1) * 86_400_000)
  await page.goto(PLANNER)
  const line = page.getByLabel('Add in one line')
  await line.fill(`bench paper ${monday.getUTCDate()}/${monday.getUTCMonth() + 1} 6pm 2h`)
  await line.press('Enter')
  await page.getByText('It is in your planner.').waitFor()
  await page.goto(`${PLANNER}?view=week&week=${monday.toISOString().slice(0, 10)}`)
  await cardOf(page).waitFor()
}

const cardOf = (page: Page) => page.getByRole('button', { name: /^Bench paper/i }).first()

async function framesOf(page: Page, devtools: CDPSession, drag: Drag): Promise<number[]> {
  const card = cardOf(page)
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await card.boundingBox()
  const size = page.viewportSize()
  if (!box || !size) throw new Error('There is no session to drag.')
  const from = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 30) }
  await drag.start(from)
  const frames = await traceFrames(devtools, async () => {
    for (let at = 0; at < MOVES; at += 1) {
      // To and fro over the days, clear of the edges at which the page scrolls.
      const way = Math.abs((at % 60) - 30) / 30
      const x = size.width > PHONE.width ? 380 + way * (size.width - 480) : from.x
      await drag.move({ x, y: size.height * (0.3 + 0.35 * way) })
      await nextFrame(page)
    }
  })
  await page.keyboard.press('Escape')
  await drag.end()
  return frames
}

function mouseOf(page: Page): Drag {
  return {
    start: async ({ x, y }) => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 20, y + 20, { steps: 4 })
      await page.locator('[data-dragged]').waitFor()
    },
    move: ({ x, y }) => page.mouse.move(x, y),
    end: () => page.mouse.up(),
  }
}

function fingerOf(page: Page, devtools: CDPSession): Drag {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  return {
    // A finger that rests takes the session up.
    start: async (at) => {
      await touch('touchStart', at)
      await page.locator('[data-dragged]').waitFor()
    },
    move: (at) => touch('touchMove', at),
    end: () => touch('touchEnd'),
  }
}
