import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { ConfigError, checkCombinations, isLoopback, isNetwork, urlHost } from './config-rules.ts'
import { SETTINGS } from './config-settings.ts'
import { LOG_LEVELS, type LogLevel } from './log.ts'
import { loadOrCreateSecretKey } from './secret-key.ts'

/** `web` serves pages and calls, `worker` does the jobs, `all` does both. */
export type ProcessRole = (typeof ROLES)[number]
const ROLES = ['all', 'web', 'worker'] as const

/** What differs between deployments, read once at start. Nothing else reads the environment. */
export type Config = {
  /** NODE_ENV=production: no /dev pages, required secrets. */
  isProduction: boolean
  /** Whether samples are made at start: on a developer's machine alone, where nobody else can reach the server (C38). */
  hasSamples: boolean
  /** What this process does: serve, work through the jobs, or both. */
  role: ProcessRole
  /** How many processes serve. */
  webConcurrency: number
  /** Where the figures of the process are told; absent: nowhere. */
  metricsPort: number | undefined
  /** A collector of OpenTelemetry, and the share of the work that it is told. */
  traces: { endpoint: string; share: number } | undefined
  /** An edge that forgets its pages when it is asked to. */
  edgePurge: { url: string; token: string } | undefined
  port: number
  host: string
  /** Origin of links in mails and of our own pages: `https://sopaan.example`. */
  publicWebUrl: string
  dataDir: string
  /** A PostgreSQL server; absent means the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  /** The server itself, where `databaseUrl` leads to a pooler. */
  databaseDirectUrl: string | undefined
  /** A standby that answers what only reads and may be seconds old; absent: `databaseUrl`. */
  databaseReadUrl: string | undefined
  /** Most connections of this process; absent: 10 a core. */
  databasePoolMax: number | undefined
  /** Encrypts backups; absent: none can be made or read. */
  backupKey: Buffer | undefined
  secretKey: Buffer
  /** Keys that were `secretKey` before: what they closed still opens. Newest first. */
  previousSecretKeys: readonly Buffer[]
  firstAdmin: { email: string; password: string } | undefined
  smtpUrl: string | undefined
  /** Connections to the mail server that one process holds at once, and most mails a second over them; 0: no limit. */
  smtpConnections: number
  smtpRate: number
  /** How long a notification by mail waits for others to the same person, seconds; 0: each goes by itself. */
  mailGatherSeconds: number
  /** Whether production was told to do without a mail server. */
  isMailOff: boolean
  mailFrom: string
  /** Private key of P-256 that signs pushes (VAPID, RFC 8292); absent: one is made from `secretKey`, and in production nothing is pushed. */
  pushKey: Buffer | undefined
  /** Addresses and networks of proxies that may name the caller's address; none means the socket's word alone. */
  trustProxy: readonly string[]
  razorpay:
    | { keyId: string; keySecret: string; webhookSecrets: readonly string[]; baseUrl: string; checkoutUrl: string }
    | undefined
  /** What Google gave this site to connect calendars with; absent: Google Calendar is not offered. */
  google: { clientId: string; clientSecret: string } | undefined
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | undefined
  /** Whether production on a database server was told to keep files on this machine. */
  areFilesLocal: boolean
  /** A ClamAV daemon that looks through uploads. */
  scannerUrl: string | undefined
  passwordLengthMin: number
  /** Memory of one password hash, KiB; the preset in production, less in tests. */
  passwordHashMemoryKib: number
  /** How hard the puzzles are that a browser solves where an address went wrong too often; each bit more doubles the work. */
  challengeBits: number
  isStaffMfaRequired: boolean
  /** People told of an announcement in one run of its job, every ten seconds. */
  announcedARun: number
  /** Multiplies every rate limit, for load runs; 1 in production. */
  rateLimitScale: number
  /** Mean delay of the event loop from which new requests are refused, ms. */
  loopDelayMaxMs: number
  logLevel: LogLevel
}

const PUSH_KEY_BYTES = 32

export type Environment = Readonly<Record<string, string | undefined>>

/** Threads of Node's own pool; four where nobody said otherwise. Source: libuv, thread pool work scheduling. */
export function countPoolThreads(): number {
  return Number(process.env.UV_THREADPOOL_SIZE) || 4
}

/**
 * The settings of this process: the environment, then a `.env` file in the working directory for what it does not say.
 * Makes and keeps the secret key in DATA_DIR where none is given.
 * @throws {ConfigError} naming the first setting that cannot be used
 */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig(process.env)
}

/**
 * Reads settings from `env`; what is absent or empty takes its preset.
 * @throws {ConfigError} naming the first setting that cannot be used
 */
export function readConfig(env: Environment): Config {
  const read = reader(env)
  const isProduction = read.oneOf('NODE_ENV', ['production', 'development', 'test', '']) === 'production'
  const port = read.whole('PORT', 0, 65_535)
  const host = read.host('HOST')
  const dataDir = resolve(read.text('DATA_DIR'))
  const settings = {
    isProduction,
    hasSamples: !isProduction && isLoopback(host),
    role: read.oneOf('ROLE', ROLES),
    webConcurrency: read.whole('WEB_CONCURRENCY', 1, 64),
    metricsPort: read.optional('METRICS_PORT') ? read.whole('METRICS_PORT', 0, 65_535) : undefined,
    ...readWatchers(read),
    port,
    host,
    publicWebUrl: read.optional('PUBLIC_WEB_URL') ? read.origin('PUBLIC_WEB_URL') : `http://${urlHost(host)}:${port}`,
    dataDir,
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseDirectUrl: read.url('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']),
    databaseReadUrl: read.url('DATABASE_READ_URL', ['postgres:', 'postgresql:']),
    databasePoolMax: read.optional('DATABASE_POOL_MAX') ? read.whole('DATABASE_POOL_MAX', 1, 1_000) : undefined,
    backupKey: read.secrets('BACKUP_KEY').at(0),
    previousSecretKeys: read.secrets('SECRET_KEY_PREVIOUS'),
    firstAdmin: read.together(['ADMIN_EMAIL', 'ADMIN_PASSWORD'], ([email, password]) => ({ email, password })),
    ...readMailing(read),
    pushKey: readPushKey(read.optional('PUSH_KEY')),
    trustProxy: read.networks('TRUST_PROXY'),
    razorpay: read.together(
      ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
      ([keyId, keySecret, webhookSecrets]) => ({
        keyId,
        keySecret,
        webhookSecrets: webhookSecrets.split(',').map((secret) => secret.trim()),
        // As the provider writes it, with the version of their API, or without: the paths asked for bring it.
        baseUrl: read.origin('RAZORPAY_BASE_URL', '/v1'),
        checkoutUrl: read.text('RAZORPAY_CHECKOUT_URL'),
      }),
    ),
    google: read.together(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], ([clientId, clientSecret]) => ({
      clientId,
      clientSecret,
    })),
    s3: read.together(
      ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
      ([, bucket, region, accessKeyId, secretAccessKey]) => ({
        endpoint: read.origin('S3_ENDPOINT'),
        bucket,
        region,
        accessKeyId,
        secretAccessKey,
      }),
    ),
    areFilesLocal: read.oneOf('FILES', ['local', '']) === 'local',
    scannerUrl: read.url('SCANNER_URL', ['tcp:']),
    passwordLengthMin: read.whole('PASSWORD_MIN_LENGTH', 6, 128),
    passwordHashMemoryKib: read.whole('PASSWORD_HASH_MEMORY_KIB', 8, 1_048_576),
    challengeBits: read.whole('CHALLENGE_BITS', 1, 20),
    isStaffMfaRequired:
      (read.oneOf('STAFF_MFA', ['required', 'optional', '']) || (isProduction ? 'required' : '')) === 'required',
    rateLimitScale: read.decimal('RATE_LIMIT_SCALE', 0.01, 1_000_000),
    loopDelayMaxMs: read.whole('LOOP_DELAY_MAX_MS', 20, 1_000_000),
    logLevel: (read.optional('LOG_LEVEL') && read.oneOf('LOG_LEVEL', LOG_LEVELS)) || (isProduction ? 'info' : 'warn'),
  }
  checkCombinations(env, settings)
  const given = read.optional('SECRET_KEY')
  return { ...settings, secretKey: given ? Buffer.from(given) : loadOrCreateSecretKey(dataDir) }
}

/** How mail goes out. */
function readMailing(read: ReturnType<typeof reader>) {
  return {
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    isMailOff: read.oneOf('MAIL', ['off', '']) === 'off',
    smtpConnections: read.whole('SMTP_CONNECTIONS', 1, 50),
    smtpRate: read.whole('SMTP_RATE', 0, 10_000),
    mailGatherSeconds: read.whole('MAIL_GATHER_SECONDS', 0, 600),
    announcedARun: read.whole('ANNOUNCED_A_RUN', 1, 10_000),
    mailFrom: readSender(read.text('MAIL_FROM')),
  }
}

/** Who is told of the work, and of what changed on pages. */
function readWatchers(read: ReturnType<typeof reader>): Pick<Config, 'traces' | 'edgePurge'> {
  return {
    traces: read.optional('OTEL_EXPORTER_OTLP_ENDPOINT')
      ? { endpoint: read.origin('OTEL_EXPORTER_OTLP_ENDPOINT'), share: read.decimal('OTEL_TRACES_SAMPLER_ARG', 0, 1) }
      : undefined,
    edgePurge: read.together(['EDGE_PURGE_URL', 'EDGE_PURGE_TOKEN'], ([, token]) => ({
      url: read.url('EDGE_PURGE_URL', ['https:', 'http:']) ?? '',
      token,
    })),
  }
}

function stop(name: string, expected: string): never {
  throw new ConfigError(`${name}: ${expected}`)
}

/** A mailbox, with or without a name before it. */
function readSender(mailFrom: string): string {
  if (!/^(?:[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(mailFrom))
    stop('MAIL_FROM', 'expected an address such as Sopaan <no-reply@sopaan.example>')
  return mailFrom
}

/** 32 bytes in base64url, as every tool for VAPID writes it. */
function readPushKey(text: string | undefined): Buffer | undefined {
  if (text === undefined) return undefined
  const key = Buffer.from(text, 'base64url')
  const words = 'expected the private key of a VAPID pair; make one with: npx web-push generate-vapid-keys'
  if (key.length !== PUSH_KEY_BYTES || !/^[\w-]{43}=?$/.test(text)) stop('PUSH_KEY', words)
  return key
}

/** Readers of one setting each; every refusal says what the setting takes and never repeats a value. */
function reader(env: Environment) {
  const optional = (name: string) => env[name]?.trim() || undefined
  const text = (name: string) => optional(name) ?? SETTINGS.find((setting) => setting.name === name)?.preset ?? ''
  const decimal = (name: string, min: number, max: number) => {
    const value = Number(text(name))
    if (!Number.isFinite(value) || value < min || value > max) stop(name, `expected a number from ${min} to ${max}`)
    return value
  }
  return {
    optional,
    text,
    decimal,
    whole: (name: string, min: number, max: number) => {
      if (!/^\d+$/.test(text(name))) stop(name, `expected a whole number from ${min} to ${max}`)
      return decimal(name, min, max)
    },
    oneOf: <const W extends string>(name: string, words: readonly W[]): W =>
      words.find((word) => word === text(name)) ?? stop(name, `expected ${words.filter(Boolean).join(', ')}`),
    host: (name: string) => {
      const host = text(name)
      if (isIP(host) === 0 && !/^[a-z0-9.-]{1,253}$/i.test(host)) stop(name, 'expected a host name or address')
      return host
    },
    /** @param allowedPath  a path that may stand behind it and is left out */
    origin: (name: string, allowedPath = '/') => {
      const url = URL.parse(text(name))
      if (!url || !/^https?:$/.test(url.protocol)) stop(name, 'expected an address such as https://sopaan.example')
      const isPathFit = url.pathname === '/' || url.pathname.replace(/\/$/, '') === allowedPath
      if (!isPathFit || url.search || url.username) stop(name, 'expected an origin alone, without path or query')
      return url.origin
    },
    url: (name: string, protocols: readonly string[]) => {
      const value = optional(name)
      if (value === undefined) return undefined
      if (!protocols.includes(URL.parse(value)?.protocol ?? ''))
        stop(name, `expected an address that begins ${protocols[0]}//`)
      return value
    },
    secrets: (name: string) => {
      const keys = (optional(name) ?? '').split(',').flatMap((key) => key.trim() || [])
      if (keys.some((key) => Buffer.byteLength(key) < 32))
        stop(name, 'expected keys of at least 32 bytes, parted by commas')
      return keys.map((key) => Buffer.from(key))
    },
    networks: (name: string) => {
      const parts = (optional(name) ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part && part !== 'off')
      const wrong = parts.find((part) => !isNetwork(part))
      if (wrong !== undefined) stop(name, 'expected addresses or networks such as 10.0.0.0/8, parted by commas')
      return parts
    },
    /** Settings that make sense together alone: all given, or none. */
    together: <const N extends readonly string[], T>(names: N, make: (values: { [at in keyof N]: string }) => T) => {
      const values = names.map(optional)
      if (values.every((value) => value === undefined)) return undefined
      const missing = names[values.indexOf(undefined)]
      if (missing !== undefined) stop(missing, `goes with ${names.filter((name) => name !== missing).join(', ')}`)
      // Every value was just seen to be there, which the compiler does not follow through `every` and `indexOf`.
      return make(values as { [at in keyof N]: string })
    },
  }
}

/** Loads modules that read NODE_ENV once, when they are first loaded, as they are in production. */
export async function withProductionModules<T>(load: () => Promise<T>): Promise<T> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    return await load()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
