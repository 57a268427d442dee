import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { PlanForm } from './plan-form.tsx'

const { admin } = en.plans

test('a fault in the Hindi name marks the Hindi name alone, brings the keyboard to it, and speaks the language of the page', async () => {
  for (const [words, said] of [
    [en, 'At most 80 characters'],
    [hi, 'अधिकतम 80 अक्षर'],
  ] as const) {
    showForm(words, [{ path: 'words.hi.name', code: 'too_long', values: { max: 80 }, msg: 'for programs' }])
    fireEvent.click(screen.getByRole('button', { name: words.plans.admin.save }))
    expect(await screen.findByText(said)).toBeTruthy()
    const [english, hindi] = screen.getAllByLabelText(words.plans.admin.name)
    expect([english?.getAttribute('aria-invalid'), hindi?.getAttribute('aria-invalid')]).toEqual([null, 'true'])
    expect(document.activeElement).toBe(hindi)
  }
})

test('a fault in one line of a list stands at the list', async () => {
  showForm(en, [{ path: 'words.en.features.2', code: 'too_long', values: { max: 160 }, msg: 'for programs' }])
  fireEvent.click(screen.getByRole('button', { name: admin.save }))
  expect(await screen.findByText('At most 160 characters')).toBeTruthy()
  expect(screen.getAllByLabelText(admin.features)[0]?.getAttribute('aria-invalid')).toBe('true')
})

test('an empty form is sent, and the price it could not read is told together with what the server found', async () => {
  const required = (path: string) => ({ path, code: 'required', msg: 'Required' })
  const sent = showForm(en, [
    required('words.en.name'),
    required('words.en.description'),
    required('words.hi.name'),
    required('words.hi.description'),
    { path: 'pricePaise', code: 'not_whole', values: { min: 100, max: 100_000_000 }, msg: 'for programs' },
  ])
  fireEvent.click(screen.getByRole('button', { name: admin.save }))
  await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(4))
  expect(screen.getByText(admin.priceTakes)).toBeTruthy()
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ pricePaise: null })
  expect(document.activeElement).toBe(screen.getAllByLabelText(admin.name)[0])
})

test('a day of sale that was filled in part is told at its field, and never sent as no day', async () => {
  const sent = showForm(en, [{ path: 'onSaleTo', code: 'not_instant', msg: 'for programs' }])
  const until = screen.getByLabelText(admin.onSaleTo)
  // What a browser says of `25-11-2026, --:--`: nothing that can be read as a value.
  Object.defineProperty(until, 'validity', { value: { badInput: true } })
  fireEvent.click(screen.getByRole('button', { name: admin.save }))
  expect(await screen.findByText('Write a date and time')).toBeTruthy()
  expect(until.getAttribute('aria-invalid')).toBe('true')
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ onSaleFrom: null, onSaleTo: '?' })
})

test('a code of a newer server is told in words of ours', async () => {
  showForm(en, [{ path: 'sac', code: 'from_tomorrow', msg: 'Raw words of a validator' }])
  fireEvent.click(screen.getByRole('button', { name: admin.save }))
  expect(await screen.findByText('This value is not taken')).toBeTruthy()
  expect(screen.queryByText('Raw words of a validator')).toBeNull()
})

function showForm(words: typeof en, errors: readonly object[]) {
  cleanup()
  return showSignedIn(<PlanForm plan={undefined} onDone={() => undefined} />, {
    words,
    answer: () => ({
      status: 422,
      body: { status: 'error', code: 'INVALID_INPUT', message: 'Validation error', errors },
    }),
  })
}
