import { inflateSync } from 'node:zlib'

const WOFF_HEAD_BYTES = 44
const WOFF_ENTRY_BYTES = 20
const SFNT_HEAD_BYTES = 12
const SFNT_ENTRY_BYTES = 16
const ALIGNED_BYTES = 4

/**
 * A font of a WOFF file as programs that draw read it, its tables unpacked. Who draws with the file itself unpacks them
 * for each document, which takes four times as long as the rest of it. Source: WOFF File Format 1.0, §3 to §5.
 * @param woff  the bytes of the file, one of ours
 */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(SFNT_HEAD_BYTES + count * SFNT_ENTRY_BYTES)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts: Buffer[] = [head]
  let size = head.length
  for (let table = 0; table < count; table += 1) {
    const from = WOFF_HEAD_BYTES + table * WOFF_ENTRY_BYTES
    const [offset, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
    ]
    const packed = woff.subarray(offset, offset + packedLength)
    const to = SFNT_HEAD_BYTES + table * SFNT_ENTRY_BYTES
    // Name and checksum stay.
    woff.copy(head, to, from, from + 4)
    woff.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(size, to + 8)
    head.writeUInt32BE(length, to + 12)
    const room = Math.ceil(length / ALIGNED_BYTES) * ALIGNED_BYTES
    parts.push(packedLength < length ? inflateSync(packed) : packed, Buffer.alloc(room - length))
    size += room
  }
  return Buffer.concat(parts)
}
