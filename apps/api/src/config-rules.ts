import { isIP } from 'node:net'
import type { Config, Environment } from './config.ts'

type Settings = Omit<Config, 'secretKey'>
/** A rule over settings that fit alone but not together: its setting, whether it is broken, and what is expected. */
type Rule = [setting: string, isBroken: boolean, expected: string]

/** Least length of the key that signs and encrypts, bytes. Source: control DATA-05. */
const SECRET_KEY_BYTES_MIN = 32
/** Least different characters in it: `aaaa…` is long and no secret. */
const SECRET_KEY_VARIETY_MIN = 10
/** Words of examples and tutorials that end up in production (DATA-05). */
const SAMPLE =
  /change.?me|replace.?me|your[-_ ]|example|sample|default|secret.?key|password|xxxx|1234567890|abcdefgh|^test/i
const STAFF_PASSWORD_LENGTH_MIN = 12
/** OWASP's table for Argon2id with two passes on small machines. Source: AUTH-01. */
const PASSWORD_HASH_MEMORY_KIB_MIN = 19_456
/** Less work than this stops nobody: 65,536 hashes, a tenth of a second on a desk. */
const CHALLENGE_BITS_MIN = 12

/** A setting that cannot be used: its words are one line that names it, and never its value where that is secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Refuses settings that are fine one by one and wrong together, above all in production.
 * @throws {ConfigError} naming the first one
 */
export function checkCombinations(env: Environment, settings: Settings): void {
  const rules = [...rulesEverywhere(env, settings), ...(settings.isProduction ? rulesOfProduction(env, settings) : [])]
  const broken = rules.find(([, isBroken]) => isBroken)
  if (broken) throw new ConfigError(`${broken[0]}: ${broken[2]}`)
}

/** Whether the host is this machine alone: sample people are made only there (C38). */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

function rulesEverywhere(env: Environment, settings: Settings): Rule[] {
  const { firstAdmin, razorpay, isProduction } = settings
  const key = env.SECRET_KEY?.trim()
  return [
    ['SECRET_KEY', !!key && Buffer.byteLength(key) < SECRET_KEY_BYTES_MIN, 'expected at least 32 bytes'],
    ['SECRET_KEY', !!key && isSample(key), 'expected random bytes, not a sample; make one with: openssl rand -hex 32'],
    ['DATABASE_DIRECT_URL', !!settings.databaseDirectUrl && !settings.databaseUrl, 'goes with DATABASE_URL'],
    ['DATABASE_READ_URL', !!settings.databaseReadUrl && !settings.databaseUrl, 'goes with DATABASE_URL'],
    // The embedded database is one process's alone.
    ['ROLE', settings.role !== 'all' && !settings.databaseUrl, 'goes with DATABASE_URL'],
    ['WEB_CONCURRENCY', settings.webConcurrency > 1 && !settings.databaseUrl, 'more than 1 goes with DATABASE_URL'],
    ['WEB_CONCURRENCY', settings.webConcurrency > 1 && settings.role === 'worker', 'a worker is one process'],
    ['ADMIN_EMAIL', !!firstAdmin && !/^[^\s@]+@[^\s@]+$/.test(firstAdmin.email), 'expected an e-mail address'],
    [
      'ADMIN_PASSWORD',
      !!firstAdmin && firstAdmin.password.length < STAFF_PASSWORD_LENGTH_MIN,
      `expected at least ${STAFF_PASSWORD_LENGTH_MIN} characters`,
    ],
    // Control PAY-15: real money never moves outside production.
    [
      'RAZORPAY_KEY_ID',
      !isProduction && !!razorpay?.keyId.startsWith('rzp_live_'),
      'a live key (rzp_live_) is for NODE_ENV=production alone',
    ],
    // Control PAY-08: an empty secret would be one that everybody knows.
    [
      'RAZORPAY_WEBHOOK_SECRET',
      !!razorpay && (razorpay.webhookSecrets.length > 2 || razorpay.webhookSecrets.includes('')),
      'expected one secret, or two parted by a comma',
    ],
    [
      'RAZORPAY_CHECKOUT_URL',
      !!razorpay && !/^https?:$/.test(URL.parse(razorpay.checkoutUrl)?.protocol ?? ''),
      'expected the address of a script such as https://checkout.razorpay.com/v1/checkout.js',
    ],
  ]
}

function rulesOfProduction(env: Environment, settings: Settings): Rule[] {
  const { razorpay, firstAdmin, publicWebUrl, host } = settings
  const isLocalTrial = isLoopback(host)
  return [
    ['SECRET_KEY', !env.SECRET_KEY?.trim(), 'required in production; make one with: openssl rand -hex 32'],
    ['PUBLIC_WEB_URL', !env.PUBLIC_WEB_URL?.trim(), 'required in production'],
    [
      'PUBLIC_WEB_URL',
      !publicWebUrl.startsWith('https://') && !isLocalTrial,
      'expected https:// in production, unless HOST is this machine alone',
    ],
    ['RATE_LIMIT_SCALE', settings.rateLimitScale !== 1, 'refused in production'],
    [
      'PASSWORD_HASH_MEMORY_KIB',
      settings.passwordHashMemoryKib < PASSWORD_HASH_MEMORY_KIB_MIN,
      `expected at least ${PASSWORD_HASH_MEMORY_KIB_MIN} in production`,
    ],
    [
      'CHALLENGE_BITS',
      settings.challengeBits < CHALLENGE_BITS_MIN,
      `expected at least ${CHALLENGE_BITS_MIN} in production`,
    ],
    ['STAFF_MFA', !settings.isStaffMfaRequired, 'required in production, cannot be optional'],
    [
      'RAZORPAY_KEY_ID',
      !!razorpay && !razorpay.keyId.startsWith('rzp_live_'),
      'expected a live key (rzp_live_) in production',
    ],
    [
      'RAZORPAY_BASE_URL',
      !!razorpay && !(razorpay.baseUrl.startsWith('https://') && razorpay.checkoutUrl.startsWith('https://')),
      'expected https:// here and in RAZORPAY_CHECKOUT_URL in production',
    ],
    ['RAZORPAY_KEY_SECRET', !!razorpay && isSample(razorpay.keySecret), 'expected a real secret, not a sample'],
    ['RAZORPAY_WEBHOOK_SECRET', !!razorpay?.webhookSecrets.some(isSample), 'expected a real secret, not a sample'],
    ['ADMIN_PASSWORD', !!firstAdmin && isSample(firstAdmin.password), 'expected a real password, not a sample'],
    ['PUSH_KEY', !!env.PUSH_KEY?.trim() && isSample(env.PUSH_KEY.trim()), 'expected a real key, not a sample'],
    ...verifiedRules(settings),
    // Without one every mail is a file that nobody gets, and the screen says sent.
    ['SMTP_URL', !settings.smtpUrl && !settings.isMailOff, 'required in production; MAIL=off starts without mail'],
    // A database that several machines share, and files that one of them has.
    [
      'S3_ENDPOINT',
      !!settings.databaseUrl && !settings.s3 && !settings.areFilesLocal,
      'required in production with DATABASE_URL; FILES=local keeps files on this machine alone',
    ],
    [
      'SMTP_URL',
      !!settings.smtpUrl && URL.parse(settings.smtpUrl)?.search !== '',
      'expected no options after the host in production: they can switch the check of the certificate off',
    ],
  ]
}

function isSample(secret: string): boolean {
  return SAMPLE.test(secret) || new Set(secret).size < Math.min(SECRET_KEY_VARIETY_MIN, secret.length / 2)
}

function verifiedRules({ databaseUrl, databaseDirectUrl, databaseReadUrl }: Settings): Rule[] {
  const words = 'expected ?sslmode=verify-full in production, unless the server is on this machine'
  return [
    ['DATABASE_URL', !isVerified(databaseUrl), words],
    ['DATABASE_DIRECT_URL', !isVerified(databaseDirectUrl), words],
    ['DATABASE_READ_URL', !isVerified(databaseReadUrl), words],
  ]
}

/** Whether traffic to the database is encrypted to a verified server, or does not leave the machine (DATA-03). */
function isVerified(databaseUrl: string | undefined): boolean {
  if (databaseUrl === undefined) return true
  const url = URL.parse(databaseUrl)
  const modes = url?.searchParams.getAll('sslmode') ?? []
  if (modes.length > 0) return modes.every((mode) => mode === 'verify-full')
  const host = (url?.searchParams.get('host') ?? url?.hostname ?? '').replace(/^\[|\]$/g, '')
  return host === '' || host.startsWith('/') || isLoopback(isIP(host) ? host : host.toLowerCase())
}

/** Whether a text is an address of the network, or a net such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  const bitsMax = version === 6 ? 128 : 32
  return (
    version !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= bitsMax))
  )
}

/** A host as an address has it: one of IPv6 stands in brackets. */
export function urlHost(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host
}
