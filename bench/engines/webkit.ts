import { type ChildProcess, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '@sopaan/api/testing/free-port'
import { Builder, By, Capabilities, until, type WebDriver, type WebElement } from 'selenium-webdriver'
import { findProgram } from '../../scripts/shell.ts'
import { type Engine, type EngineTab, THERE_MS } from './engine.ts'

const MINI_BROWSERS = ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/libexec/webkit2gtk-4.1/MiniBrowser']
const CHOOSE = `arguments[0].value = arguments[1]
arguments[0].dispatchEvent(new Event('input', { bubbles: true }))
arguments[0].dispatchEvent(new Event('change', { bubbles: true }))`
const DRIVER_STARTS_MS = 10_000
const DRIVER_PROBE_MS = 200

/**
 * WebKitGTK's own small browser, driven by its own WebDriver on a screen that nobody sees; undefined where one of the three is
 * not installed.
 */
export async function openWebKit(): Promise<Engine | undefined> {
  const [driver, screen] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')]
  const [binary] = globSync(MINI_BROWSERS)
  if (driver === undefined || screen === undefined || binary === undefined) return undefined
  const display = `:${90 + (process.pid % 900)}`
  const port = await findFreePort()
  const started = [
    spawn(screen, [display, '-screen', '0', '1280x900x24'], { stdio: 'ignore' }),
    // Inside a container WebKit may make no sandbox of its own; the pages are ours.
    spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    }),
  ]
  const server = `http://127.0.0.1:${port}`
  await untilListening(server)
  const tabs: WebDriver[] = []
  return {
    name: 'WebKitGTK',
    openTab: async () => {
      // One at a time: the driver knows one session.
      await tabs.pop()?.quit()
      const opened = await openSession(server, binary)
      tabs.push(opened)
      return tabOf(opened)
    },
    close: async () => {
      await tabs.pop()?.quit()
      for (const one of started) endProcess(one)
    },
  }
}

function openSession(server: string, binary: string): Promise<WebDriver> {
  const wanted = new Capabilities()
  wanted.set('browserName', 'MiniBrowser')
  wanted.set('webkitgtk:browserOptions', { binary, args: ['--automation'] })
  return new Builder().usingServer(server).withCapabilities(wanted).build()
}

function tabOf(driver: WebDriver): EngineTab {
  const find = (selector: string): Promise<WebElement> =>
    driver.wait(until.elementLocated(By.css(selector)), THERE_MS, `Nothing is ${selector}`)
  return {
    open: (url) => driver.get(url),
    address: () => driver.getCurrentUrl(),
    read: async (selector) => (await (await find(selector)).getAttribute('textContent')) ?? '',
    readAttribute: async (selector, name) =>
      driver.executeScript('return arguments[0].getAttribute(arguments[1])', await find(selector), name),
    press: async (selector) => driver.executeScript('arguments[0].click()', await find(selector)),
    fill: async (selector, text) => (await find(selector)).sendKeys(text),
    // The list that opens lies over its own entries, where the driver finds nothing to press.
    choose: async (selector, value) => driver.executeScript(CHOOSE, await find(selector), value),
  }
}

async function untilListening(server: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < DRIVER_STARTS_MS; waitedMs += DRIVER_PROBE_MS) {
    const isUp = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await pause(DRIVER_PROBE_MS)
  }
  throw new Error('WebKitWebDriver does not listen')
}

function endProcess(child: ChildProcess): void {
  if (child.exitCode === null) child.kill('SIGTERM')
}
