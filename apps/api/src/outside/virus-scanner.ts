import { createConnection } from 'node:net'

/** Looks through what strangers send. */
export type VirusScanner = {
  /** @throws {Error} when it cannot be reached or does not answer as it should */
  scan: (bytes: Uint8Array) => Promise<'clean' | 'infected'>
}

const TIMEOUT_MS = 10_000
const PORT_PRESET = 3310
/** Bytes sent at a time: below every StreamMaxLength. */
const CHUNK_BYTES = 64 * 1024
const ANSWER_LENGTH_MAX = 1_000

/** Nobody looks: every upload is drawn anew or parsed strictly anyway. */
export const noScanner: VirusScanner = { scan: async () => 'clean' }

/**
 * A ClamAV daemon, spoken to by INSTREAM: chunks behind their length, an empty one at the end, and one line back.
 * Source: clamd(8), "INSTREAM".
 * @param url  `tcp://host:port`; the port is 3310 where none is given
 */
export function clamScanner(url: string): VirusScanner {
  const { hostname, port } = new URL(url)
  return {
    scan: async (bytes) => readAnswer(await sendRequest({ host: hostname, port: Number(port) || PORT_PRESET }, bytes)),
  }
}

function sendRequest(place: { host: string; port: number }, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ ...place, timeout: TIMEOUT_MS })
    const timer = setTimeout(() => socket.destroy(new Error('The virus scanner took too long.')), TIMEOUT_MS)
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (const part of framed(bytes)) socket.write(part)
    })
    socket.on('data', (text: string) => {
      answer = (answer + text).slice(0, ANSWER_LENGTH_MAX)
    })
    socket.on('error', reject)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(answer)
    })
  })
}

function* framed(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES)
    yield lengthOf(chunk.length)
    yield chunk
  }
  yield lengthOf(0)
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

function readAnswer(answer: string): 'clean' | 'infected' {
  const words = answer.replaceAll('\0', '').trim()
  if (words === 'stream: OK') return 'clean'
  if (/^stream: .+ FOUND$/.test(words)) return 'infected'
  throw new Error('The virus scanner did not look through the file.')
}
