import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '@sopaan/api/testing/free-port'
import { memoryFolder } from '@sopaan/api/testing/memory-folder'
import { cpuSecondsOf } from './cpu-seconds.ts'

/** The built product, running as a process of its own, as people run it. */
export type Product = {
  url: string
  dataFolder: string
  /** From the start of the process to its line with the address. */
  startMs: number
  /** All it has written so far. */
  output: () => string
  /** Seconds of processor time it has used. */
  cpuSeconds: () => number
  /** SIGTERM, and the exit code it answered with; a folder made for it is removed. */
  stop: () => Promise<number | null>
  /** SIGKILL: no word of farewell. The folder stays. */
  kill: () => Promise<void>
}

/** What a product kept and wrote when it filled its database; others begin from a copy of it, which is much faster. */
export type FirstStart = Pick<Product, 'dataFolder'> & { said: string }

/** A start that fails ends by itself; on a busy machine one that fills the database takes its time. */
const START_TIMEOUT_MS = 600_000

/**
 * Starts the built product on a free port of this machine and waits for its line with the address.
 * @param options.dataFolder  keeps the data between two starts; without it a folder of its own is made
 * @param options.from  another product's first start, whose data it begins with and whose words count as its own
 * @throws {Error} with the process's words when it ends or stays silent instead
 */
export async function startProduct(
  options: { dataFolder?: string; from?: FirstStart; env?: Record<string, string> } = {},
): Promise<Product> {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(memoryFolder(), 'sopaan-product-'))
  if (options.from) cpSync(options.from.dataFolder, dataFolder, { recursive: true })
  const port = await findFreePort()
  const startedMs = performance.now()
  const child = spawn(process.execPath, ['scripts/entry.mjs', 'apps/server/src/main.ts'], {
    env: { ...process.env, DATA_DIR: dataFolder, HOST: '127.0.0.1', PORT: String(port), ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const url = `http://127.0.0.1:${port}`
  await waitForAddress(child, url, () => output)
  return {
    url,
    dataFolder,
    startMs: performance.now() - startedMs,
    output: () => (options.from?.said ?? '') + output,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    stop: async () => {
      const code = await end(child, 'SIGTERM')
      if (!options.dataFolder) rmSync(dataFolder, { recursive: true, force: true })
      return code
    },
    kill: async () => void (await end(child, 'SIGKILL')),
  }
}

function waitForAddress(child: ChildProcess, url: string, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => giveUp('was not up in time'), START_TIMEOUT_MS)
    const stopWaiting = () => {
      clearTimeout(timer)
      child.off('exit', onExit)
      child.stdout?.off('data', onWords)
    }
    const giveUp = (what: string) => {
      stopWaiting()
      child.kill('SIGKILL')
      reject(new Error(`The product ${what}. It wrote:\n${output()}`))
    }
    const onExit = (code: number | null) => giveUp(`ended with ${code}`)
    const onWords = () => {
      if (!output().includes(url)) return
      stopWaiting()
      resolve()
    }
    child.on('exit', onExit)
    child.stdout?.on('data', onWords)
  })
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  const [code] = await ended
  return code
}
