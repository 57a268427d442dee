import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { decrypt, encrypt, hashToken, hmac } from './seal.ts'
import { testConfig } from './testing/start-app.ts'

const deps = { config: testConfig(), random: randomBytes }

test('DATA-06: what is sealed opens for the same purpose alone, and the same words never look the same', () => {
  const words = Buffer.from('a secret of 20 bytes')
  const [one, two] = [encrypt(deps, 'two-factor', words), encrypt(deps, 'two-factor', words)]
  expect(one.equals(two)).toBe(false)
  expect(one.includes(words)).toBe(false)
  expect(decrypt(deps, 'two-factor', one).equals(words)).toBe(true)
  expect(() => decrypt(deps, 'mail-token', one)).toThrow()
})

test.each([0, 1, 13, 29, -1])('DATA-06: a sealed secret with byte %i changed does not open', (at) => {
  const sealed = encrypt(deps, 'sign-in-key', Buffer.alloc(32, 9))
  const index = at < 0 ? sealed.length + at : at
  sealed[index] = (sealed[index] ?? 0) ^ 1
  expect(() => decrypt(deps, 'sign-in-key', sealed)).toThrow()
})

test('DATA-06: another SECRET_KEY opens nothing and makes other marks', () => {
  const other = { config: testConfig({ secretKey: randomBytes(32) }) }
  expect(() => decrypt(other, 'two-factor', encrypt(deps, 'two-factor', Buffer.from('x')))).toThrow()
  expect(hmac(other, 'email', 'a@b.in').equals(hmac(deps, 'email', 'a@b.in'))).toBe(false)
  expect(hmac(deps, 'recovery-code', 'a').equals(hmac(deps, 'email', 'a'))).toBe(false)
})

test('a token is kept as its SHA-256', () => {
  // Source: FIPS 180-2, the example "abc".
  expect(hashToken('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('DATA-06: after SECRET_KEY was replaced, what the old one closed still opens, and what is new is closed with the new one', async () => {
  const key = randomBytes(32)
  const rotated = {
    random: randomBytes,
    config: testConfig({ secretKey: key, previousSecretKeys: [deps.config.secretKey] }),
  }
  expect(decrypt(rotated, 'two-factor', encrypt(deps, 'two-factor', Buffer.from('kept'))).toString()).toBe('kept')
  expect(() => decrypt(deps, 'two-factor', encrypt(rotated, 'two-factor', Buffer.from('new')))).toThrow()
})
