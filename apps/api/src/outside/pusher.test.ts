import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { startPushService } from '#api/testing/push-service.ts'
import { pushKeyOf, pushSubjectOf, webPusher } from './pusher.ts'

const PUSH = { payload: '{}', ttlSeconds: 60, isUrgent: false, topic: 'one' }
const SECRET_KEY = 'f3a9c1d7e5b8024687ac13579bdf0e2c'

test.each([
  'https://127.0.0.1/send/1',
  'https://[::1]/send/1',
  'https://169.254.169.254/latest/meta-data',
  'http://push.example.org/send/1',
  'https://push.example.org:8443/send/1',
  'https://localhost/send/1',
])('API-14: nothing is sent to %s', async (endpoint) => {
  const service = await startPushService()
  const { publicKey, authSecret } = service.addBrowser()
  await service.stop()
  const pusher = webPusher({ key: randomBytes(32), subject: 'https://sopaan.test' })
  expect(await pusher.send({ endpoint, publicKey, authSecret }, PUSH)).toEqual({
    kind: 'later',
    reason: 'The address is not public.',
    afterSeconds: 0,
  })
})

test('a browser whose key is no point of the curve is refused, and nobody is asked', async () => {
  const pusher = webPusher({ key: randomBytes(32), subject: 'https://sopaan.test' }, () =>
    Promise.reject(new Error('asked')),
  )
  const target = {
    endpoint: 'https://push.example.org/1',
    publicKey: Buffer.alloc(65, 7).toString('base64url'),
    authSecret: randomBytes(16).toString('base64url'),
  }
  expect(await pusher.send(target, PUSH)).toEqual({ kind: 'refused', status: 400 })
})

test('a local installation has a key that stays the same; production has the one of its setting, or none', () => {
  const key = Buffer.alloc(32, 5)
  const local = readConfig({ SECRET_KEY })
  expect(pushKeyOf(local)).toHaveLength(32)
  expect(pushKeyOf(local)).toEqual(pushKeyOf(readConfig({ SECRET_KEY })))
  expect(pushKeyOf({ ...local, isProduction: true })).toBeUndefined()
  const set = readConfig({ SECRET_KEY, PUSH_KEY: randomBytes(32).toString('base64url') })
  expect(pushKeyOf({ ...set, isProduction: true, pushKey: key })).toEqual(key)
  expect(() => readConfig({ SECRET_KEY, PUSH_KEY: 'too-short' })).toThrow('PUSH_KEY: expected the private key')
})

test('a push service is told whom to write to', () => {
  const { mailFrom } = readConfig({ SECRET_KEY })
  expect(pushSubjectOf({ publicWebUrl: 'https://sopaan.example', mailFrom })).toBe('https://sopaan.example')
  expect(pushSubjectOf({ publicWebUrl: 'http://127.0.0.1:3000', mailFrom })).toBe('mailto:no-reply@localhost')
})
