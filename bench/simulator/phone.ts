import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { chromium } from '@playwright/test'
import type { PlayedChoice } from '@sopaan/domain/simulator/allot-seat'
import { seasonRules } from '@sopaan/domain/simulator/season-rules'
import { BROWSER_FLAGS } from '../../scripts/browser.ts'
import { findHeadlessChromium } from '../../scripts/shell.ts'

/** A cheap phone beside the machine that measures. */
const CPU_SLOWDOWN = 4
/** What the page plays with, each after what it uses. */
const RULES = ['allot-seat', 'season-rules', 'play-season', 'compare-answers']
const FOLDER = new URL('../../packages/domain/src/simulator/', import.meta.url)

declare global {
  var playList: (choices: unknown, rules: unknown, lastRound: number) => unknown
}

/**
 * How long a page takes to play each list through a season under all three answers, as it does when a row is moved, ms a
 * list; the machine needs Chromium.
 */
export async function phonePlayTimes(lists: readonly (readonly PlayedChoice[])[], season: number): Promise<number[]> {
  const sources = await Promise.all(RULES.map((name) => readFile(new URL(`${name}.ts`, FOLDER), 'utf8')))
  const script = sources
    .map((source) =>
      stripTypeScriptTypes(source)
        .replace(/^import .*$/gm, '')
        .replace(/^export /gm, ''),
    )
    .join('\n')
  const executablePath = await findHeadlessChromium()
  const browser = await chromium.launch({ args: [...BROWSER_FLAGS], ...(executablePath && { executablePath }) })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: `{${script}; globalThis.playList = compareAnswers}` })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const rounds = lists[0]?.flatMap(({ pools }) => pools).at(0)?.closings.length ?? 0
    return await page.evaluate(
      ({ lists, rules, rounds }) =>
        lists.map((choices) => {
          const from = performance.now()
          globalThis.playList(choices, rules, rounds)
          return performance.now() - from
        }),
      { lists, rules: seasonRules(season, rounds), rounds },
    )
  } finally {
    await browser.close()
  }
}
