import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Reads on and on, on a thread of its own, so that what is measured is the server's time and not that of the one who floods
 * it. Told to end, it answers how long each read took, ms.
 */
const { urls, cookie, everyMs } = workerData as { urls: string[]; cookie: string; everyMs: number }
const reads: number[] = []
const inHand: Promise<void>[] = []
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})

// The first answer of each is made then and there, once in the life of a process.
for (const url of urls) await read(url)
reads.length = 0
for (let at = 0; !isOver; at += 1) {
  inHand.push(read(urls[at % urls.length] ?? ''))
  if (at === urls.length) parentPort?.postMessage('reading')
  await pause(everyMs)
}
await Promise.all(inHand)
parentPort?.postMessage(reads)

async function read(url: string): Promise<void> {
  const startedMs = performance.now()
  const answer = await fetch(url, { headers: { cookie, 'accept-encoding': 'gzip, deflate, br' } })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  reads.push(performance.now() - startedMs)
}
