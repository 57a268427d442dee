import { setTimeout as pause } from 'node:timers/promises'
import { startSmtpBox } from '@sopaan/api/testing/smtp-box'

/**
 * A mail server in a process of its own, so that the one that is measured sends and does nothing else. It takes its time over
 * each mail as a provider does; told to count, it answers how many different mails came, how many in all, and when each kind
 * came last.
 */
const [, , delay = '0'] = process.argv
const times = new Map<string, number>()
let received = 0
const box = await startSmtpBox({
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', async () => {
      const [, id = ''] = /Message-ID: <([^>]+)>/i.exec(Buffer.concat(chunks).toString()) ?? []
      await pause(Number(delay))
      received += 1
      times.set(id, Date.now())
      done()
    })
  },
})
process.on('message', () => process.send?.({ received, times: [...times] }))
process.on('disconnect', () => process.exit(0))
process.send?.(box.port)
