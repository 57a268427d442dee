import { expect, test } from 'vitest'
import { readFont } from './fonts.ts'

/** The sum of a table's numbers of 32 bits. Source: OpenType 1.9, "Calculating checksums". */
function checksumOf(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

test.each(['latin-400', 'latin-ext-700', 'devanagari-400'])(
  '%s: each table has the checksum that its maker wrote',
  (name) => {
    const font = readFont(name)
    const count = font.readUInt16BE(4)
    expect(count).toBeGreaterThan(8)
    for (let table = 0; table < count; table += 1) {
      const entry = font.subarray(12 + table * 16, 28 + table * 16)
      const [written, offset, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
      const bytes = Buffer.from(font.subarray(offset, offset + Math.ceil(length / 4) * 4))
      // That of the head counts without the sum of the whole file, which stands in it.
      if (entry.toString('latin1', 0, 4) === 'head') bytes.writeUInt32BE(0, 8)
      expect(checksumOf(bytes)).toBe(written)
    }
  },
)

test('a font is read once', () => {
  expect(readFont('latin-400')).toBe(readFont('latin-400'))
})
