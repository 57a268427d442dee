import { type ContactMessage, contact } from '@sopaan/contract/contact'
import { filterActions } from '@sopaan/contract/filter-actions'
import { type AnswerTemplate, answerTemplates, threads } from '@sopaan/contract/threads'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { WAITING_MESSAGE } from '#web/testing/waiting-message.ts'
import { en } from '#web/words/en.ts'
import { AnswerTemplatesSection } from './answer-templates-section.tsx'
import MessagesPage from './messages-page.tsx'

const { notes, ready } = en.contact
const words = en.contact.desk
const MIRA = { _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c02', fullName: 'Mira Sen' }
const MESSAGE: ContactMessage = { ...WAITING_MESSAGE, userId: MIRA._id }
const TEMPLATE: AnswerTemplate = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c03',
  name: 'Refund made',
  text: { en: '{name}: {reference} is done.', hi: '{name} जी, {reference} हो गया।' },
  changedAt: '2026-11-20T05:30:00.000Z',
  retiredAt: null,
}

function show(path = '/admin/messages') {
  const api = fakeApi()
    .answer(contact.list, { data: [MESSAGE], page: 1, limit: 20, total: 1 })
    .answer(filterActions.list, [])
    .answer(threads.assignees, [{ _id: AN_OWNER._id, fullName: AN_OWNER.fullName }, MIRA])
    .answer(answerTemplates.list, [TEMPLATE])
    .answer(threads.assign, {})
    .answer(threads.addNote, { _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c04' })
    .answer(threads.removeNote, {})
    .answer(contact.answer, { ...MESSAGE, state: 'answered', answer: 'Done.', answeredAt: MESSAGE.createdAt })
  showSignedIn(<MessagesPage />, { user: AN_OWNER, words: en, path, api })
  return api
}
const value = (element: HTMLElement) => (element as HTMLSelectElement | HTMLTextAreaElement).value
const assigneeOf = async () => {
  const [name] = await screen.findAllByRole('button', { name: MESSAGE.fullName })
  fireEvent.click(name as HTMLElement)
  return within(await screen.findByRole('dialog'))
}

test('a message is given to somebody of the staff, and stays with whom it was where that fails', async () => {
  const api = show()
  const item = await assigneeOf()
  const select = await item.findByRole('combobox', { name: words.assignee })
  await item.findByRole('option', { name: 'Mira Sen answers' })
  expect(item.getByRole('option', { name: 'Asha Rao answers (you)' })).toBeTruthy()
  fireEvent.change(select, { target: { value: MIRA._id } })
  await waitFor(() => expect(api.sent(threads.assign).map(({ body }) => body)).toEqual([{ userId: MIRA._id }]))
  await waitFor(() => expect((select as HTMLSelectElement).disabled).toBe(false))
  expect(value(select)).toBe(MIRA._id)
  api.refuse(threads.assign, 'ASSIGNEE_UNFIT')
  fireEvent.change(select, { target: { value: AN_OWNER._id } })
  await waitFor(() => expect(value(select)).toBe(MIRA._id))
})

test('whose messages are shown stands in the address', async () => {
  const api = show('/admin/messages?assignee=mine')
  await screen.findAllByText(/We paid twice/)
  expect(api.sent(contact.list).at(-1)?.url).toContain('assignee=mine')
  fireEvent.change(screen.getAllByRole('combobox', { name: words.assignee })[0] as HTMLElement, {
    target: { value: 'nobody' },
  })
  await waitFor(() => expect(api.sent(contact.list).at(-1)?.url).toContain('assignee=nobody'))
})

test('a note for staff is written, stands at once under its writer, and is taken away', async () => {
  const api = show()
  const item = await assigneeOf()
  fireEvent.click(item.getByRole('button', { name: notes.save }))
  expect(await item.findByText(notes.missing)).toBeTruthy()
  fireEvent.input(item.getByRole('textbox', { name: notes.label }), { target: { value: 'She called twice.' } })
  fireEvent.click(item.getByRole('button', { name: notes.save }))
  expect(await item.findByText('She called twice.')).toBeTruthy()
  expect(item.getByText(/Note of Asha Rao/)).toBeTruthy()
  fireEvent.click(item.getByRole('button', { name: notes.remove }))
  await waitFor(() => expect(item.queryByText('She called twice.')).toBeNull())
  expect(api.sent(threads.removeNote)).toHaveLength(1)
})

test('a ready answer comes in the language of the writer with name and number, and is changed before it goes out', async () => {
  const api = show()
  const item = await assigneeOf()
  expect(await item.findByText(words.answerIn.hi)).toBeTruthy()
  await item.findByRole('option', { name: 'Refund made' })
  fireEvent.change(item.getByRole('combobox', { name: ready.choose }), { target: { value: TEMPLATE._id } })
  const area = item.getByRole('textbox', { name: words.answerLabel })
  expect(value(area)).toBe('Asha Rao जी, M-000001 हो गया।')
  fireEvent.input(area, { target: { value: `${value(area)} धन्यवाद।` } })
  fireEvent.click(item.getByRole('button', { name: words.sendAnswer }))
  await waitFor(() =>
    expect(api.sent(contact.answer).map(({ body }) => body)).toEqual([
      { answer: 'Asha Rao जी, M-000001 हो गया। धन्यवाद।' },
    ]),
  )
})

test('the account of a writer and all from the address are one press away', async () => {
  show()
  const item = await assigneeOf()
  expect(item.getByRole('link', { name: words.account }).getAttribute('href')).toBe(`/admin/users/${MIRA._id}`)
  expect(item.getByRole('link', { name: words.allOfThem }).getAttribute('href')).toContain(
    '?state=all&q=asha%40sopaan.test',
  )
  fireEvent.click(item.getByRole('link', { name: words.allOfThem }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

function showTemplates(...all: AnswerTemplate[]) {
  const api = fakeApi().answer(answerTemplates.list, all)
  showSignedIn(<AnswerTemplatesSection />, { user: AN_OWNER, words: en, path: '/admin/settings?part=answers', api })
  return api
}

test('without a ready answer the page says so, and a new one is refused at its name where that is taken', async () => {
  const api = showTemplates().refuse(answerTemplates.add, 'TEMPLATE_NAMED')
  expect(await screen.findByText(ready.empty)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: ready.add }))
  const type = (label: string, text: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value: text } })
  type(ready.name, 'Refund made')
  type(ready.textIn.en, 'Done.')
  type(ready.textIn.hi, 'हो गया।')
  fireEvent.click(screen.getByRole('button', { name: ready.save }))
  expect(await screen.findByText('Another template bears this name. Choose another.')).toBeTruthy()
  api.answer(answerTemplates.add, [TEMPLATE])
  fireEvent.click(screen.getByRole('button', { name: ready.save }))
  expect(await screen.findByText('Refund made')).toBeTruthy()
  expect(api.sent(answerTemplates.add).at(-1)?.body).toEqual({
    name: 'Refund made',
    text: { en: 'Done.', hi: 'हो गया।' },
  })
})

test('a ready answer that was taken off is offered again', async () => {
  const api = showTemplates({ ...TEMPLATE, retiredAt: TEMPLATE.changedAt }).answer(answerTemplates.restore, [TEMPLATE])
  expect(await screen.findByText(ready.retiredOnes)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: ready.restore }))
  await waitFor(() => expect(screen.queryByText(ready.retiredOnes)).toBeNull())
  expect(api.sent(answerTemplates.restore)).toHaveLength(1)
})
