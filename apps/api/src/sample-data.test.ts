import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { seedSamples } from './sample-data.ts'
import { startApp } from './testing/start-app.ts'

const KEY = '9f2c7be04d8a61f35c0e9b7d2a48f6138d5e0c7b'
const PRODUCTION = {
  NODE_ENV: 'production',
  SECRET_KEY: KEY,
  PUBLIC_WEB_URL: 'https://sopaan.example',
  SMTP_URL: 'smtps://u:p@mail.in',
}

test.each([
  ['on a developer’s machine', { SECRET_KEY: KEY }, true],
  ['in production', { ...PRODUCTION, HOST: '0.0.0.0' }, false],
  ['in production on this machine alone', { ...PRODUCTION, HOST: '127.0.0.1' }, false],
  ['where others can reach the server', { SECRET_KEY: KEY, HOST: '0.0.0.0' }, false],
])('C38: samples %s', async (_where, env, hasSamples) => {
  expect(readConfig(env).hasSamples).toBe(hasSamples)
})

test('C38: where there shall be no samples, no person, plan, purchase, coupon or event is made', async () => {
  const server = await startApp({ config: { hasSamples: false } })
  const countPeople = async () => (await server.deps.db.selectFrom('users').select('id').execute()).length
  const countSold = async () => [
    (await server.deps.db.selectFrom('plans').select('id').execute()).length,
    (await server.deps.db.selectFrom('events').select('id').execute()).length,
    (await server.deps.db.selectFrom('coupons').select('id').execute()).length,
    (await server.deps.db.selectFrom('purchases').select('id').execute()).length,
    (await server.deps.db.selectFrom('invoices').select('id').execute()).length,
  ]
  expect(await seedSamples(server.deps)).toEqual([])
  expect([await countPeople(), await countSold()]).toEqual([0, [0, 0, 0, 0, 0]])
  // The same machine with samples makes all of them: what is counted above can be there.
  const deps = { ...server.deps, config: { ...server.deps.config, hasSamples: true } }
  expect((await seedSamples(deps)).map(({ role }) => role)).toEqual(['mentee', 'mentor', 'admin'])
  expect(await countPeople()).toBeGreaterThan(3)
  expect((await countSold()).every((count) => count > 0)).toBe(true)
  await server.stop()
})
