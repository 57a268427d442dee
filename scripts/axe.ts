import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * What axe finds wrong with a page as it stands: rule and element, one line each. Axe is put into a page once, however
 * often it is asked there. Frames are of other sites, and not looked into.
 * @param exclude  selectors of what is left out
 */
export async function listAxeFaults(
  page: Page,
  { exclude = [], ...options }: RunOptions & { exclude?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const run = { ...options, iframes: false, resultTypes: ['violations' as const] }
  return page.evaluate(
    async ([left, asked]) => {
      const found = await window.axe?.run({ exclude: [...left] }, asked)
      if (found === undefined) throw new Error('Axe is not in the page.')
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    [exclude, run] as const,
  )
}
