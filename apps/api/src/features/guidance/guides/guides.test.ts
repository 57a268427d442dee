import { guides } from '@sopaan/contract/guides'
import { GUIDE_SLUGS, HELP_PAGES } from '@sopaan/domain/counselling/guide-slugs'
import { LANGUAGES } from '@sopaan/domain/languages'
import { afterAll, describe, expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'
import { readBlocks } from './guide-markdown.ts'

const PRODUCT = await startApp()
afterAll(PRODUCT.stop)

test.each(LANGUAGES)('%s: every guide is there, in order, dated, with what it rests on', async (language) => {
  const { guides: lines } = await PRODUCT.request(guides.list, { query: { language } })
  expect(lines.map(({ slug }) => slug)).toEqual([...GUIDE_SLUGS])
  for (const { slug, title } of lines) {
    const guide = await PRODUCT.request(guides.get, { params: { slug }, query: { language } })
    expect(guide.title).toBe(title)
    expect(guide.sources.length).toBeGreaterThan(20)
    expect(guide.blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(1)
    expect(guide.season).toBe(2026)
  }
})

test.each(LANGUAGES)('%s: a link inside a guide stays in its language', async (language) => {
  for (const slug of GUIDE_SLUGS) {
    const { blocks } = await PRODUCT.request(guides.get, { params: { slug }, query: { language } })
    const links = [...JSON.stringify(blocks).matchAll(/"to":"([^"]+)"/g)].map(([, to]) => to ?? '')
    expect(links.filter((to) => to.startsWith('/hi/') !== (language === 'hi'))).toEqual([])
  }
})

test('a search finds what holds all its words, in any case, and says when nothing does', async () => {
  const find = async (q: string) =>
    (await PRODUCT.request(guides.list, { query: { q } })).guides.map(({ slug }) => slug)
  expect(await find('FREEZE undone')).toEqual(['float-slide-freeze'])
  expect(await find('instalment')).toEqual(['fees-and-loans'])
  expect(await find('hostel in paris')).toEqual([])
})

test.each(LANGUAGES)('%s: each page of help is there, dated, and is no guide', async (language) => {
  for (const slug of HELP_PAGES) {
    const page = await PRODUCT.request(guides.helpPage, { params: { slug }, query: { language } })
    expect(page.blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(2)
    expect(page.checkedOn).toBe('2026-11-21')
    await expect(PRODUCT.request(guides.get, { params: { slug }, query: { language } })).rejects.toThrow()
  }
})

test('a guide that there is not is not found', async () => {
  const answer = await PRODUCT.app.fastify.inject({ url: '/api/v1/guides/..%2F..%2Fpackage' })
  expect(answer.statusCode).toBe(404)
})

describe('Markdown', () => {
  const plain = (text: string) => ({ text, mark: null, to: null })

  test('becomes headings, paragraphs, lists and tables of marked and linked text', () => {
    expect(readBlocks('## Two *rounds*\n\nPay **now**, [here](/what-now).')).toEqual([
      { kind: 'heading', id: 'two-rounds', spans: [plain('Two '), { text: 'rounds', mark: 'em', to: null }] },
      {
        kind: 'paragraph',
        spans: [
          plain('Pay '),
          { text: 'now', mark: 'strong', to: null },
          plain(', '),
          { text: 'here', mark: null, to: '/what-now' },
          plain('.'),
        ],
      },
    ])
    expect(readBlocks('1. one\n2. two')).toEqual([
      { kind: 'list', isOrdered: true, items: [[plain('one')], [plain('two')]] },
    ])
    expect(readBlocks('| a | b |\n|---|---|\n| c | |')).toEqual([
      {
        kind: 'table',
        rows: [
          [[plain('a')], [plain('b')]],
          [[plain('c')], []],
        ],
      },
    ])
  })

  test('a line that is one drawing of ours is that drawing with its words; any other image stays its words', () => {
    expect(readBlocks('![It stays.](picture:freeze)')).toEqual([{ kind: 'picture', of: 'freeze', text: 'It stays.' }])
    const words = [{ kind: 'paragraph', spans: [plain('It stays.')] }]
    expect(readBlocks('![It stays.](https://example.org/a.png)')).toEqual(words)
    expect(readBlocks('![It stays.](picture:other)')).toEqual(words)
  })

  test.each(['<script>alert(1)</script>', '[here](javascript:alert(1))', '<img src=x onerror=alert(1)>'])(
    '%s stays the text it is',
    (body) => {
      expect(readBlocks(body)).toEqual([{ kind: 'paragraph', spans: [plain(body)] }])
    },
  )
})
