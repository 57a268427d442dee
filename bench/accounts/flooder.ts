import { connect } from 'node:net'

/**
 * Sends finished requests all at once, each on a connection of its own, and answers the status and Retry-After of each.
 * A process of its own that makes nothing meanwhile but the connections, so that of the machine's cores the flood takes
 * next to nothing from the server that is measured.
 */
export type Flood = { port: number; requests: string[] }
export type FloodAnswer = { status: number; retryAfter: string | null }

process.on('message', async ({ port, requests }: Flood) => {
  process.send?.(await Promise.all(requests.map((request) => send(port, request))))
})
process.on('disconnect', () => process.exit(0))

/** The request must ask for `connection: close`: the answer ends with the connection. */
function send(port: number, request: string): Promise<FloodAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<FloodAnswer>()
  let head = ''
  const socket = connect(port, '127.0.0.1', () => socket.write(request))
  socket.setEncoding('latin1')
  socket.on('data', (text: string) => {
    if (!head.includes('\r\n\r\n')) head += text
  })
  socket.on('error', reject)
  socket.on('end', () => {
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(head) ?? []
    if (status === undefined) return reject(new Error(`No answer: ${head.slice(0, 80)}`))
    const [, retryAfter = null] = /\r\nretry-after: (\d+)/i.exec(head) ?? []
    resolve({ status: Number(status), retryAfter })
  })
  return promise
}
