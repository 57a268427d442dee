import { managedUsers } from '@sopaan/contract/managed-users'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { CommandPalette } from './command-palette.tsx'
import { findNavigation } from './palette-links.ts'

const openAt = (key: string, label: string) => ({ key, label, icon: 'list' as const, to: `/mentee-dashboard/${key}` })
const PAGES = [openAt('home', 'Home'), openAt('choices', 'Choices'), openAt('progress', 'Progress')]
const TOOLS = [openAt('rank', 'Rank calculator'), openAt('marks', 'Marking scheme')]

function show(isAdmin = false, onClose = vi.fn()) {
  const found = { _id: 'f2b1c3d4-0000-4000-8000-000000000001', fullName: 'Kiran Das', email: 'kiran@example.org' }
  const sent = showSignedIn(<CommandPalette pages={PAGES} tools={TOOLS} isAdmin={isAdmin} onClose={onClose} />, {
    user: A_MENTEE,
    words: en,
    api: fakeApi().answer(managedUsers.list, {
      data: [
        {
          ...found,
          role: 'mentee',
          status: 'active',
          isVerified: true,
          hasTwoFactor: false,
          createdAt: '2026-06-02T05:30:00.000Z',
          lastLoginAt: null,
        },
      ],
      page: { page: 1, limit: 6, total: 1 },
      total: 1,
    }),
  })
  return { sent, onClose, field: screen.getByRole('combobox') }
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const chosen = () =>
  screen
    .getAllByRole('option')
    .find((option) => option.ariaSelected === 'true' || option.getAttribute('aria-selected') === 'true')

test('arrows walk round the list, the field names what is chosen, and Enter goes there and keeps it as recent', () => {
  const { field, onClose } = show()
  expect(options()).toEqual(['Home', 'Choices', 'Progress', 'Rank calculator', 'Marking scheme'])
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  expect(chosen()?.textContent).toBe('Marking scheme')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(chosen()?.textContent).toBe('Choices')
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen()?.id)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onClose).toHaveBeenCalledOnce()
  cleanup()
  show()
  expect(options()[0]).toBe('Choices')
})

test('letters narrow the list, and what nothing bears is said', () => {
  const { field } = show()
  fireEvent.change(field, { target: { value: 'calc rank' } })
  expect(options()).toEqual(['Rank calculator'])
  fireEvent.change(field, { target: { value: 'zzz' } })
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(screen.getByText('Nothing of that name.')).toBeTruthy()
})

test('admins find people from three letters on; nobody else asks for people', async () => {
  const { field, sent } = show(true)
  fireEvent.change(field, { target: { value: 'ki' } })
  fireEvent.change(field, { target: { value: 'kir' } })
  await waitFor(() => expect(screen.getByText('Kiran Das')).toBeTruthy(), { timeout: 2_000 })
  expect(sent.map(({ url }) => url)).toEqual([expect.stringContaining('q=kir')])
})

test('a name that begins with the letters comes before one that holds them', () => {
  const found = findNavigation([openAt('a', 'Study planner'), openAt('b', 'Plans')], 'plan')
  expect(found.map(({ label }) => label)).toEqual(['Plans', 'Study planner'])
})
