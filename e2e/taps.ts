import { expect, type Locator, type Page } from '@playwright/test'

/** What a student is asked for at most before the first right answer stands there. */
const TAPS_MAX = 6
const TYPED_MAX = 1

/** The home page, with the opening screen gone from over it. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-splash')
}

/** Counts what a finger does: each tap on a field or button, and for a list the opening and the choosing. */
export function countTaps() {
  let count = 0
  let typed = 0
  return {
    type: async (field: Locator, words: string) => {
      count += 1
      typed += 1
      await field.fill(words)
    },
    press: async (target: Locator) => {
      count += 1
      await target.click({ force: true })
    },
    choose: async (list: Locator, value: string) => {
      count += 2
      await list.selectOption(value)
    },
    count: () => count,
    expectFew: () => {
      expect(count, 'taps to the first right answer').toBeLessThanOrEqual(TAPS_MAX)
      expect(typed, 'numbers typed').toBeLessThanOrEqual(TYPED_MAX)
    },
  }
}

/** What a girl of Kerala with a common rank enters on the home page, up to her colleges. */
export async function enterGirlOfKerala(page: Page, taps: ReturnType<typeof countTaps>): Promise<void> {
  await openHome(page)
  await taps.type(page.getByLabel('JEE Main rank (CRL)'), '12450')
  await taps.press(page.getByRole('radio', { name: 'Girl' }))
  await taps.choose(page.getByLabel('Class 12 state'), 'Kerala')
  await taps.press(page.getByRole('button', { name: 'See my colleges' }))
}
