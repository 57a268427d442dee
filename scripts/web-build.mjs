/** Builds the web application when its sources changed since the last build. Plain JavaScript, like install.mjs. */

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What the built pages are made from; a folder stands for all files below it. */
const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'apps/web',
  'packages/contract/src',
  'packages/domain/src',
  'scripts/imports.ts',
]
const NOT_SOURCES = new Set(['build', 'node_modules', '.react-router', '.vite'])
const NO_SOURCE_NAME = /\.(test|race\.test)\.tsx?$/

/**
 * The hash that names one state of the sources.
 * @param {string} root  folder of the repository
 * @returns {string} 64 hexadecimal digits
 */
export function hashWebSources(root) {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap((source) => listFiles(root, source))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * Builds the web application unless the last build came from the same sources.
 * @param {string} root  folder of the repository
 * @param {{ always?: boolean }} options  `always` builds even when nothing changed
 * @returns {boolean} whether a build was made
 */
export function buildWebWhenStale(root, { always = false } = {}) {
  const stamp = join(root, 'apps/web/build/.sources')
  const hash = hashWebSources(root)
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
  console.log('Building the pages …')
  const bin = join(root, 'node_modules', '.bin')
  const { status, stdout, stderr } = spawnSync(join(bin, 'node'), [join(bin, 'react-router'), 'build'], {
    cwd: join(root, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production', PATH: `${bin}${delimiter}${process.env.PATH}` },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}`)
    throw new Error('The web application could not be built; the reasons are above.')
  }
  writeFileSync(stamp, hash)
  return true
}

/** Paths of the files below `source`, sorted, relative to `root`. */
function listFiles(root, source) {
  const path = join(root, source)
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [source]
  return readdirSync(path)
    .sort()
    .filter((name) => !NOT_SOURCES.has(name) && !NO_SOURCE_NAME.test(name))
    .flatMap((name) => listFiles(root, `${source}/${name}`))
}
