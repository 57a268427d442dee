import type { Config } from './config.ts'
import { isDatabaseBusy, isDatabaseLost } from './database-trouble.ts'
import { type Db, runTransaction } from './db/connect.ts'
import { acquireLock, type LockName } from './db/locks.ts'
import type { Signals } from './db/signals.ts'
import type { Log } from './log.ts'
import type { CalendarDns } from './outside/calendar-dns.ts'
import type { CalendarFeeds } from './outside/calendar-feeds.ts'
import type { CalendarHttp } from './outside/calendar-http.ts'
import type { CertificateReader } from './outside/certificates.ts'
import type { PageEdge } from './outside/edge.ts'
import type { FileStore } from './outside/file-store.ts'
import type { Mailer } from './outside/mailer.ts'
import type { PaymentGateway } from './outside/payment-gateway.ts'
import type { PublicPost } from './outside/public-request.ts'
import type { Pusher } from './outside/pusher.ts'
import type { VirusScanner } from './outside/virus-scanner.ts'
import type { Traces } from './traces.ts'

/** Everything outside a function's own arguments: time, randomness, the database, settings. Tests hand in their own. */
export type Deps = {
  /** Queries take this as their first argument. Inside `inTransaction` it is the transaction. */
  db: Db
  /** A standby, for `onReader`; absent: there is none. */
  reader?: Db
  /** The database's clock (decision C29); tests move a fake. SQL compares with the instant passed in. */
  now: () => Date
  /** That many bytes from a cryptographic source. */
  random: (bytes: number) => Buffer
  config: Config
  log: Log
  /** Only the outbox's worker sends; everything else writes to the outbox. */
  mailer: Mailer
  /** Files of people. */
  files: FileStore
  /** Looks through uploads; nobody does where no scanner is set. */
  scanner: VirusScanner
  /** Reads calendars of mentors at addresses they gave. */
  feeds: CalendarFeeds
  /** Moves money; absent in production without keys, a sandbox elsewhere without them. Never inside a transaction. */
  gateway: PaymentGateway | undefined
  /** What other processes change while somebody looks; absent: nobody is told, and pages ask from time to time. */
  signals?: Signals
  /** Sends notices to browsers through their push services; absent: nothing is pushed. */
  pusher?: Pusher
  /** Calls addresses on the open internet that staff gave; absent: none is called. */
  post?: PublicPost
  /** Asks servers of calendars that people connected; absent: none is asked, and none can be connected. */
  calendarHttp?: CalendarHttp
  /** Asks a domain where its calendars are; absent: no domain is asked. */
  calendarDns?: CalendarDns
  /** Reads when the certificate of a host ends; absent: nobody looks. */
  certificateEnd?: CertificateReader
  /** Told of requests, statements and jobs; absent: nobody is. */
  traces?: Traces
  /** Forgets the pages it keeps when it is told to; absent: they end by themselves. */
  edge?: PageEdge
}

/**
 * Runs `work` in one transaction: all of it happens or none. `work` gets a `Deps` whose `db` is the transaction; name it
 * `deps` too, so that the outer connection is out of reach. Using the outer one all the same throws in every mode.
 * A serialisation failure or deadlock runs `work` again, at most three times: it must do nothing but queries.
 * Inside a transaction it joins the one that is open.
 */
export async function inTransaction<T, D extends Deps>(deps: D, work: (deps: D) => Promise<T>): Promise<T> {
  if (deps.db.isTransaction) return work(deps)
  return runTransaction(deps.db, (db) => work({ ...deps, db }))
}

/**
 * Runs what only reads, and may be seconds old, on the standby, so that a long table is no work of the server that everybody
 * writes to; on that server where there is no standby, or it does not answer or gives the reading up.
 */
export async function onReader<T>(deps: Deps, work: (deps: Deps) => Promise<T>): Promise<T> {
  if (deps.reader === undefined || deps.db.isTransaction) return work(deps)
  try {
    return await work({ ...deps, db: deps.reader })
  } catch (thrown) {
    if (!isDatabaseLost(thrown) && !isDatabaseBusy(thrown)) throw thrown
    deps.log.warn('database_reader_away', { error: thrown })
    return work(deps)
  }
}

/**
 * Waits until no other transaction has a lock of the house, and has it until this one ends.
 * @param owner  whose rows it is about, where the lock goes by owner
 */
export async function lockUntilEnd(deps: Deps, name: LockName, owner?: string): Promise<void> {
  await acquireLock(deps.db, name, owner)
}
