/**
 * What `npm start` and `npm test` do first: packages, the pinned Node, and for a start the built pages.
 * Usage: node scripts/prepare.mjs start | test
 */

import { installWhatIsMissing, linkRuntime, ROOT } from './install.mjs'
import { buildWebWhenStale } from './web-build.mjs'

const OLDEST_NODE_TO_PREPARE = [20, 19]

try {
  refuseAncientNode()
  installWhatIsMissing(ROOT)
  linkRuntime(ROOT)
  if (process.argv[2] === 'start') buildWebWhenStale(ROOT)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

function refuseAncientNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_NODE_TO_PREPARE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new Error(
    `Sopaan needs Node ${OLDEST_NODE_TO_PREPARE.join('.')} or newer to install itself; this is ${process.version}.`,
  )
}
