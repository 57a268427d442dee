import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import type { JudgedChoices } from '../packages/contract/src/judged-choices.ts'
import { choiceKeyOf } from '../packages/domain/src/choice-lists/choice-list.ts'
import { BROWSER_FLAGS } from '../scripts/browser.ts'
import { startProduct } from '../scripts/product.ts'
import { findChromium } from '../scripts/shell.ts'
import { dragBareRow } from './choice-list/bare-rows.ts'
import { atMost, exactly, type Figure, median, percentile } from './figure.ts'
import { nextFrame, traceFrames } from './frames.ts'

/**
 * A full list of 300 choices on a cheap phone: a processor four times slower than this one, and a finger. How long the main
 * thread is kept from drawing while a row is dragged over others and while the page scrolls under it, how long an arrow key
 * takes until the new order is drawn and until its replay is, and how long replaying the list over five seasons takes there.
 * The list has stood for a moment, as it does for who reads it: its rows are laid out while nobody does anything.
 */

const SEATS = 300
const CPU_SLOWDOWN = 4
const PHONE = { width: 390, height: 844 }
const MOVES = 90
/** Where the finger is in each move, CSS pixels from the top: to and fro, clear of the edges at which the page scrolls. */
const FINGER_WAY = Array.from({ length: MOVES }, (_, at) => 160 + (Math.abs((at % 60) - 30) / 30) * 520)
/** How high a row of the list is on a phone, CSS pixels. */
const ROW_PX = 52
/** A finger held at the lower edge: the page scrolls, and rows come into sight. */
const SCROLLED_FRAMES = 90
const FRAME_MAX_MS = 16
const REPLAY_MAX_MS = 200
const RUNS = 7
/** What feels immediate. Source: web.dev, Interaction to Next Paint, "good". */
const STEP_MAX_MS = 200
/** What is still felt to follow from the press. Source: web.dev, Interaction to Next Paint, from here on "poor". */
const SETTLED_MAX_MS = 500
const RULE = new URL('../packages/domain/src/choice-lists/choice-list-replay.ts', import.meta.url)
const PROFILE = 'main=30000&mainCategory=9000&category=OBC-NCL&state=Maharashtra'

/** The figures of a full list; the machine needs Chromium. */
export async function run(): Promise<Figure[]> {
  const executablePath = await findChromium()
  const product = await startProduct({ env: { RATE_LIMIT_SCALE: '1000' } })
  const browser = await chromium.launch({ args: [...BROWSER_FLAGS], ...(executablePath && { executablePath }) })
  try {
    const keys = await listKeys(product.url)
    const { page, devtools } = await openList(browser, product.url, keys)
    const { moved, scrolled } = await dragAlong(page, devtools)
    const bare = await dragBareRow(browser, FINGER_WAY, {
      ...{ viewport: PHONE, rows: SEATS, rowPx: ROW_PX, slowdown: CPU_SLOWDOWN },
    })
    // What the machine has to spare: other work on it lengthens both.
    console.log(`middle frame of ${SEATS} bare rows under the same finger: ${median(bare).toFixed(2)} ms`)
    const steps = await stepTimes(page)
    const replays = await replayTimes(browser, product.url, keys)
    return [
      exactly('rows on the page', await page.locator('.choice-row').count(), SEATS, ''),
      atMost('95 of 100 frames of a drag keep the main thread for', percentile(moved, 0.95), FRAME_MAX_MS, 'ms'),
      atMost('middle frame of a drag', median(moved), FRAME_MAX_MS, 'ms'),
      atMost('95 of 100 frames of a drag that scrolls the page', percentile(scrolled, 0.95), FRAME_MAX_MS, 'ms'),
      atMost('a step by an arrow key until it is drawn', median(steps.map(({ drawn }) => drawn)), STEP_MAX_MS, 'ms'),
      atMost(
        'the same until check and replay are drawn',
        median(steps.map(({ settled }) => settled)),
        SETTLED_MAX_MS,
        'ms',
      ),
      atMost('replay of 300 rows over five seasons', median(replays), REPLAY_MAX_MS, 'ms'),
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** Choices that one rank is judged for, enough for a full list. */
async function listKeys(origin: string): Promise<string[]> {
  const keys = new Set<string>()
  for (let page = 1; keys.size < SEATS; page += 1) {
    const answer = await fetch(
      `${origin}/api/v1/tools/college-predictor?${PROFILE}&sort=institute&limit=100&page=${page}`,
    )
    const { data }: { data: { key: string }[] } = await answer.json()
    if (data.length === 0) throw new Error('The rank has too few choices for a full list.')
    for (const { key } of data) keys.add(choiceKeyOf(key))
  }
  return [...keys].slice(0, SEATS)
}

async function openList(
  browser: Browser,
  origin: string,
  keys: string[],
): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  await page.addInitScript((seats) => {
    const lists = [{ id: '11111111-1111-4111-8111-111111111111', name: 'My choice list', keys: seats }]
    localStorage.setItem('choiceLists', JSON.stringify({ lists, profile: '' }))
  }, keys)
  await page.goto(`${origin}/choice-list?${PROFILE}`, { waitUntil: 'networkidle' })
  await page.locator('.choice-row .chance[data-band]:not([data-band="long-shot"])').first().waitFor()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.locator('.choice-row:not([data-laid])').first().waitFor({ state: 'detached' })
  return { page, devtools }
}

/** Milliseconds of the main thread in each frame in which a finger drags a row over others, and in which the page scrolls. */
async function dragAlong(page: Page, devtools: CDPSession): Promise<{ moved: number[]; scrolled: number[] }> {
  const handle = page.locator('.choice-place').nth(8)
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await handle.boundingBox()
  if (!box) throw new Error('There is no handle to drag by.')
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const move = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: finger.x, y }],
    })
  await move('touchStart', finger.y)
  await move('touchMove', finger.y + 12)
  await page.locator('.choice-row[data-dragged]').waitFor()
  const moved = await traceFrames(devtools, async () => {
    for (const y of FINGER_WAY) {
      await move('touchMove', y)
      await nextFrame(page)
    }
  })
  const from = await page.evaluate(() => scrollY)
  const scrolled = await traceFrames(devtools, async () => {
    await move('touchMove', PHONE.height - 20)
    for (let at = 0; at < SCROLLED_FRAMES; at += 1) await nextFrame(page)
  })
  if ((await page.evaluate(() => scrollY)) <= from) throw new Error('The page did not scroll under the finger.')
  await move('touchEnd', 0)
  return { moved, scrolled }
}

/** The rule of the page, run in a page of the same slow processor over what the server said of the list, ms a run. */
async function replayTimes(browser: Browser, origin: string, keys: string[]): Promise<number[]> {
  const profile = Object.fromEntries(new URLSearchParams(PROFILE))
  const answer = await fetch(`${origin}/api/v1/choice-lists/judged`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ keys, profile }),
  })
  const judged: JudgedChoices = await answer.json()
  const rule = stripTypeScriptTypes(await readFile(RULE, 'utf8')).replaceAll('export function', 'function')
  const page = await browser.newPage()
  await page.addScriptTag({ content: `${rule}; globalThis.replay = replayChoices` })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const choices = judged.choices.map(({ pools }) =>
    pools.map(({ verdict, closings }) => ({
      rank: verdict?.state === 'judged' ? verdict.rank : undefined,
      closings,
    })),
  )
  const times = await page.evaluate(
    ({ choices, rounds, runs }) =>
      Array.from({ length: runs }, () => {
        const from = performance.now()
        globalThis.replay(choices, rounds)
        return performance.now() - from
      }),
    { choices, rounds: judged.rounds, runs: RUNS },
  )
  await page.close()
  return times
}

declare global {
  var replay: (choices: unknown, rounds: unknown) => unknown
}

type Step = { drawn: number; settled: number }

/**
 * From the press of an arrow key until the new order is drawn, and until all that is worked out of it is: until a frame after
 * which nothing of the page changed for half a second, ms.
 */
async function stepTimes(page: Page): Promise<Step[]> {
  const times: Step[] = []
  for (let at = 0; at < RUNS; at += 1) {
    times.push(
      await page.evaluate(async (row) => {
        const QUIET_MS = 500
        const handle = document.querySelectorAll<HTMLElement>('[data-deed="place"]')[row]
        const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        let changedAt = 0
        const watch = new MutationObserver(() => {
          changedAt = performance.now()
        })
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
        const from = performance.now()
        handle?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
        await frames()
        const drawn = performance.now() - from
        let settledAt = performance.now()
        while (performance.now() - Math.max(changedAt, from) < QUIET_MS) {
          const before = changedAt
          await frames()
          if (changedAt !== before) settledAt = performance.now()
        }
        watch.disconnect()
        return { drawn, settled: settledAt - from }
      }, at * 2),
    )
  }
  return times
}
