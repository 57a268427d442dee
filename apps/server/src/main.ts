import { join } from 'node:path'
import { type Config, loadConfig } from '@sopaan/api/config'
import { ConfigError } from '@sopaan/api/config-rules'
import { FolderInUse } from '@sopaan/api/db/lock'
import { createLog, type Log } from '@sopaan/api/log'
import { stdoutWriter } from '@sopaan/api/log-writer'
import { METRICS } from '@sopaan/api/metrics'
import { runProcesses } from './cluster.ts'
import { endOnUnexpected, endWithGrace } from './graceful-shutdown.ts'
import { type Server, startServer } from './start.ts'

/** Where the build of the web lies. */
const WEB_BUILD_FOLDER = join(import.meta.dirname, '../../web/build')

/** The one process of the product: reads its settings, starts, says where it is, and ends with grace. */
async function main(): Promise<void> {
  const config = loadConfig()
  const log = processLog(config)
  endOnUnexpected(log)
  if (config.webConcurrency > 1) return runProcesses(config, log)
  const server = await startServer({ config, log, webBuildFolder: WEB_BUILD_FOLDER })
  endWithGrace(server, log, { isProduction: config.isProduction })
  if (config.isProduction) log.info('sys_startup', { address: server.address })
  else console.log([`Sopaan is at ${server.address}`, ...server.samplePeople.map(samplePersonLine)].join('\n'))
}

function samplePersonLine({ role, email, password }: Server['samplePeople'][number]): string {
  return `  ${role.padEnd(6)}  ${email}  ${password}`
}

function processLog(config: Config): Log {
  const writer = stdoutWriter((lines) => {
    METRICS.logLinesDropped.add({}, lines)
    log.error('log_lines_dropped', { lines })
  })
  const log = createLog({
    level: config.logLevel,
    form: config.isProduction ? 'json' : 'readable',
    now: () => new Date(),
    write: writer.write,
  })
  return log
}

try {
  await main()
} catch (thrown) {
  // A setting or a folder that somebody can put right is told in one line; anything else with all there is to know.
  const isTheirs = thrown instanceof ConfigError || thrown instanceof FolderInUse
  console.error(isTheirs ? thrown.message : thrown)
  process.exit(1)
}
