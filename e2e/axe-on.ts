import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Axe on a page as it stands, asked for what is wrong alone and run in the page itself: a third of the time that it takes
 * to collect what is right too in a page of its own. Frames of other sites are not looked into; ours have none.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
}
