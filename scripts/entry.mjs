/**
 * The door to every program of the house: refuses a Node that cannot run our TypeScript with one clear line, then runs
 * the module named first. npm puts the pinned Node first in PATH; a plain `node` outside npm may be an old one.
 * Usage: node scripts/entry.mjs apps/server/src/main.ts [arguments]
 */

import { pathToFileURL } from 'node:url'

const OLDEST_NODE = [24, 15]

const [major, minor] = process.versions.node.split('.').map(Number)
const isOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])

if (isOld) {
  console.error(
    `Sopaan runs on Node ${OLDEST_NODE.join('.')} or newer and this is ${process.version}: use "npm start", which brings its own.`,
  )
  process.exit(1)
}

const [, , path] = process.argv
if (!path) {
  console.error('Name the program to run, for example: node scripts/entry.mjs apps/server/src/main.ts')
  process.exit(1)
}
process.argv.splice(1, 2, path)
await import(pathToFileURL(path).href)
