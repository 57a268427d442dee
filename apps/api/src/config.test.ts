import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Environment, readConfig } from './config.ts'
import { loadOrCreateSecretKey } from './secret-key.ts'

const KEY = '9f2c7be04d8a61f35c0e9b7d2a48f6138d5e0c7b'
const PRODUCTION = {
  NODE_ENV: 'production',
  SECRET_KEY: KEY,
  PUBLIC_WEB_URL: 'https://sopaan.example',
  HOST: '0.0.0.0',
  SMTP_URL: 'smtps://u:p@mail.in',
}
const PAYMENTS = {
  RAZORPAY_KEY_ID: 'rzp_test_Ab12',
  RAZORPAY_KEY_SECRET: 'k7Qm2Lp9Xz4R',
  RAZORPAY_WEBHOOK_SECRET: 'w5Tn8Vb3Yc6J,u2He4Gk9Ds1F',
}

test('with nothing set, everything local works on presets', () => {
  expect(readConfig({ SECRET_KEY: KEY })).toMatchObject({
    isProduction: false,
    port: 3000,
    host: '127.0.0.1',
    publicWebUrl: 'http://127.0.0.1:3000',
    databaseUrl: undefined,
    smtpUrl: undefined,
    smtpConnections: 3,
    smtpRate: 0,
    mailGatherSeconds: 60,
    trustProxy: [],
    razorpay: undefined,
    s3: undefined,
    scannerUrl: undefined,
    passwordLengthMin: 6,
    isStaffMfaRequired: false,
    passwordHashMemoryKib: 19_456,
    announcedARun: 500,
    rateLimitScale: 1,
    logLevel: 'warn',
  })
})

test('production requires second factors of staff without being told', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({ isProduction: true, isStaffMfaRequired: true })
})

test('two webhook secrets stand while one replaces the other', () => {
  const { razorpay } = readConfig({ SECRET_KEY: KEY, ...PAYMENTS })
  expect(razorpay).toMatchObject({
    webhookSecrets: ['w5Tn8Vb3Yc6J', 'u2He4Gk9Ds1F'],
    baseUrl: 'https://api.razorpay.com',
  })
})

test.each([
  'https://api.razorpay.com',
  'https://api.razorpay.com/',
  'https://api.razorpay.com/v1',
  'https://api.razorpay.com/v1/',
])('the provider is reached at %s, with or without the version of its API', (address) => {
  const keys = { RAZORPAY_KEY_ID: 'k', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' }
  expect(readConfig({ ...keys, RAZORPAY_BASE_URL: address }).razorpay?.baseUrl).toBe('https://api.razorpay.com')
})

test.each<[Environment, string]>([
  [
    {
      RAZORPAY_KEY_ID: 'k',
      RAZORPAY_KEY_SECRET: 's',
      RAZORPAY_WEBHOOK_SECRET: 'w',
      RAZORPAY_BASE_URL: 'https://api.razorpay.com/v2',
    },
    'RAZORPAY_BASE_URL: expected an origin alone, without path or query',
  ],
  [{ PORT: 'abc' }, 'PORT: expected a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT: expected a number from 0 to 65535'],
  [{ PORT: '-1' }, 'PORT: expected a whole number from 0 to 65535'],
  [{ HOST: 'not a host' }, 'HOST: expected a host name or address'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV: expected production, development, test'],
  [{ PUBLIC_WEB_URL: 'sopaan.example' }, 'PUBLIC_WEB_URL: expected an address such as https://sopaan.example'],
  [{ PUBLIC_WEB_URL: 'https://sopaan.example/app' }, 'PUBLIC_WEB_URL: expected an origin alone, without path or query'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: expected an address that begins postgres://'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL: expected an address that begins smtp://'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY: expected at least 32 bytes'],
  [
    { SECRET_KEY: 'a'.repeat(40) },
    'SECRET_KEY: expected random bytes, not a sample; make one with: openssl rand -hex 32',
  ],
  [
    { SECRET_KEY: 'change-me-change-me-change-me-change' },
    'SECRET_KEY: expected random bytes, not a sample; make one with: openssl rand -hex 32',
  ],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY: expected addresses or networks such as 10.0.0.0/8, parted by commas'],
  [{ TRUST_PROXY: '10.0.0.0/0' }, 'TRUST_PROXY: expected addresses or networks such as 10.0.0.0/8, parted by commas'],
  [{ ADMIN_EMAIL: 'a@b.in' }, 'ADMIN_PASSWORD: goes with ADMIN_EMAIL'],
  [{ ADMIN_EMAIL: 'ab', ADMIN_PASSWORD: 'k7Qm2Lp9Xz4R' }, 'ADMIN_EMAIL: expected an e-mail address'],
  [{ ADMIN_EMAIL: 'a@b.in', ADMIN_PASSWORD: 'k7Qm2Lp9Xz4' }, 'ADMIN_PASSWORD: expected at least 12 characters'],
  [{ RAZORPAY_KEY_ID: 'rzp_test_x' }, 'RAZORPAY_KEY_SECRET: goes with RAZORPAY_KEY_ID, RAZORPAY_WEBHOOK_SECRET'],
  [
    { ...PAYMENTS, RAZORPAY_WEBHOOK_SECRET: 'w5Tn8Vb3Yc6J,' },
    'RAZORPAY_WEBHOOK_SECRET: expected one secret, or two parted by a comma',
  ],
  [
    { ...PAYMENTS, RAZORPAY_KEY_ID: 'rzp_live_Ab12' },
    'RAZORPAY_KEY_ID: a live key (rzp_live_) is for NODE_ENV=production alone',
  ],
  [{ S3_BUCKET: 'b' }, 'S3_ENDPOINT: goes with S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
  [{ MAIL_FROM: 'Sopaan' }, 'MAIL_FROM: expected an address such as Sopaan <no-reply@sopaan.example>'],
  [{ PASSWORD_MIN_LENGTH: '5' }, 'PASSWORD_MIN_LENGTH: expected a number from 6 to 128'],
  [{ STAFF_MFA: 'yes' }, 'STAFF_MFA: expected required, optional'],
  [{ PASSWORD_HASH_MEMORY_KIB: '7' }, 'PASSWORD_HASH_MEMORY_KIB: expected a number from 8 to 1048576'],
  [{ CHALLENGE_BITS: '21' }, 'CHALLENGE_BITS: expected a number from 1 to 20'],
  [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE: expected a number from 0.01 to 1000000'],
  [{ LOOP_DELAY_MAX_MS: '5' }, 'LOOP_DELAY_MAX_MS: expected a number from 20 to 1000000'],
  [{ MAIL: 'on' }, 'MAIL: expected off'],
  [{ FILES: 's3' }, 'FILES: expected local'],
  [{ SMTP_CONNECTIONS: '0' }, 'SMTP_CONNECTIONS: expected a number from 1 to 50'],
  [{ SMTP_RATE: '-1' }, 'SMTP_RATE: expected a whole number from 0 to 10000'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: expected debug, info, warn, error, silent'],
])('R-PL-4: %j stops the start with one line that names the setting', (env, line) => {
  expect(() => readConfig({ SECRET_KEY: KEY, ...env })).toThrow(
    expect.objectContaining({ name: 'ConfigError', message: line }),
  )
  expect(line).not.toContain('\n')
})

test.each<[string, Environment, RegExp]>([
  ['DATA-05: without its own key', { SECRET_KEY: '' }, /^SECRET_KEY: required in production/],
  ['without its address', { PUBLIC_WEB_URL: '' }, /^PUBLIC_WEB_URL: required in production/],
  ['without https', { PUBLIC_WEB_URL: 'http://sopaan.example' }, /^PUBLIC_WEB_URL: expected https:\/\//],
  [
    'AUTH-01: with passwords that hash in no time',
    { PASSWORD_HASH_MEMORY_KIB: '64' },
    /^PASSWORD_HASH_MEMORY_KIB: expected at least 19456 in production$/,
  ],
  ['without a mail server', { SMTP_URL: '' }, /^SMTP_URL: required in production; MAIL=off/],
  [
    'with a shared database and files of its own',
    { DATABASE_URL: 'postgres://u:p@db.in/x?sslmode=verify-full' },
    /^S3_ENDPOINT: required in production with DATABASE_URL; FILES=local/,
  ],
  ['AUTH-15: with puzzles that cost nothing', { CHALLENGE_BITS: '4' }, /^CHALLENGE_BITS: expected at least 12 in/],
  ['C38: with scaled limits', { RATE_LIMIT_SCALE: '10' }, /^RATE_LIMIT_SCALE: refused in production$/],
  ['with staff on passwords alone', { STAFF_MFA: 'optional' }, /^STAFF_MFA: required in production/],
  ['PAY-15: with a test key', PAYMENTS, /^RAZORPAY_KEY_ID: expected a live key/],
  [
    'DATA-05: with a sample secret',
    { ...PAYMENTS, RAZORPAY_KEY_ID: 'rzp_live_x', RAZORPAY_KEY_SECRET: 'your_key_secret' },
    /^RAZORPAY_KEY_SECRET: expected a real secret/,
  ],
  [
    'with a sample admin',
    { ADMIN_EMAIL: 'a@b.in', ADMIN_PASSWORD: 'password12345' },
    /^ADMIN_PASSWORD: expected a real password/,
  ],
  [
    'DATA-03: with an unverified database',
    { DATABASE_URL: 'postgres://u:p@db.in/x?sslmode=no-verify' },
    /^DATABASE_URL: expected \?sslmode=verify-full/,
  ],
  [
    'DATA-03: with a mail server whose certificate nobody checks',
    { SMTP_URL: 'smtps://u:p@mail.in?tls.rejectUnauthorized=false' },
    /^SMTP_URL: expected no options/,
  ],
  [
    'DATA-03: with an unencrypted database',
    { DATABASE_URL: 'postgres://u:p@db.in/x' },
    /^DATABASE_URL: expected \?sslmode=verify-full/,
  ],
  [
    'DATA-03: with two words on it',
    { DATABASE_URL: 'postgres://u:p@db.in/x?sslmode=verify-full&sslmode=disable' },
    /^DATABASE_URL: expected \?sslmode=verify-full/,
  ],
])('production does not start %s', (_, env, line) => {
  expect(() => readConfig({ ...PRODUCTION, ...env })).toThrow(line)
})

test.each([
  'postgres://u:p@db.in/x?sslmode=verify-full',
  'postgres://u@127.0.0.1/x',
  'postgres://u@localhost/x',
  'postgres:///x?host=/run/postgresql',
])('production takes the database %s', (url) => {
  expect(readConfig({ ...PRODUCTION, DATABASE_URL: url, FILES: 'local' }).databaseUrl).toBe(url)
})

test.each(['ROLE=web', 'ROLE=worker', 'WEB_CONCURRENCY=2'])(
  '%s needs a database server: the embedded database is one process’s alone',
  (setting) => {
    const [name = '', value = ''] = setting.split('=')
    const env = { SECRET_KEY: KEY, [name]: value }
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name}: .*goes with DATABASE_URL`))
    expect(() => readConfig({ ...env, DATABASE_URL: 'postgres://localhost/sopaan' })).not.toThrow()
  },
)

test('production starts without mail when it is told to', () => {
  expect(readConfig({ ...PRODUCTION, SMTP_URL: '', MAIL: 'off' })).toMatchObject({
    smtpUrl: undefined,
    isMailOff: true,
  })
})

test('no refusal repeats a secret', () => {
  const secrets = {
    SECRET_KEY: 's3cr3t',
    DATABASE_URL: 'mysql://u:s3cr3t@h',
    SMTP_URL: 'x://s3cr3t',
    ADMIN_PASSWORD: 's3cr3t',
  }
  for (const [name, value] of Object.entries(secrets)) {
    const env = { ADMIN_EMAIL: name === 'ADMIN_PASSWORD' ? 'a@b.in' : '', SECRET_KEY: KEY, [name]: value }
    expect(() => readConfig(env)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('s3cr3t') }))
  }
})

test('DATA-05: the local key is made once, kept for its owner alone, and stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-key-'))
  const made = readConfig({ DATA_DIR: folder }).secretKey
  expect(made).toHaveLength(32)
  expect(loadOrCreateSecretKey(folder)).toEqual(made)
  expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(folder, 'secret-key'), 'utf8')).toBe(made.toString('hex'))
  expect(loadOrCreateSecretKey(mkdtempSync(join(tmpdir(), 'sopaan-key-')))).not.toEqual(made)
  rmSync(folder, { recursive: true })
})
