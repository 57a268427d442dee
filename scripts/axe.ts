import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Axe as it is put into pages, without its comments: it is sent and read for every page anew. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds wrong with a page once nothing in it moves that will come to an end: rule and element, one line each. Axe
 * is put into a page once, however often it is asked there. Frames are of other sites, and not looked into.
 * @param include  selector of what is looked at, with all it holds, should it be there; the whole page without it
 * @param exclude  selectors of what is left out
 */
export async function listAxeFaults(
  page: Page,
  { include = 'html', exclude = [], ...options }: RunOptions & { include?: string; exclude?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const run = { ...options, iframes: false, resultTypes: ['violations' as const] }
  return page.evaluate(
    async ([taken, left, asked]) => {
      const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(moving.map(({ finished }) => finished))
      if (document.querySelector(taken) === null) return []
      const found = await window.axe?.run({ include: [taken], exclude: [...left] }, asked)
      if (found === undefined) throw new Error('Axe is not in the page.')
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    [include, exclude, run] as const,
  )
}
