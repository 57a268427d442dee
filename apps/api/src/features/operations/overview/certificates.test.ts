import { expect, onTestFinished, test } from 'vitest'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { watchCertificate } from './certificates.service.ts'

const DAY_MS = 24 * 3_600_000

async function start(publicWebUrl = 'https://sopaan.example') {
  const server = await startApp()
  onTestFinished(server.stop)
  const owner = await aSignedIn(server, 'admin')
  const watchWith = async (days: number) => {
    const asked: string[] = []
    const certificateEnd = async (host: string) => {
      asked.push(host)
      return new Date(server.clock.now().getTime() + days * DAY_MS + 1_000)
    }
    await watchCertificate({ ...server.deps, certificateEnd, config: { ...server.deps.config, publicWebUrl } })
    return asked
  }
  const told = () =>
    server.deps.db
      .selectFrom('notifications')
      .select(['userId', 'facts'])
      .where('kind', '=', 'certificate-ending')
      .orderBy('raisedAt')
      .execute()
  return { server, owner, watchWith, told }
}

test('owners are told three weeks before the certificate of the public address ends, once, and again closer to it', async () => {
  const { server, owner, watchWith, told } = await start()
  expect(await watchWith(30)).toEqual(['sopaan.example'])
  expect(await told()).toEqual([])
  const end = new Date(server.clock.now().getTime() + 21 * DAY_MS + 1_000)
  const config = { ...server.deps.config, publicWebUrl: 'https://sopaan.example' }
  const watch = () => watchCertificate({ ...server.deps, certificateEnd: async () => end, config })
  await watch()
  await watch()
  expect(await told()).toEqual([{ userId: owner.userId, facts: { host: 'sopaan.example', days: 21 } }])
  server.clock.advance(15 * DAY_MS)
  await watch()
  expect((await told()).at(-1)?.facts).toEqual({ host: 'sopaan.example', days: 6 })
})

test('an address of this machine alone has none, and a host that shows none makes the job fail', async () => {
  const { server, watchWith, told } = await start('http://127.0.0.1:3000')
  expect(await watchWith(1)).toEqual([])
  expect(await told()).toEqual([])
  const config = { ...server.deps.config, publicWebUrl: 'https://sopaan.example' }
  const certificateEnd = () => Promise.reject(new Error('No answer in time.'))
  await expect(watchCertificate({ ...server.deps, certificateEnd, config })).rejects.toThrow('No answer in time.')
})
