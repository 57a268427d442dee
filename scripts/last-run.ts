import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** How the last whole `npm test` of this folder went: how long it took, and its closing line. */
type WholeRun = { minutes: number; closing: string }

const FILE = '.cache/last-whole-run.json'

/** Keeps what a whole run took. */
export function saveWholeRun(run: WholeRun): void {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(run))
}

/** The last whole run of this folder; undefined when there was none. */
export function readWholeRun(): WholeRun | undefined {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'))
  } catch {
    return undefined
  }
}
