import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoryFolder } from '@sopaan/api/testing/memory-folder'
import { type FirstStart, startProduct } from '../scripts/product.ts'
import { JOURNEY_SETTINGS } from './settings.ts'

/** Names the folder of the run's first start to the workers. */
const VARIABLE = 'SOPAAN_FIRST_START'

/**
 * Before the journeys: a product fills its database once, and every worker begins with a copy of it. Where the run has made
 * its first start already, there is nothing to do and nothing to remove.
 */
export default async function makeFirstStart(): Promise<(() => void) | undefined> {
  if (process.env[VARIABLE] !== undefined) return undefined
  const folder = mkdtempSync(join(memoryFolder(), 'sopaan-first-start-'))
  const product = await startProduct({ dataFolder: join(folder, 'data'), env: JOURNEY_SETTINGS })
  const code = await product.stop()
  if (code !== 0) throw new Error(`The product ended with ${code}. It wrote:\n${product.output()}`)
  writeFileSync(join(folder, 'said'), product.output())
  process.env[VARIABLE] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The run's first start, as a worker finds it. */
export function findFirstStart(): FirstStart {
  const folder = process.env[VARIABLE]
  if (folder === undefined) throw new Error('Journeys run with e2e/playwright.config.ts, which makes a first start.')
  return { dataFolder: join(folder, 'data'), said: readFileSync(join(folder, 'said'), 'utf8') }
}
