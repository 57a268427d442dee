import { randomBytes } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type ZippedFile, zipParts } from './zip.ts'

const WRITTEN_AT = new Date('2026-06-02T09:30:00.000Z')

test('a ZIP holds every file as it was given, text and bytes, empty ones too', async () => {
  const bytes = randomBytes(300_000)
  const written = zipParts(
    listed([
      { path: 'data.json', parts: listed(['{"name":', '"आशा राव"}']) },
      { path: 'files/picture.webp', parts: listed([bytes.subarray(0, 200_000), bytes.subarray(200_000)]) },
      { path: 'nothing.txt', parts: listed<string>([]) },
    ]),
    WRITTEN_AT,
  )
  const parts: Uint8Array[] = []
  for await (const part of written) parts.push(part)
  const zip = Buffer.concat(parts)
  const files = unzipSync(zip)
  expect(Object.keys(files)).toEqual(['data.json', 'files/picture.webp', 'nothing.txt'])
  expect(strFromU8(files['data.json'] ?? new Uint8Array())).toBe('{"name":"आशा राव"}')
  expect(bytes.equals(files['files/picture.webp'] ?? new Uint8Array())).toBe(true)
  expect(files['nothing.txt']).toHaveLength(0)
})

test('a file is asked for when its turn comes, and what is written goes out before the next part is read', async () => {
  const told: string[] = []
  const part = randomBytes(200_000)
  async function* partsOf(name: string) {
    for (const at of [1, 2]) {
      told.push(`${name} part ${at} read`)
      yield part
    }
  }
  async function* files(): AsyncGenerator<ZippedFile> {
    for (const name of ['a', 'b']) yield { path: name, parts: partsOf(name) }
  }
  for await (const bytes of zipParts(files(), WRITTEN_AT)) if (bytes.length > 1_000) told.push('written')
  expect(told.indexOf('written')).toBeLessThan(told.indexOf('a part 2 read'))
  expect(told.filter((word) => word.endsWith('read'))).toEqual([
    'a part 1 read',
    'a part 2 read',
    'b part 1 read',
    'b part 2 read',
  ])
})

async function* listed<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}
