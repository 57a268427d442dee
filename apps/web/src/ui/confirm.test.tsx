import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Confirm } from './confirm.tsx'

const REQUESTED = {
  title: 'Erase Kiran Das?',
  text: 'This cannot be undone.',
  deed: 'Erase',
  cancel: 'Keep',
  isOpen: true,
}

test('a deed that cannot be undone waits until its name is typed out', () => {
  const onConfirm = vi.fn()
  const typed = { word: 'Kiran Das', label: 'Type Kiran Das' }
  render(<Confirm {...REQUESTED} typed={typed} onConfirm={onConfirm} onClose={() => undefined} />)
  const deed = screen.getByRole<HTMLButtonElement>('button', { name: 'Erase' })
  const field = screen.getByLabelText('Type Kiran Das')
  expect(deed.disabled).toBe(true)
  fireEvent.change(field, { target: { value: 'Kiran' } })
  fireEvent.submit(field)
  expect([deed.disabled, onConfirm.mock.calls.length]).toEqual([true, 0])
  fireEvent.change(field, { target: { value: ' Kiran Das ' } })
  fireEvent.click(deed)
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('a deed that can be undone is asked for once, and may be left', () => {
  const [onConfirm, onClose] = [vi.fn(), vi.fn()]
  render(<Confirm {...REQUESTED} onConfirm={onConfirm} onClose={onClose} />)
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }))
  fireEvent.click(screen.getByRole('button', { name: 'Erase' }))
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})
