import type { CDPSession, Page } from '@playwright/test'

type TraceEvent = { name: string; ph: string; ts: number; dur?: number; tdur?: number; tid: number; pid: number }

/** Waits until the page is about to draw. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}

/** The cost of each frame while something is done, ms of the main thread. */
export async function traceFrames(devtools: CDPSession, work: () => Promise<void>): Promise<number[]> {
  const events: TraceEvent[] = []
  const keep = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]))
  devtools.on('Tracing.dataCollected', keep)
  const ended = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()))
  await devtools.send('Tracing.start', {
    categories: 'toplevel,devtools.timeline,devtools.timeline.frame,disabled-by-default-devtools.timeline',
  })
  await work()
  await devtools.send('Tracing.end')
  await ended
  devtools.off('Tracing.dataCollected', keep)
  return frameCosts(events)
}

/** What a frame is made of on the main thread; none of them contains another. */
const WORK = [
  'EventDispatch',
  'FireAnimationFrame',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
]

/**
 * For each frame that draws something anew: scripts, style, layout and paint since the one before, ms of the thread's own
 * time. Frames in which nothing moved would only flatter the others.
 */
function frameCosts(events: readonly TraceEvent[]): number[] {
  const main = mainThread(events)
  const work = events.filter(({ name, tid, ph }) => tid === main && ph === 'X' && WORK.includes(name))
  const commits = work
    .filter(({ name }) => name === 'Commit')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b)
  return commits.slice(1).flatMap((to, at) => {
    const inFrame = work.filter(({ ts }) => ts > (commits[at] ?? 0) && ts <= to)
    if (!inFrame.some(({ name }) => name === 'UpdateLayoutTree')) return []
    return inFrame.reduce((sum, { tdur, dur = 0 }) => sum + (tdur ?? dur), 0) / 1_000
  })
}

function mainThread(events: readonly TraceEvent[]): number {
  const counts = new Map<number, number>()
  for (const { name, tid } of events) if (name === 'Commit') counts.set(tid, (counts.get(tid) ?? 0) + 1)
  const [busiest] = [...counts].sort((a, b) => b[1] - a[1])
  if (!busiest) throw new Error('The trace holds no frame.')
  return busiest[0]
}
