/** SQLSTATE and system codes of a connection that is gone, or of a server that is stopping or starting. */
const LOST_CODES = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '08001',
  '08000',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
])
/** What node-postgres says, without a code, when a connection breaks or none is free in time. */
const LOST_WORDS =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i
/** SQLSTATE of a statement or a lock that took too long, and of one that gave way to another: a deadlock, a conflict. */
const BUSY_CODES = new Set(['57014', '55P03', '40P01', '40001'])

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

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
