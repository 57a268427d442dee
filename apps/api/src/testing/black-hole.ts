import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a server on this machine that can swallow what is open, as a failover or a firewall that forgets does. */
export type BlackHole = {
  url: string
  /** From now on nothing passes on the connections there are, and neither side hears of it; new ones work. */
  swallow: () => void
  /** Connections that were swallowed and not given up by the client yet. */
  countSwallowed: () => number
  stop: () => Promise<void>
}

/** Opens a way to the server of `url` through a port of its own. */
export async function openBlackHole(url: string): Promise<BlackHole> {
  const target = new URL(url)
  const open = new Set<Socket>()
  const swallowed = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) socket.on('error', () => undefined)
    open.add(near)
    near.on('close', () => {
      open.delete(near)
      swallowed.delete(near)
      far.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server without a port')
  const way = new URL(url)
  way.port = String(address.port)
  return {
    url: way.href,
    swallow: () => {
      for (const near of open) {
        swallowed.add(near)
        near.unpipe()
        // Read on and thrown away, so that the end of the client's side is seen.
        near.resume()
      }
    },
    countSwallowed: () => swallowed.size,
    stop: async () => {
      for (const near of open) near.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
