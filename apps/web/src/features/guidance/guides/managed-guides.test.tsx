import { guides as guideCalls } from '@sopaan/contract/guides'
import { type ManagedGuide, managedGuides } from '@sopaan/contract/managed-guides'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import ManagedGuidePage from './managed-guide-page.tsx'
import ManagedGuidesPage from './managed-guides-page.tsx'

const words = en.managedGuides
const FIELDS = {
  season: 2026,
  checkedOn: '2026-11-22',
  title: { en: 'CSAB', hi: 'CSAB क्या है' },
  description: { en: 'In short.', hi: 'संक्षेप में।' },
  sources: { en: 'CSAB brochure 2026', hi: 'CSAB पुस्तिका 2026' },
  text: { en: '## One\n\nOld words.', hi: '## एक\n\nपुराने शब्द।' },
}
const EDITED_AT = '2026-11-28T05:30:00.000Z'
const SHIPPED = { version: 1, isPublished: true, publishedAt: null, publishedBy: null }
const GUIDE: ManagedGuide = { slug: 'csab', published: FIELDS, draft: null, editions: [SHIPPED] }
const DRAFT = {
  fields: { ...FIELDS, text: { ...FIELDS.text, en: '## One\n\nNew words.' } },
  editedAt: EDITED_AT,
  editedBy: 'Mira Sen',
}
const TWO = { version: 2, isPublished: true, publishedAt: EDITED_AT, publishedBy: 'Mira Sen' }
const SECOND: ManagedGuide = {
  ...GUIDE,
  published: DRAFT.fields,
  editions: [TWO, { ...SHIPPED, isPublished: false }],
}
const plain = (text: string) => ({ text, mark: null, to: null })

function show(guide: ManagedGuide, path = '/admin/guides/csab') {
  const api = fakeApi()
    .answer(managedGuides.get, guide)
    .answer(managedGuides.preview, ({ body }) => ({
      blocks: [{ kind: 'paragraph' as const, spans: [plain(`Shown: ${(body as { text: string }).text}`)] }],
      faults: [],
    }))
  const page = (
    <Routes>
      <Route path="/admin/guides/:slug" element={<ManagedGuidePage />} />
      <Route path="/admin/guides" element={<ManagedGuidesPage />} />
    </Routes>
  )
  showSignedIn(page, { user: AN_OWNER, words: en, path, api })
  return api
}
const english = () => within(screen.getByRole('group', { name: 'English' }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the list says what is read of each guide, and which has a draft', async () => {
  const api = fakeApi().answer(managedGuides.list, [
    { slug: 'csab', title: FIELDS.title, season: 2026, checkedOn: '2026-11-22', ...TWO, draft: null },
    {
      slug: 'drop-year',
      title: { en: 'A drop year' },
      season: 2026,
      checkedOn: '2026-11-22',
      ...SHIPPED,
      draft: DRAFT,
    },
  ])
  showSignedIn(<ManagedGuidesPage />, { user: AN_OWNER, words: en, path: '/admin/guides', api })
  const [, first, second] = await screen.findAllByRole('row')
  expect(first?.textContent).toContain('Edition 2, Mira Sen')
  expect(second?.textContent).toContain(words.shipped)
  expect(within(second as HTMLElement).getByText(words.draft)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'CSAB' })[0]?.getAttribute('href')).toBe('/admin/guides/csab')
})

test('what is typed is shown as its page will have it, and what keeps it from being published is said', async () => {
  const api = show(GUIDE)
  const text = await screen.findByDisplayValue(/Old words/)
  expect(await screen.findByText('Shown: ## One Old words.')).toBeTruthy()
  api.answer(managedGuides.preview, {
    blocks: [],
    faults: [{ code: 'GUIDE_LINK', language: 'en', line: null, link: 'http://x.example', page: null }],
  })
  fireEvent.input(text, { target: { value: '[a](http://x.example)' } })
  expect(await screen.findByText(/^http:\/\/x\.example leads nowhere/)).toBeTruthy()
  api.lose(managedGuides.preview)
  fireEvent.input(text, { target: { value: 'Other words' } })
  expect(await screen.findByText(words.previewFailed)).toBeTruthy()
  expect((text as HTMLTextAreaElement).value).toBe('Other words')
})

test('a draft is saved in both languages without being published, and its changes are told line by line', async () => {
  const api = show(GUIDE).answer(managedGuides.saveDraft, { ...GUIDE, draft: DRAFT })
  fireEvent.input(await screen.findByDisplayValue(/Old words/), { target: { value: DRAFT.fields.text.en } })
  press(words.saveDraft)
  expect(await screen.findByText(/^Draft of Mira Sen/)).toBeTruthy()
  expect(api.sent(managedGuides.saveDraft).map(({ body }) => body)).toEqual([{ ...DRAFT.fields, seenDraft: null }])
  expect(api.sent(managedGuides.publish)).toEqual([])
  const [gone, added] = [document.querySelector('del'), document.querySelector('ins')]
  expect([gone?.textContent, added?.textContent]).toEqual(['Taken out: Old words.', 'Added: New words.'])
})

test('publishing saves what stands in the form and publishes that draft', async () => {
  const api = show({ ...GUIDE, draft: DRAFT })
    .answer(managedGuides.saveDraft, { ...GUIDE, draft: { ...DRAFT, editedAt: '2026-11-28T06:00:00.000Z' } })
    .answer(managedGuides.publish, SECOND)
  await screen.findByDisplayValue(/New words/)
  press(words.publish)
  await waitFor(() => expect(screen.queryByText(/^Draft of/)).toBeNull())
  expect(api.sent(managedGuides.saveDraft)[0]?.body).toMatchObject({ seenDraft: EDITED_AT })
  expect(api.sent(managedGuides.publish)[0]?.body).toEqual({ seenDraft: '2026-11-28T06:00:00.000Z' })
  expect(screen.getByText('Edition 2')).toBeTruthy()
})

test('a section that another guide links to is told over the buttons, and the text stays', async () => {
  show(GUIDE)
    .answer(managedGuides.saveDraft, { ...GUIDE, draft: DRAFT })
    .refuse(managedGuides.publish, 'GUIDE_SECTION_LINKED', { target: '/guides/csab#one', title: 'A drop year' })
  await screen.findByDisplayValue(/Old words/)
  press(words.publish)
  expect(await screen.findByText(/“A drop year” links to \/guides\/csab#one/)).toBeTruthy()
  expect(english().getByDisplayValue(/Old words/)).toBeTruthy()
})

test('sources that are left out are asked for at their field', async () => {
  const errors = [{ path: 'sources.en', code: 'required', msg: 'for programs' }]
  show(GUIDE).refuse(managedGuides.saveDraft, 'INVALID_INPUT', { errors })
  fireEvent.input(await screen.findByDisplayValue('CSAB brochure 2026'), { target: { value: '' } })
  press(words.saveDraft)
  expect(await screen.findByText('Required')).toBeTruthy()
})

test('an earlier edition is brought back after a question, and the form has its text', async () => {
  const back = {
    ...GUIDE,
    editions: [
      { ...TWO, version: 3 },
      { ...TWO, isPublished: false },
      { ...SHIPPED, isPublished: false },
    ],
  }
  const api = show(SECOND)
    .answer(managedGuides.edition, { fields: DRAFT.fields, before: FIELDS })
    .answer(managedGuides.rollBack, back)
  await screen.findByDisplayValue(/New words/)
  press(words.whatChanged)
  expect(await screen.findByText('New words.')).toBeTruthy()
  press(words.rollBack)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(words.rollBackAsk)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: words.rollBack }))
  expect(await screen.findByDisplayValue(/Old words/)).toBeTruthy()
  expect(api.sent(managedGuides.rollBack)[0]?.body).toEqual({ version: 1 })
})

test('a draft is thrown away after a question, and the form goes back to what is read', async () => {
  show({ ...GUIDE, draft: DRAFT }).answer(managedGuides.discardDraft, GUIDE)
  await screen.findByDisplayValue(/New words/)
  press(words.discard)
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.discard }))
  expect(await screen.findByDisplayValue(/Old words/)).toBeTruthy()
})

test('a guide that there is not is not found', async () => {
  const api = show(GUIDE, '/admin/guides/no-such-guide')
  expect(await screen.findByText(en.shell.notFoundTitle)).toBeTruthy()
  expect(api.sent(managedGuides.get)).toEqual([])
  expect(api.sent(guideCalls.list)).toEqual([])
})
