import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { changeSiteRow } from '#api/features/operations/site/site.open.queries.ts'
import { findSiteSettings } from '#api/features/operations/site/site.service.ts'
import { purgedEdge } from '#api/outside/edge.ts'
import { startApp } from '#api/testing/start-app.ts'
import { purgeOldPages } from './edge-pages.ts'

const NOTICE = { en: 'Round 2 is out.', hi: 'राउंड 2 आ गया।' }

async function startEdge() {
  const asked: { method: string | undefined; token: string | undefined; body: string }[] = []
  const state = { status: 200 }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      asked.push({ method: request.method, token: request.headers.authorization, body })
      response.writeHead(state.status).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { asked, state, edge: purgedEdge({ url: `http://127.0.0.1:${port}/purge`, token: 'of the edge' }) }
}

test('the edge forgets its pages at the start, when a notice is published, once more when every process knows it, and not otherwise', async () => {
  const { asked, edge } = await startEdge()
  const server = await startApp()
  onTestFinished(() => server.stop())
  const deps = { ...server.deps, edge }
  const times = async () => {
    await purgeOldPages(deps)
    return asked.length
  }
  expect(await times()).toBe(1)
  expect(asked).toEqual([{ method: 'POST', token: 'Bearer of the edge', body: '{"purge_everything":true}' }])
  server.clock.advance(10_000)
  expect(await times()).toBe(2)
  server.clock.advance(10_000)
  expect(await times()).toBe(2)

  const now = server.deps.now()
  const { switches } = await findSiteSettings(server.deps)
  await changeSiteRow(server.deps.db, {
    areSignUpsOpen: switches.signUps,
    arePaymentsOpen: switches.payments,
    isMentoringOpen: switches.mentoring,
    areEventsOpen: switches.events,
    notice: JSON.stringify(NOTICE),
    noticeFrom: now,
    noticeUntil: new Date(now.getTime() + 86_400_000),
    officerName: null,
    officerEmail: null,
    changedAt: now,
  })
  server.clock.advance(6_000)
  await times()
  // What this process remembers of the settings is read anew behind who asks.
  await expect.poll(times).toBe(3)
  server.clock.advance(10_000)
  expect(await times()).toBe(4)
})

test('an edge that does not say that it forgot is asked again', async () => {
  const { asked, state, edge } = await startEdge()
  const server = await startApp()
  onTestFinished(() => server.stop())
  const deps = { ...server.deps, edge }
  state.status = 500
  await expect(purgeOldPages(deps)).rejects.toThrow('The edge answered 500.')
  state.status = 200
  await purgeOldPages(deps)
  expect(asked).toHaveLength(2)
})
