import { expect, test } from 'vitest'
import { readUpload } from './upload.ts'

const TYPE = 'multipart/form-data; boundary=cut'
const HEAD = 'Content-Disposition: form-data; name="file"; filename="cutoffs.xlsx"'
const part = (head: string, data = 'x') => `--cut\r\n${head}\r\n\r\n${data}\r\n`
const read = (body: string, contentType = TYPE) => readUpload({ contentType, body: Buffer.from(body) }, 'file')

test('FILE-01: the bytes of a file come as they were sent, line ends and half a boundary in them', async () => {
  const bytes = Buffer.concat([
    Buffer.from([0, 255, 13, 10]),
    Buffer.from('--cu\r\n--\r\n'),
    Buffer.from([13, 10, 128]),
  ])
  const body = Buffer.concat([Buffer.from(`--cut\r\n${HEAD}\r\n\r\n`), bytes, Buffer.from('\r\n--cut--\r\n')])
  expect(await readUpload({ contentType: TYPE, body }, 'file')).toEqual({ bytes, fileName: 'cutoffs.xlsx' })
})

test.each([
  ['nothing', ''],
  ['no boundary in it', 'a,b\n1,2\n'],
  ['no end', part(HEAD)],
  ['a head without an end', '--cut\r\nContent-Disposition: form-data; name="file"\r\n--cut--\r\n'],
  ['no name of a field', `${part('Content-Disposition: form-data')}--cut--\r\n`],
  ['another field', `${part(HEAD.replace('"file"', '"table"'))}--cut--\r\n`],
  ['a text in place of a file', `${part('Content-Disposition: form-data; name="file"')}--cut--\r\n`],
  ['two files', `${part(HEAD)}${part(HEAD)}--cut--\r\n`],
  ['a file and a text', `${part(HEAD)}${part('Content-Disposition: form-data; name="note"')}--cut--\r\n`],
  ['a hundred thousand parts', `${part(HEAD).repeat(100_000)}--cut--\r\n`],
])('FILE-01: a body with %s is no upload', async (_what, body) => {
  expect(await read(body)).toBeUndefined()
})

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'c'.repeat(71)}`,
  'multipart/form-data; boundary=cut; charset=utf-16',
])('FILE-01: the type %s has no boundary that we take', async (type) => {
  expect(await read(`${part(HEAD)}--cut--\r\n`, type)).toBeUndefined()
})

test.each([
  ['a%22b.xlsx', 'a"b.xlsx'],
  ['C:\\\\Users\\\\asha\\\\राउंड 1.csv', 'राउंड 1.csv'],
  ['../../etc/passwd', 'passwd'],
  ['fdp.\u202excod', 'fdp.xcod'],
  ['\u0007', undefined],
])('a file that its sender calls %j is shown as %j', async (said, shown) => {
  const head = `Content-Disposition: form-data; name="file"; filename="${said}"`
  expect((await read(`${part(head)}--cut--\r\n`))?.fileName).toBe(shown)
})
