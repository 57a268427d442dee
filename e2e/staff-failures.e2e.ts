import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { callAs } from './calls.ts'
import { journey } from './journey.ts'
import { aSample } from './people.ts'

type RoomMessage = { signature: string; body: string }

/** A chat room on this machine, which does not take the first message to try it. */
async function startRoom() {
  const heard: RoomMessage[] = []
  const of = (kind: string) => heard.filter(({ body }) => JSON.parse(body).kind === kind)
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      heard.push({ signature: String(request.headers['x-sopaan-signature']), body })
      response.writeHead(of('test').length === 1 && body.includes('"kind":"test"') ? 503 : 200).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    heard,
    of,
    url: `http://127.0.0.1:${port}/room`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Whether the holder of a secret wrote a message, checked as its reader would. */
function isSigned({ signature, body }: RoomMessage, secret: string): boolean {
  const [, seconds = '', given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  return given === createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
}

journey(
  'an owner has a chat room told of alerts: a message it did not take comes again, each is signed, and a grievance is told of without a name',
  async ({ browser, product }) => {
    const room = await startRoom()
    const owner = await aSample(browser, product, 'admin')
    await owner.goto('/admin/settings?part=alerts')
    await owner.getByLabel('Address', { exact: true }).fill(room.url)
    await owner.getByRole('button', { name: 'Add address' }).click()
    const secret = await owner.getByText(/^[\w-]{32}$/).innerText()
    await owner.getByRole('button', { name: 'Send a message to try it' }).click()
    await expect(owner.getByText('On its way. Look into the room.').first()).toBeVisible()
    await expect.poll(() => room.of('test').length, { timeout: 60_000 }).toBe(2)
    const [refused, taken] = room.of('test')
    expect(taken?.body).toBe(refused?.body)
    expect(room.heard.every((message) => isSigned(message, secret))).toBe(true)
    expect(room.heard.some((message) => isSigned(message, `${secret}x`))).toBe(false)

    await owner.getByLabel('Chat rooms rest from').selectOption({ index: 0 })
    await owner.getByLabel('until', { exact: true }).selectOption({ index: 0 })
    await owner.getByRole('button', { name: 'Save rules' }).click()
    await expect(owner.getByText('Saved.').first()).toBeVisible()
    const mentee = await aSample(browser, product, 'mentee')
    await callAs(mentee, 'POST', '/api/v1/users/grievances', {
      subject: 'My refund',
      message: 'It did not come, and nobody answers me.',
    })
    await expect.poll(() => room.of('grievance-filed').length, { timeout: 60_000 }).toBe(1)
    const told = room.of('grievance-filed').at(-1) ?? { signature: '', body: '' }
    expect(isSigned(told, secret)).toBe(true)
    expect(told.body).not.toMatch(/Sample|@/)

    await owner.getByRole('button', { name: 'Remove', exact: true }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(owner.getByText('No address is told yet.')).toBeVisible()
    room.stop()
  },
)
