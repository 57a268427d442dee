import type { Browser } from '@playwright/test'
import { nextFrame, traceFrames } from '../frames.ts'

type Phone = { viewport: { width: number; height: number }; rows: number; rowPx: number; slowdown: number }

/**
 * The yardstick of a drag: as many rows of plain text on an empty page, one of which follows the finger and does nothing
 * else. What a frame of it costs on this machine, in this hour, ms of the main thread.
 * @param way  where the finger is in each frame, CSS pixels from the top
 */
export async function dragBareRow(
  browser: Browser,
  way: readonly number[],
  { viewport, rows, rowPx, slowdown }: Phone,
): Promise<number[]> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    const list = Array.from({ length: rows }, (_, at) => `<li>${at + 1} A college, its branch</li>`).join('')
    await page.setContent(
      `<style>li{height:${rowPx}px;list-style:none}ul{margin:0;touch-action:none}</style><ul>${list}</ul>`,
    )
    await page.evaluate(followFinger)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: viewport.width / 2, y }],
      })
    await touch('touchStart', way[0] ?? 0)
    const frames = await traceFrames(devtools, async () => {
      for (const y of way) {
        await touch('touchMove', y)
        await nextFrame(page)
      }
    })
    await touch('touchEnd', 0)
    return frames
  } finally {
    await context.close()
  }
}

/** In the page: the row under the finger follows it, once a frame. */
function followFinger(): void {
  let row: HTMLElement | undefined
  let fromY = 0
  document.addEventListener('touchstart', ({ target, touches: [finger] }) => {
    row = target instanceof HTMLElement ? target : undefined
    fromY = finger?.clientY ?? 0
  })
  document.addEventListener('touchmove', ({ touches: [finger] }) => {
    const y = (finger?.clientY ?? 0) - fromY
    requestAnimationFrame(() => {
      if (row) row.style.transform = `translateY(${y}px)`
    })
  })
}
