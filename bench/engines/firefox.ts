import puppeteer, { type Browser, type ElementHandle } from 'puppeteer-core'
import { findProgram } from '../../scripts/shell.ts'
import { type Engine, type EngineTab, THERE_MS } from './engine.ts'

/** Firefox as Debian and Mozilla ship it, driven over WebDriver BiDi; undefined where it is not installed. */
export async function openFirefox(): Promise<Engine | undefined> {
  const executablePath = findProgram('firefox-esr') ?? findProgram('firefox')
  if (executablePath === undefined) return undefined
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  return { name: await browser.version(), openTab: () => openTab(browser), close: () => browser.close() }
}

async function openTab(browser: Browser): Promise<EngineTab> {
  const page = await (await browser.createBrowserContext()).newPage()
  const find = async (selector: string): Promise<ElementHandle> => {
    const found = await page.waitForSelector(selector, { timeout: THERE_MS })
    if (!found) throw new Error(`Nothing is ${selector}`)
    return found
  }
  return {
    open: async (url) => void (await page.goto(url)),
    address: async () => page.evaluate(() => location.href),
    read: async (selector) => (await find(selector)).evaluate((one) => one.textContent ?? ''),
    readAttribute: async (selector, name) =>
      (await find(selector)).evaluate((one, of) => one.getAttribute(of) ?? '', name),
    press: async (selector) => (await find(selector)).evaluate((one) => (one as HTMLElement).click()),
    fill: async (selector, text) => (await find(selector)).type(text),
    choose: async (selector, value) => {
      await find(selector)
      await page.select(selector, value)
    },
  }
}
