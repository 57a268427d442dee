import { expect, test } from 'vitest'
import { linesOfList } from './csv-list.ts'

/** The file of three people, cut at so many, as its lines. */
async function linesOf(rowsMax: number): Promise<string[]> {
  const names = ['Asha', 'Kiran', 'Meera']
  const parts: string[] = []
  const lines = linesOfList({
    things: 'people',
    columns: [['name', (name: string) => name]],
    rowsMax,
    listIds: async (limit) => names.slice(0, limit),
    listRows: async (ids) => ids,
    count: async () => names.length,
  })
  for await (const part of lines) parts.push(part)
  return parts.join('').trimEnd().split('\r\n')
}

test('a file that is cut says so in its last line, with how many there are; a whole one says that it is', async () => {
  expect(await linesOf(2)).toEqual(['\ufeffname', 'Asha', 'Kiran', '# cut: the first 2 of 3 people'])
  expect(await linesOf(3)).toEqual(['\ufeffname', 'Asha', 'Kiran', 'Meera', '# whole: 3 people'])
})
