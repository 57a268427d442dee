import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** What stands before a product and weighs what goes over the line. */
export type Scales = {
  url: string
  /** Bytes of the bodies whose path holds this, as they were compressed. */
  weigh: (part: string) => number
  close: () => Promise<void>
}

/** Opens scales before a product: they pass everything on as it is. */
export async function openScales(origin: string): Promise<Scales> {
  const bytes = new Map<string, number>()
  const { port, hostname } = new URL(origin)
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    const onward = request({ hostname, port, path, method: asked.method, headers: asked.headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers)
      came.on('data', (chunk: Buffer) => bytes.set(path, (bytes.get(path) ?? 0) + chunk.length))
      came.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server without a port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    weigh: (part) => [...bytes].reduce((sum, [path, count]) => sum + (path.includes(part) ? count : 0), 0),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
