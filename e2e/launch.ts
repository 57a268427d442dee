import { BROWSER_FLAGS } from '../scripts/browser.ts'
import { findHeadlessChromium } from '../scripts/shell.ts'

/** How journeys start their browser: which one, and with which flags. */
export async function launchOptions(): Promise<{ args: string[]; executablePath?: string }> {
  const executablePath = await findHeadlessChromium()
  return { args: [...BROWSER_FLAGS], ...(executablePath && { executablePath }) }
}
