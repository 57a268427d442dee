/**
 * SQLSTATE and system codes of a connection that is gone, or of a server that is stopping, starting, or no longer the one to
 * write to: after a failover the old one is read-only (25006), and a new connection leads to the new one.
 */
const LOST_CODES = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '08001',
  '08000',
  '08P01',
  '25006',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'ETIMEDOUT',
])
/** What node-postgres says, without a code, when a connection breaks or none is free in time. */
const LOST_WORDS =
  /connection terminated|query read timeout|timeout exceeded when trying to connect|client has encountered a connection error/i
/**
 * SQLSTATE of a statement or a lock that took too long, of one that gave way to another (a deadlock, a conflict), and of a
 * server that has no connection (53300), memory (53200) or disk (53100) left.
 */
const BUSY_CODES = new Set(['57014', '55P03', '40P01', '40001', '53000', '53100', '53200', '53300'])
/** A server that has no connection left. */
const FULL_CODE = '53300'

/** Whether something thrown means that the database is out of reach: worth a 503 and a try later, not a bug. */
export function isDatabaseLost(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  if (thrown instanceof AggregateError && thrown.errors.some(isDatabaseLost)) return true
  return LOST_CODES.has(codeOf(thrown)) || LOST_WORDS.test(thrown.message)
}

/** Whether the database did not come to it in time: a statement or a lock took too long. */
export function isDatabaseBusy(thrown: unknown): boolean {
  return thrown instanceof Error && BUSY_CODES.has(codeOf(thrown))
}

/** Whether a start may wait for what it met: a server that is out of reach, or has no connection left just now. */
export function isWorthWaitingFor(thrown: unknown): boolean {
  return isDatabaseLost(thrown) || (thrown instanceof Error && codeOf(thrown) === FULL_CODE)
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
