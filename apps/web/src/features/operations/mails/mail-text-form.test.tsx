import { urlOf } from '@sopaan/contract/client'
import { type ManagedMailText, mailTexts } from '@sopaan/contract/mail-texts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { MailTextForm } from './mail-text-form.tsx'

const words = en.site
const SHIPPED = { subject: 'Confirm your address', opening: 'Dear {fullName},\n\nplease confirm.' }
const TEXT: ManagedMailText = {
  kind: 'verify',
  language: 'en',
  ...SHIPPED,
  isChanged: false,
  preset: SHIPPED,
  placeholders: [{ name: 'fullName', sample: 'Kiran Das' }],
}
const PARAMS = { kind: 'verify', language: 'en' } as const
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const show = (api: FakeApi) => showSignedIn(<MailTextForm text={TEXT} />, { words: en, user: AN_OWNER, api })

test('the words of a mail are sent as they were written, and how long they may be is said by the fields', async () => {
  const sent = show(fakeApi().answer(mailTexts.change, TEXT))
  expect(screen.getByLabelText(words.subject).getAttribute('maxlength')).toBe('150')
  expect(screen.getByLabelText(words.opening).getAttribute('maxlength')).toBe('1000')
  type(words.opening, ' Hello {fullName}.\n\nA second paragraph. ')
  fireEvent.click(screen.getByRole('button', { name: words.save }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    method: 'PUT',
    url: urlOf(mailTexts.change, { params: PARAMS }),
    body: { subject: SHIPPED.subject, opening: 'Hello {fullName}.\n\nA second paragraph.' },
  })
})

test('what is refused is told at its field, which keeps what was typed', async () => {
  const errors = [{ path: 'subject', code: 'required', msg: 'for programs' }]
  show(fakeApi().refuse(mailTexts.change, 'INVALID_INPUT', { errors }))
  type(words.subject, '')
  type(words.opening, 'Hello.')
  fireEvent.click(screen.getByRole('button', { name: words.save }))
  expect(await screen.findByText('Required')).toBeTruthy()
  expect(screen.getByLabelText(words.subject).getAttribute('aria-invalid')).toBe('true')
  expect((screen.getByLabelText(words.opening) as HTMLTextAreaElement).value).toBe('Hello.')
})

test('a look at the mail shows what stands in the fields now, and writes nothing', async () => {
  const preview = { subject: 'Confirm it, Kiran Das', text: 'Hello Kiran Das.' }
  const sent = show(fakeApi().answer(mailTexts.preview, preview))
  type(words.subject, 'Confirm it, {fullName}')
  fireEvent.click(screen.getByRole('button', { name: words.preview }))
  expect(await screen.findByText('Hello Kiran Das.')).toBeTruthy()
  expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
    [
      'POST',
      urlOf(mailTexts.preview, { params: PARAMS }),
      { subject: 'Confirm it, {fullName}', opening: SHIPPED.opening },
    ],
  ])
})
