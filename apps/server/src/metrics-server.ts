import { createServer, type Server } from 'node:http'

/**
 * Answers `/metrics` on a port of its own, which nobody outside reaches: the figures say how much there is to do.
 * @param write  the figures in the text format of Prometheus
 */
export async function listenForMetrics(
  address: { host: string; port: number },
  write: () => Promise<string>,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    write().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ ...address, exclusive: true }, resolve)
  })
  return server
}
