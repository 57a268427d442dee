import { guides } from '@sopaan/contract/guides'
import { type GuideFault, type GuideFields, type ManagedGuide, managedGuides } from '@sopaan/contract/managed-guides'
import { WRITTEN_PAGES, type WrittenPage } from '@sopaan/domain/counselling/guide-slugs'
import { expect, onTestFinished, test } from 'vitest'
import { findPageVersion } from '#api/jobs/edge-pages.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const SLUG: WrittenPage = 'csab'

async function start() {
  const server = await startApp({ config: { rateLimitScale: 10_000 } })
  onTestFinished(server.stop)
  const admin = await aSignedIn(server, 'admin')
  const { browser } = admin
  const read = async (slug: WrittenPage = SLUG): Promise<ManagedGuide> =>
    (await browser.call(managedGuides.get, { params: { slug } })).json().data
  const save = (fields: GuideFields, seenDraft: string | null = null, slug: WrittenPage = SLUG) =>
    browser.call(managedGuides.saveDraft, { params: { slug }, body: { ...fields, seenDraft } })
  const publish = (seenDraft: string, slug: WrittenPage = SLUG) =>
    browser.call(managedGuides.publish, { params: { slug }, body: { seenDraft } })
  /** Writes a draft in place of the one there is, and publishes it. */
  const put = async (change: Partial<GuideFields>, slug: WrittenPage = SLUG) => {
    const { published, draft } = await read(slug)
    const saved = await save({ ...fieldsOf(published), ...change }, draft?.editedAt ?? null, slug)
    if (saved.statusCode !== 200) return saved
    return publish(saved.json().data.draft.editedAt, slug)
  }
  const preview = async (text: string, language: 'en' | 'hi' = 'en') =>
    (await browser.call(managedGuides.preview, { params: { slug: SLUG }, body: { language, text } })).json().data
  return { server, admin, browser, read, save, publish, put, preview }
}

/** What is published, as staff write it who checked it on a day before the one of the tests. */
function fieldsOf({ title, description, sources, text, ...rest }: ManagedGuide['published']): GuideFields {
  const both = ({ en, hi = '' }: { en: string; hi?: string | undefined }) => ({ en, hi })
  return {
    ...rest,
    checkedOn: '2026-05-01',
    title: both(title),
    description: both(description),
    sources: both(sources),
    text: both(text),
  }
}

const TEXT = { en: '## One part\n\nNew words.', hi: '## एक हिस्सा\n\nनए शब्द।' }

test('a guide nobody edited reads as it ships, and nothing of it is in the database', async () => {
  const { server, browser, read } = await start()
  const { data } = (await browser.call(managedGuides.list)).json()
  expect(data.map(({ slug }: { slug: string }) => slug)).toEqual([...WRITTEN_PAGES])
  expect(await read()).toMatchObject({ draft: null, editions: [{ version: 1, isPublished: true, publishedAt: null }] })
  expect(await server.deps.db.selectFrom('guideEditions').select('id').execute()).toEqual([])
})

test('a draft changes nothing that is read; published, everybody reads it, and the edge and all pages know', async () => {
  const { server, admin, read, save, publish } = await start()
  const { published } = await read()
  const pagesBefore = await findPageVersion(server.deps)
  const saved = await save({ ...fieldsOf(published), text: TEXT, title: { en: 'CSAB anew', hi: 'CSAB नया' } })
  const shown = () => server.request(guides.get, { params: { slug: SLUG }, query: { language: 'hi' } })
  expect((await shown()).title).toBe(published.title.hi)
  const { draft } = saved.json().data
  expect(draft.fields.text).toEqual(TEXT)
  const { data } = (await publish(draft.editedAt)).json()
  expect(data).toMatchObject({
    draft: null,
    published: { text: TEXT },
    editions: [
      { version: 2, isPublished: true },
      { version: 1, isPublished: false, publishedBy: null },
    ],
  })
  expect(await shown()).toMatchObject({
    title: 'CSAB नया',
    blocks: [{ kind: 'heading', id: 'एक-हिस्सा' }, { kind: 'paragraph' }],
  })
  const found = await server.request(guides.list, { query: { language: 'hi', q: 'नए शब्द' } })
  expect(found.guides.map(({ slug }) => slug)).toEqual([SLUG])
  expect(await findPageVersion(server.deps)).not.toBe(pagesBefore)
  const entries = await server.deps.db
    .selectFrom('auditEvents')
    .select(['action', 'actorId', 'targetId', 'change'])
    .where('action', 'like', 'guide.%')
    .orderBy('sequence')
    .execute()
  const by = { actorId: admin.userId, targetId: SLUG }
  expect(entries).toEqual([
    { action: 'guide.edit', ...by, change: {} },
    { action: 'guide.publish', ...by, change: { version: { before: 1, after: 2 } } },
  ])
})

test('an earlier edition is published again as the next one, and each is told apart from the one before', async () => {
  const { server, browser, put, read } = await start()
  const shipped = (await read()).published
  await put({ text: TEXT })
  const rollBack = (version: number) =>
    browser.call(managedGuides.rollBack, { params: { slug: SLUG }, body: { version } })
  expect((await rollBack(2)).json().code).toBe('GUIDE_SAME')
  expect((await rollBack(9)).statusCode).toBe(404)
  const { data } = (await rollBack(1)).json()
  expect(data.published).toEqual(shipped)
  expect(data.editions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
  const shown = await server.request(guides.get, { params: { slug: SLUG }, query: {} })
  expect(shown.title).toBe(shipped.title.en)
  const edition = async (version: number) =>
    (await browser.call(managedGuides.edition, { params: { slug: SLUG, version: String(version) } })).json()
  expect((await edition(3)).data).toMatchObject({ fields: shipped, before: { text: TEXT } })
  expect((await edition(1)).data).toEqual({ fields: shipped, before: null })
  expect((await edition(4)).code).toBe('NOT_FOUND')
})

test('two who edit one guide do not write over each other, nor publish what they did not read', async () => {
  const { read, save, publish, browser } = await start()
  const fields = fieldsOf((await read()).published)
  const first = (await save({ ...fields, text: TEXT })).json().data.draft.editedAt
  expect((await save(fields)).json().code).toBe('CHANGED_ELSEWHERE')
  expect((await publish('2026-01-01T00:00:00.000Z')).json().code).toBe('CHANGED_ELSEWHERE')
  expect((await save({ ...fields, text: { ...TEXT, en: 'Other words.' } }, first)).statusCode).toBe(200)
  expect((await browser.call(managedGuides.discardDraft, { params: { slug: SLUG } })).json().data.draft).toBeNull()
  expect((await browser.call(managedGuides.discardDraft, { params: { slug: SLUG } })).statusCode).toBe(404)
  expect((await publish(first)).statusCode).toBe(404)
})

test('sources, the day of checking and both languages have to be there', async () => {
  const { read, save, put } = await start()
  const fields = fieldsOf((await read()).published)
  const { sources: _, ...lacking } = fields
  const wrong = async (change: object) => (await save({ ...fields, ...change } as GuideFields)).json()
  expect((await save({ ...lacking, sources: { en: '', hi: 'ok' } })).json().errors).toMatchObject([
    { path: 'sources.en', code: 'required' },
  ])
  expect((await wrong({ checkedOn: '' })).errors).toMatchObject([{ path: 'checkedOn' }])
  expect((await wrong({ text: { en: 'Words.' } })).errors).toMatchObject([{ path: 'text.hi' }])
  expect((await wrong({ checkedOn: '2099-01-01' })).code).toBe('GUIDE_CHECKED_LATER')
  await put({})
  expect((await put({})).json().code).toBe('GUIDE_SAME')
})

test('hostile Markdown comes out as the words it is, and no link of it leads to a program or a stranger’s scheme', async () => {
  const { preview } = await start()
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[b](data:text/html;base64,PHNjcmlwdD4=)',
    '[c](//evil.example)',
    '[d](http://evil.example)',
    '[e](/\\evil.example)',
    '[f](vbscript:x)',
    '<a href="javascript:alert(1)">g</a>',
    '[h](java&#115;cript:alert(1))',
  ].join('\n\n')
  const { blocks } = await preview(hostile)
  expect(JSON.stringify(blocks).match(/"to":"[^"]*"/g)).toBeNull()
  expect(JSON.stringify(blocks)).toContain('<script>alert(1)</script>')
})

test.each<[string, Partial<GuideFault>]>([
  ['Words.\n\n```\ncode\n```', { code: 'GUIDE_PART', line: 3 }],
  ['> a quote', { code: 'GUIDE_PART', line: 1 }],
  ['Words.\n\n---', { code: 'GUIDE_PART', line: 3 }],
  ['- one\n  - two', { code: 'GUIDE_PART', line: 2 }],
  ['[a](http://example.org)', { code: 'GUIDE_LINK', link: 'http://example.org' }],
  ['[a](//example.org)', { code: 'GUIDE_LINK', link: '//example.org' }],
  ['[a](mailto:a@example.org)', { code: 'GUIDE_LINK', link: 'mailto:a@example.org' }],
  ['[a](/guides/no-such-guide)', { code: 'GUIDE_LINK', link: '/guides/no-such-guide' }],
  ['[a](/hi/guides/csab)', { code: 'GUIDE_LINK', link: '/hi/guides/csab' }],
  ['[a](#no-such-part)', { code: 'GUIDE_LINK', link: '#no-such-part' }],
  ['[a](/guides/drop-year#no-such-part)', { code: 'GUIDE_LINK', link: '/guides/drop-year#no-such-part' }],
])('%j cannot be published, and the preview says why', async (en, fault) => {
  const { preview, put } = await start()
  expect((await preview(en)).faults).toMatchObject([fault])
  expect((await put({ text: { ...TEXT, en } })).json()).toMatchObject({ code: fault.code })
})

test('links to https, to pages and to sections that are there are fine, in the language of the text', async () => {
  const { preview } = await start()
  const en =
    '## One part\n\n[a](https://josaa.nic.in) [b](/what-now) [c](#one-part) [d](/guides/float-slide-freeze#in-pictures)'
  expect((await preview(en)).faults).toEqual([])
  expect((await preview('## एक हिस्सा\n\n[क](/hi/what-now) [ख](#एक-हिस्सा)', 'hi')).faults).toEqual([])
})

test('a section that another guide links to stays, and who links to it is named', async () => {
  const { put, read } = await start()
  const other = 'drop-year'
  const shipped = fieldsOf((await read(other)).published)
  await put({ text: { ...shipped.text, en: '## A part\n\nWords.' } }, other)
  await put({ text: { ...TEXT, en: '## One part\n\n[more](/guides/drop-year#a-part)' } }, 'csab')
  const gone = (await put({ text: { ...shipped.text, en: '## Another part\n\nWords.' } }, other)).json()
  expect(gone).toMatchObject({ code: 'GUIDE_SECTION_LINKED', target: '/guides/drop-year#a-part' })
  expect(gone.title).toBe((await read('csab')).published.title.en)
})

test('every guide that ships could be published as it is', async () => {
  const { browser, read } = await start()
  for (const slug of WRITTEN_PAGES) {
    const { published } = await read(slug)
    for (const language of ['en', 'hi'] as const) {
      const body = { language, text: published.text[language] ?? '' }
      const { data } = (await browser.call(managedGuides.preview, { params: { slug }, body })).json()
      expect([slug, data.faults]).toEqual([slug, []])
    }
  }
})

test('a page of help is drafted, published and brought back as a guide is, and everybody reads what is published', async () => {
  const { server, browser, put, read } = await start()
  const shown = () => server.request(guides.helpPage, { params: { slug: 'refund' }, query: { language: 'hi' } })
  const shipped = await shown()
  await put({ text: TEXT }, 'refund')
  expect((await shown()).blocks).toMatchObject([{ kind: 'heading', id: 'एक-हिस्सा' }, { kind: 'paragraph' }])
  expect((await read('refund')).editions).toMatchObject([{ version: 2, isPublished: true }, { version: 1 }])
  await browser.call(managedGuides.rollBack, { params: { slug: 'refund' }, body: { version: 1 } })
  expect((await shown()).blocks).toEqual(shipped.blocks)
})

test('the list is narrowed by words, kind and state and put in order, and its file holds the same pages', async () => {
  const { browser, read, save } = await start()
  const slugsOf = async (query: Record<string, string>) =>
    (await browser.call(managedGuides.list, { query: query as never }))
      .json()
      .data.map(({ slug }: { slug: string }) => slug)
  const all = await slugsOf({})
  const [guides, help] = [await slugsOf({ kind: 'guide' }), await slugsOf({ kind: 'help' })]
  expect([...guides, ...help]).toEqual(all)
  expect(guides).toContain('csab')
  expect(help).toContain('terms')
  expect(await slugsOf({ state: 'draft' })).toEqual([])
  await save({ ...fieldsOf((await read()).published), title: { en: 'Zebra rounds', hi: 'ज़ेब्रा' } })
  expect(await slugsOf({ state: 'draft' })).toEqual(['csab'])
  expect((await slugsOf({ sort: '-draft' }))[0]).toBe('csab')
  expect(await slugsOf({ state: 'edited' })).toEqual([])
  expect(await slugsOf({ state: 'shipped' })).toEqual(all)
  expect(await slugsOf({ q: 'TERMS' })).toContain('terms')
  expect((await slugsOf({ sort: '-title' })).toReversed().toSorted()).toEqual(
    (await slugsOf({ sort: 'title' })).toSorted(),
  )
  const file = (await browser.call(managedGuides.csv, { query: { kind: 'guide' } })).body.trim().split('\r\n')
  expect(file.length).toBe(guides.length + 2)
  expect(file.at(-1)).toBe(`# whole: ${guides.length} pages`)
})
