import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a command of ours to its end, as a colleague at a terminal would.
 * @returns what it wrote to both streams, and the code it ended with
 */
export async function runOwnCommand(
  script: string,
  words: readonly string[],
  env: Record<string, string>,
): Promise<{ output: string; code: number | null }> {
  // Playwright asks for colours, and Node warns of both wishes in what a command writes.
  const { NO_COLOR: _, ...inherited } = process.env
  const child = spawn(process.execPath, ['scripts/entry.mjs', script, ...words], {
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const add = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', add)
  child.stderr.on('data', add)
  const [code] = await once(child, 'close')
  return { output, code }
}
