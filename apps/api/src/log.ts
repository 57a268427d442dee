import { createHash } from 'node:crypto'
import type { Call } from '@sopaan/contract/call'
import { CALLS } from '@sopaan/contract/calls'
import { istTimestamp } from '@sopaan/domain/time/ist'
import { pino } from 'pino'

/** How much is told: `debug` tells everything, `silent` nothing. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Fields of a line. Words for people do not belong here: the event names what happened, the fields say of what. */
export type LogFields = Readonly<Record<string, unknown>>

/** Tells what happened: `log.info('import_published', { importId, rows })`. Secrets are masked by the name of their field. */
export type Log = Readonly<Record<Exclude<LogLevel, 'silent'>, (event: string, fields?: LogFields) => void>>

export type LogOptions = {
  level: LogLevel
  /** `json`: one line an event (LOG-01); `readable`: for the terminal of the one who develops. */
  form: 'json' | 'readable'
  now: () => Date
  write: (line: string) => void
}

/** Field names whose values never reach a log, wherever they stand (LOG-03). */
const SECRET_NAME =
  /pass(word|phrase)?$|passw|secret|token|cookie|authorization|signature|otp|pepper|cardNumber|cvv|upi/i
/** Query values that never reach a log (LINK-11). */
const SECRET_QUERY = /([?&](?:token|code|signature|password|email|state_key)=)[^&#\s"]*/gi
const EMAIL = /([A-Za-z0-9._%+-])[A-Za-z0-9._%+-]*@([A-Za-z0-9.-]+)/g
/** Paths that hold a secret, as the contract says, and the page of a shared list, each up to the secret. */
const SECRET_PATHS = [...new Set([...listSecretPaths(), '/lists/', '/family/'])]
const SECRET_PATH = new RegExp(`(${SECRET_PATHS.join('|')})([^/?#\\s"]+)`, 'g')
const MASK = '[masked]'
const DEPTH_MAX = 6
const TEXT_LENGTH_MAX = 2_000
const ITEMS_MAX = 50
/** Fields of one object that pino writes; the rest it counts. */
const EDGES_MAX = 100

/**
 * The log of the process: pino's, with every value masked before it is written, whoever wrote it. The lines go to `write`,
 * which never waits: pino's own streams stop the process on a full disk and a reader that stands still (decision 0017).
 */
export function createLog({ level, form, now, write }: LogOptions): Log {
  const logger = pino(
    {
      level,
      base: null,
      messageKey: 'event',
      depthLimit: DEPTH_MAX + 1,
      edgeLimit: EDGES_MAX,
      timestamp: () => `,"ts":"${now().toISOString()}","tsLocal":"${istTimestamp(now())}"`,
      formatters: { level: (level) => ({ level }), log: maskFields },
    },
    { write: (line: string) => write(form === 'json' ? line.trimEnd() : readableLine(JSON.parse(line))) },
  )
  const at =
    (level: Exclude<LogLevel, 'silent'>) =>
    (event: string, fields: LogFields = {}) =>
      logger[level](fields, event)
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/**
 * An address without what it must not tell: the value of `token` and its like in the query (LINK-11), and every parameter of
 * a path that the contract calls secret, of which the beginning of a hash stays (INV-08).
 */
export function maskUrl(url: string): string {
  const masked = url.includes('=') ? url.replace(SECRET_QUERY, `$1${MASK}`) : url
  return masked.includes('/') ? masked.replace(SECRET_PATH, (_, path, link) => path + hashOfLink(link)) : masked
}

/** The paths of calls with a secret parameter, up to it, as patterns. */
function listSecretPaths(): string[] {
  return Object.values(CALLS)
    .flatMap((noun) => Object.values(noun))
    .flatMap((call: Call) => (call.secretParam === undefined ? [] : [beforeParam(call.path, call.secretParam)]))
}

function beforeParam(path: string, param: string): string {
  const [before = ''] = path.split(`:${param}`)
  return before.replace(/:\w+/g, '[^/?#\\s"]+')
}

function hashOfLink(link: string): string {
  return `sha256:${createHash('sha256').update(link).digest('hex').slice(0, 12)}`
}

/** A line as the one who develops reads it: the event, then its fields, without the times. */
function readableLine({ level: _, ts: __, tsLocal: ___, event, ...fields }: Record<string, unknown>): string {
  const told = Object.entries(fields).map(([name, value]) =>
    name === 'stack'
      ? `\n${String(value)}`
      : `${name}=${typeof value === 'string' ? printable(value) : JSON.stringify(value)}`,
  )
  return [event, ...told].join(' ')
}

/** Control characters out, so that nothing typed by a stranger draws its own line on a terminal (INJ-06). */
function printable(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

function maskFields(fields: LogFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => errorOrField(name, value)))
}

/** An `Error` under `error` becomes its name, words and stack; every other field is masked by its name. */
function errorOrField(name: string, value: unknown): [string, unknown][] {
  if (!(value instanceof Error)) return [[name, masked(name, value, 0)]]
  return [
    [name, maskText(`${value.name}: ${value.message}`)],
    ['stack', maskText(value.stack ?? '')],
    ...(value.cause instanceof Error
      ? [['cause', maskText(`${value.cause.name}: ${value.cause.message}`)] as [string, unknown]]
      : []),
  ]
}

function masked(name: string, value: unknown, depth: number): unknown {
  if (SECRET_NAME.test(name) && value !== undefined && value !== null && typeof value !== 'boolean') return MASK
  if (typeof value === 'string') return maskText(value)
  if (typeof value === 'bigint') return value.toString()
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth >= DEPTH_MAX) return '[deep]'
  if (Array.isArray(value)) return value.slice(0, ITEMS_MAX).map((item) => masked('', item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, masked(key, inner, depth + 1)]))
}

function maskText(text: string): string {
  const short = text.length > TEXT_LENGTH_MAX ? `${text.slice(0, TEXT_LENGTH_MAX)}…` : text
  const masked = maskUrl(short)
  // Most lines name nobody: both patterns need an @.
  if (!masked.includes('@')) return masked
  return masked.replace(/(\w+:\/\/[^:/\s]+):[^@/\s]+@/g, `$1:${MASK}@`).replace(EMAIL, '$1***@$2')
}
