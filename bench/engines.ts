import { setTimeout as pause } from 'node:timers/promises'
import { startProduct } from '../scripts/product.ts'
import { type Engine, type EngineTab, THERE_MS } from './engines/engine.ts'
import { openFirefox } from './engines/firefox.ts'
import { openWebKit } from './engines/webkit.ts'
import { exactly, type Figure } from './figure.ts'

/** What each engine takes; one that is not installed is left out and said. */
const ENGINES = [
  { open: openFirefox, takes: 'Firefox (Debian: firefox-esr)' },
  { open: openWebKit, takes: 'WebKit (Debian: webkit2gtk-driver and xvfb)' },
]
const STEPS = ['rank', 'result', 'seat', 'list', 'shared link'] as const
const RANK = '12450'
const SHOWN_RANK = /12,450/
const PROBE_MS = 250

/** The main job in the engines of other browsers: rank in, result, seat, list, and the result's link in another profile. */
export async function run(): Promise<Figure[]> {
  const product = await startProduct({ env: { RATE_LIMIT_SCALE: '1000' } })
  const figures: Figure[] = []
  try {
    for (const { open, takes } of ENGINES) {
      const engine = await open()
      if (engine === undefined) {
        console.log(`left out: ${takes} is not on this machine`)
        continue
      }
      const done = await walkMainJob(engine, product.url).finally(() => engine.close())
      figures.push(exactly(`${engine.name}, steps of the main job`, done, STEPS.length, `of ${STEPS.length}`))
    }
    return figures
  } finally {
    await product.stop()
  }
}

/** @returns how many steps were done; where one fails, why is said */
async function walkMainJob(engine: Engine, origin: string): Promise<number> {
  let done = 0
  const step = () => {
    console.log(`${engine.name}: ${STEPS[done]}`)
    done += 1
  }
  try {
    const tab = await engine.openTab()
    await enterRank(tab, origin)
    step()
    await untilTrue(async () => SHOWN_RANK.test(await tab.read('h1')), 'the result has the rank')
    const result = await tab.address()
    const seat = await tab.readAttribute('main a[href*="/seats/"]', 'href')
    step()
    await tab.open(new URL(seat, origin).href)
    await tab.press('[data-bookmark]')
    await untilTrue(async () => (await tab.readAttribute('[data-bookmark]', 'aria-pressed')) === 'true', 'it is marked')
    step()
    await tab.open(`${origin}/choice-list${new URL(result).search}`)
    await tab.read('.choice-row')
    step()
    const other = await engine.openTab()
    await other.open(result)
    await untilTrue(async () => SHOWN_RANK.test(await other.read('h1')), 'the link has the rank')
    step()
  } catch (thrown) {
    console.log(`${engine.name}, ${STEPS[done]}: ${thrown instanceof Error ? thrown.message : thrown}`)
  }
  return done
}

async function enterRank(tab: EngineTab, origin: string): Promise<void> {
  await tab.open(`${origin}/`)
  await tab.fill('main input[name="main"]', RANK)
  await tab.press('main input[name="gender"][value="female"]')
  await tab.choose('main select[name="state"]', 'Kerala')
  await tab.press('main form button[type="submit"]')
  await untilTrue(async () => /main=12/.test(await tab.address()), 'the question stands in the address')
}

async function untilTrue(isTrue: () => Promise<boolean>, what: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < THERE_MS; waitedMs += PROBE_MS) {
    if (await isTrue().catch(() => false)) return
    await pause(PROBE_MS)
  }
  throw new Error(`Not so: ${what}`)
}
