import { plans } from '@sopaan/contract/plans'
import type { FieldFault } from '@sopaan/contract/refusal-details'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
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
    showForm(words, [{ path: 'name.hi', code: 'too_long', values: { max: 80 }, msg: 'for programs' }])
    fireEvent.click(screen.getByRole('button', { name: words.plans.admin.save }))
    expect(await screen.findByText(said)).toBeTruthy()
    const [english, hindi] = screen.getAllByLabelText(words.plans.admin.name)
    expect([english?.getAttribute('aria-invalid'), hindi?.getAttribute('aria-invalid')]).toEqual([null, 'true'])
    expect(document.activeElement).toBe(hindi)
  }
})

test('a fault in one line of a list stands at the list', async () => {
  showForm(en, [{ path: 'features.en.2', code: 'too_long', values: { max: 160 }, msg: 'for programs' }])
  fireEvent.click(screen.getByRole('button', { name: admin.save }))
  expect(await screen.findByText('At most 160 characters')).toBeTruthy()
  expect(screen.getAllByLabelText(admin.features)[0]?.getAttribute('aria-invalid')).toBe('true')
})

test('an empty form is sent, and its missing price is told in rupees together with whatever else is missing', async () => {
  const required = (path: string) => ({ path, code: 'required', msg: 'Required' })
  const sent = showForm(en, [
    required('name.en'),
    required('description.en'),
    required('name.hi'),
    required('description.hi'),
    { path: 'pricePaise', code: 'not_paise', values: { min: 0, max: 100_000_000 }, msg: 'for programs' },
  ])
  fireEvent.click(screen.getByRole('button', { name: admin.save }))
  await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(4))
  expect(screen.getByText('Write an amount from ₹0 to ₹10,00,000, such as 499 or 1,499.50')).toBeTruthy()
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ pricePaise: null })
  expect(document.activeElement).toBe(screen.getAllByLabelText(admin.name)[0])
})

test('rupees, percent, lines and times of India travel in the units of the call, and what is no figure as it was typed', async () => {
  const sent = showForm(en, [])
  const type = (label: string, value: string, at = 0) =>
    fireEvent.input(screen.getAllByLabelText(label)[at] as HTMLElement, { target: { value } })
  type(admin.price, '1,499.50')
  type(admin.gstRate, '12,5 %')
  type(admin.validityDays, 'a year')
  type(admin.features, ' one \n\n two ')
  type(admin.features, 'एक\nदो', 1)
  type(admin.onSaleFrom, '2026-12-01T00:00')
  fireEvent.click(screen.getByLabelText(admin.isHighlighted))
  fireEvent.click(screen.getByRole('button', { name: admin.save }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({
    name: { en: '', hi: '' },
    description: { en: '', hi: '' },
    features: { en: ['one', 'two'], hi: ['एक', 'दो'] },
    pricePaise: 149_950,
    gstRateBp: 1_250,
    validityDays: 'a year',
    mentoringCredits: 0,
    sac: '999293',
    onSaleFrom: '2026-11-30T18:30:00.000Z',
    onSaleTo: null,
    isHighlighted: true,
  })
})

test('a form that is pressed twice is sent once', async () => {
  const sent = showForm(en, [])
  const save = screen.getByRole('button', { name: admin.save })
  const form = save.closest('form') as HTMLFormElement
  fireEvent.submit(form)
  fireEvent.submit(form)
  await screen.findByRole('button', { name: admin.save })
  expect(sent).toHaveLength(1)
})

test('the fields say how much their call takes', () => {
  showForm(en, [])
  const lengthMax = (label: string) => screen.getAllByLabelText(label)[0]?.getAttribute('maxlength')
  expect([lengthMax(admin.name), lengthMax(admin.text), lengthMax(admin.sac)]).toEqual(['80', '400', '6'])
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

function showForm(words: typeof en, errors: readonly FieldFault[]) {
  cleanup()
  return showSignedIn(<PlanForm plan={undefined} onDone={() => undefined} />, {
    words,
    api: fakeApi().refuse(plans.add, 'INVALID_INPUT', { errors: [...errors] }),
  })
}
