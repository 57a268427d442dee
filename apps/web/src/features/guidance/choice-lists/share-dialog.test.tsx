import { listLinks } from '@sopaan/contract/list-links'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { ShareDialog } from './share-dialog.tsx'

const CSE = 'computer-science-and-engineering-4-years-bachelor-of-technology'
const KEYS = ['rourkela', 'calicut'].map((city) => `national-institute-of-technology-${city}/${CSE}`)
const TOKEN = 't'.repeat(43)
const MADE = { token: TOKEN, deleteCode: 'd'.repeat(43), endsOn: '2027-02-20' }
const SEARCH = new URLSearchParams('main=12450&category=OPEN&gender=female&state=Kerala')

test.each([
  ['English', en],
  ['Hindi', hi],
])('what arrives in the chat is seen before it is sent, in the order of the list: %s', (_, words) => {
  show(fakeApi(), words)
  const preview = screen.getByRole('region', { name: words.choices.family.preview })
  expect(preview.textContent).toContain(words.choices.family.linkTitle(2, '2'))
  expect(preview.textContent).toContain('NIT Rourkela CSE')
  expect(preview.textContent).toContain('NIT Calicut CSE')
  // Nothing of whose it is.
  expect(preview.textContent).not.toContain('12,450')
  expect(screen.getByRole('switch', { name: words.choices.family.profile })).toHaveProperty('checked', false)
})

test('one tap makes the link, opens WhatsApp with it, and the next one sends the same link', async () => {
  const api = fakeApi().answer(listLinks.create, MADE)
  const opened: string[] = []
  vi.spyOn(window, 'open').mockImplementation((address) => {
    opened.push(String(address))
    return {} as Window
  })
  show(api)
  fireEvent.click(screen.getByRole('button', { name: en.choices.family.whatsApp }))
  await waitFor(() => expect(opened).toHaveLength(1))
  const message = new URL(opened[0] ?? '').searchParams.get('text')
  expect(message).toBe(`My JoSAA list, 2 choices: ${location.origin}/family/${TOKEN}`)
  expect(api.sent(listLinks.create)).toMatchObject([{ body: { keys: KEYS, showsProfile: false, language: 'en' } }])
  const again = await screen.findByRole('button', { name: en.choices.family.whatsApp })
  await waitFor(() => expect(again).toHaveProperty('disabled', false))
  fireEvent.click(again)
  await waitFor(() => expect(opened).toHaveLength(2))
  expect(api.sent(listLinks.create)).toHaveLength(1)
})

test('what is switched after a link was made stands behind it before it is sent again', async () => {
  const api = fakeApi().answer(listLinks.create, MADE).answer(listLinks.replace, {})
  const copied = copies()
  show(api)
  fireEvent.click(screen.getByRole('button', { name: en.choices.family.copy }))
  expect(await screen.findByText(en.choices.family.copied)).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: en.choices.family.inHindi }))
  fireEvent.click(screen.getByRole('button', { name: en.choices.family.copy }))
  await waitFor(() => expect(copied).toHaveLength(2))
  expect(api.sent(listLinks.replace)).toMatchObject([{ body: { language: 'hi', deleteCode: MADE.deleteCode } }])
  expect(copied).toEqual([`${location.origin}/family/${TOKEN}`, `${location.origin}/hi/family/${TOKEN}`])
})

test('a browser that waited too long to copy says to tap once more, and the link stands there', async () => {
  copies(new DOMException('', 'NotAllowedError'))
  show(fakeApi().answer(listLinks.create, MADE))
  fireEvent.click(screen.getByRole('button', { name: en.choices.family.copy }))
  expect(await screen.findByText(en.choices.family.ready)).toBeTruthy()
  expect(screen.getByLabelText(en.choices.family.link)).toHaveProperty('value', `${location.origin}/family/${TOKEN}`)
})

test('a link that cannot be made says so and opens nothing; one that was made is turned off with its code', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const api = fakeApi()
  show(api)
  fireEvent.click(screen.getByRole('button', { name: en.choices.family.whatsApp }))
  expect(await screen.findByText(en.choices.family.failed)).toBeTruthy()
  expect(open).not.toHaveBeenCalled()
  api.answer(listLinks.create, MADE).answer(listLinks.remove, {})
  copies()
  fireEvent.click(screen.getByRole('button', { name: en.choices.family.copy }))
  fireEvent.click(await screen.findByRole('button', { name: en.choices.family.end }))
  await waitFor(() => expect(screen.queryByRole('button', { name: en.choices.family.end })).toBeNull())
  expect(api.sent(listLinks.remove)).toMatchObject([{ body: { deleteCode: MADE.deleteCode } }])
  expect(within(screen.getByRole('dialog')).queryByLabelText(en.choices.family.link)).toBeNull()
})

function show(api: ReturnType<typeof fakeApi>, words = en) {
  const list = { id: 'a', name: 'Mine', keys: KEYS }
  return showPage({
    path: '/choice-list',
    words,
    page: () => <ShareDialog list={list} search={SEARCH} judged={undefined} isOpen onClose={() => undefined} />,
    api,
  })
}

/** The clipboard of the browser: what was copied, or what refuses it. */
function copies(refusal?: DOMException): string[] {
  const copied: string[] = []
  const writeText = async (text: string) => {
    if (refusal) throw refusal
    copied.push(text)
  }
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
  return copied
}
