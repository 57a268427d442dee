import { cgpa } from '@sopaan/contract/cgpa'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { en } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { AccountAnswers } from './account-answers.tsx'

const SAVED = { answers: 'credits=4&grade=A', changedAt: '2026-11-20T05:30:00.000Z' }
/** Shows the account's part of the page before a server that keeps entries already. */
function show(typed: string, api = fakeApi().answer(cgpa.find, SAVED)): FakeApi {
  render(
    <MemoryRouter initialEntries={['/tools/cgpa-calculator']}>
      <WordsProvider words={en}>
        <AccountAnswers typed={typed} />
      </WordsProvider>
    </MemoryRouter>,
  )
  return api.listen()
}

test('an empty page offers what the account keeps', async () => {
  show('')
  const link = await screen.findByRole('link', { name: 'Open what my account keeps' })
  expect(link.getAttribute('href')).toBe('/tools/cgpa-calculator?credits=4&grade=A')
  expect(screen.getByText('Your account keeps entries of 20 Nov 2026.')).toBeTruthy()
})

test('entries saved half an hour after midnight in India bear the day that began there', async () => {
  show('', fakeApi().answer(cgpa.find, { ...SAVED, changedAt: '2026-11-20T19:00:00.000Z' }))
  expect(await screen.findByText('Your account keeps entries of 21 Nov 2026.')).toBeTruthy()
})

test('entries of the device can be taken into the account, and what the account keeps stays at hand', async () => {
  localStorage.setItem('cgpa', 'credits=3&grade=B')
  const api = show('').answer(cgpa.keep, { ...SAVED, answers: 'credits=3&grade=B' })
  fireEvent.click(await screen.findByRole('button', { name: 'Take this device’s entries into my account' }))
  await vi.waitFor(() =>
    expect(api.sent(cgpa.keep)).toMatchObject([{ body: { answers: 'credits=3&grade=B', replaces: SAVED.changedAt } }]),
  )
})

test('nothing is written into the account unasked', async () => {
  const { requests } = show('credits=2&grade=C')
  expect(await screen.findByRole('button', { name: 'Keep these in my account instead' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open what my account keeps' })).toBeTruthy()
  expect(requests.map(({ method }) => method)).toEqual(['GET'])
})

test('what another device saved meanwhile is shown before it is replaced', async () => {
  const newer = { answers: 'credits=9&grade=O', changedAt: '2026-11-21T05:30:00.000Z' }
  show('credits=2&grade=C').inTurn(cgpa.keep, (api) =>
    api.refuse(cgpa.keep, 'CHANGED_ELSEWHERE').answer(cgpa.find, newer),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Keep these in my account instead' }))
  expect(await screen.findByText(/Another device saved other entries meanwhile/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open what my account keeps' })
  expect(link.getAttribute('href')).toContain('credits=9&grade=O')
})
