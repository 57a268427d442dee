import { once } from 'node:events'
import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A real SMTP server of a test's own, on 127.0.0.1, and what it was given. */
export type SmtpBox = { port: number; received: string[]; hangUp: () => void; stop: () => Promise<void> }

/** Starts one; `options` say how it misbehaves. */
export async function startSmtpBox(options: SMTPServerOptions = {}, port = 0): Promise<SmtpBox> {
  const received: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString())
        done()
      })
    },
    ...options,
  })
  smtp.on('error', () => undefined)
  const sockets = new Set<Socket>()
  smtp.server.on('connection', (socket: Socket) => void sockets.add(socket))
  smtp.listen(port, '127.0.0.1')
  await once(smtp.server, 'listening')
  const address = smtp.server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server without a port.')
  const stop = () => new Promise<void>((resolve) => smtp.close(() => resolve()))
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  return { port: address.port, received, hangUp, stop }
}
