import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Write } from './ordered-output.ts'

/** How a command ended: whether with success, and all it wrote. */
export type CommandOutcome = { isOk: boolean; output: string }

/**
 * Runs a command to its end, with its words passed on as they come.
 * @param command  program, found in PATH
 * @param options.write  takes the words; they are in the outcome all the same
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string>; write?: Write } = {},
): Promise<CommandOutcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? process.cwd(),
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const take = (chunk: Buffer) => {
      output += chunk.toString()
      options.write?.(chunk.toString())
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => resolve({ isOk: false, output: `${command}: ${error.message}` }))
    child.on('close', (code) => resolve({ isOk: code === 0, output }))
  })
}

/** Runs a command on the terminal of this process, keys included. @returns its exit code, 1 when it could not start */
export function runWithTerminal(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit' })
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** The absolute path of a program in PATH or in one of `folders`; undefined when there is none. */
export function findProgram(name: string, folders: readonly string[] = []): string | undefined {
  const places = [...(process.env.PATH ?? '').split(delimiter), ...folders]
  return places.map((folder) => join(folder, name)).find(isProgram)
}

/** The Chromium to test with: CHROME_PATH, the system's, or one that Playwright installed; undefined when absent. */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env.CHROME_PATH
  if (named) return named
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const apple = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  const onSystem = names.map((name) => findProgram(name)).find(Boolean) ?? apple.find(isProgram)
  if (onSystem) return onSystem
  const { chromium } = await import('@playwright/test')
  const installed = chromium.executablePath()
  return isProgram(installed) ? installed : undefined
}

/**
 * The Chromium that journeys drive: CHROME_PATH, the build without a window of its own (Debian: chromium-headless-shell)
 * because it does the same with two thirds of the work, or any other; undefined when absent.
 */
export async function findHeadlessChromium(): Promise<string | undefined> {
  return process.env.CHROME_PATH ?? findProgram('chromium-headless-shell') ?? findChromium()
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
