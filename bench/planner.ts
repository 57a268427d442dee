import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { BROWSER_FLAGS } from '../scripts/browser.ts'
import { findHeadlessChromium } from '../scripts/shell.ts'
import { atMost, exactly, type Figure, median } from './figure.ts'
import { measurePlannerDrag } from './planner-drag.ts'

/**
 * How long a cheap phone needs to make a plan: the rules of the house in a real Chromium whose processor is made four times
 * slower, a whole syllabus of 90 chapters, and the longest time anyone plans for. The first plan of a page counts by itself,
 * since nothing is warm then. Then what a session costs that is dragged over the week of the built product.
 */

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const ORIGIN = 'http://planner.test'
const CPU_SLOWDOWN = 4
const PAGES = 5
const RUNS = 20
const PLAN_MAX_MS = 100
const CHAPTERS = 90

type Measured = { chapters: number; firstMs: number; laterMs: number[]; days: number }

/** The figures of the planner; the machine needs Chromium. */
export async function run(): Promise<Figure[]> {
  const executablePath = await findHeadlessChromium()
  const browser = await chromium.launch({ args: [...BROWSER_FLAGS], ...(executablePath && { executablePath }) })
  try {
    const measured: Measured[] = []
    for (let count = 0; count < PAGES; count += 1) measured.push(await measureOnce(browser))
    return [
      exactly('chapters planned', Math.min(...measured.map(({ chapters }) => chapters)), CHAPTERS, ''),
      atMost(
        'first plan of a page, processor four times slower, median of 5 pages',
        median(measured.map(({ firstMs }) => firstMs)),
        PLAN_MAX_MS,
        'ms',
      ),
      atMost('later plans, median of 100', median(measured.flatMap(({ laterMs }) => laterMs)), PLAN_MAX_MS, 'ms'),
      atMost('later plans, slowest of 100', Math.max(...measured.flatMap(({ laterMs }) => laterMs)), PLAN_MAX_MS, 'ms'),
      ...(await measurePlannerDrag(browser)),
    ]
  } finally {
    await browser.close()
  }
}

async function measureOnce(browser: Browser): Promise<Measured> {
  const page = await browser.newPage()
  await serveSources(page)
  await page.goto(`${ORIGIN}/`)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const measured = await page.evaluate(measureInPage, RUNS)
  await page.close()
  return measured
}

/** Answers each address of the page with the file of the repository, types taken out. */
async function serveSources(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Planner</title>' })
    const text = await readFile(join(ROOT, pathname), 'utf8')
    return pathname.endsWith('.ts')
      ? route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(text) })
      : route.fulfill({ contentType: 'application/json', body: text })
  })
}

/** Runs inside the page: plans and forecasts as the slider does, from nothing done, half a year ahead. */
async function measureInPage(runs: number): Promise<Measured> {
  const folder = '/packages/domain/src/planner'
  const { plannerInput } = await import(`${folder}/planner-facts.ts`)
  const { makePlan } = await import(`${folder}/plan.ts`)
  const { forecastPlan } = await import(`${folder}/forecast.ts`)
  const settings = {
    examOn: '2027-05-16',
    list: 'main',
    weeklyMinutes: 2400,
    dailyCapMinutes: 480,
    restDay: 0,
    startMinute: 1020,
  }
  const facts = { settings, chapters: [], ownChapters: [], revisions: [], sessions: [], appointments: [] }
  const plan = () => {
    const startedMs = performance.now()
    const input = plannerInput(facts, '2026-11-21T09:30:00.000Z')
    const made = makePlan(input.tasks, input.rules)
    forecastPlan(input.counted, made, input.rules)
    return { ms: performance.now() - startedMs, chapters: input.counted.length, days: made.days.length }
  }
  const first = plan()
  const later = Array.from({ length: runs }, plan)
  return { chapters: first.chapters, days: first.days, firstMs: first.ms, laterMs: later.map(({ ms }) => ms) }
}
