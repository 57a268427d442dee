import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fillDrafts, storeDrafts, watchWriting } from './drafts.ts'

beforeEach(() => {
  sessionStorage.clear()
  const endWriting = watchWriting()
  return () => {
    endWriting()
    cleanup()
  }
})

function FeedbackForm({ loaded = true }: { loaded?: boolean }) {
  const [text, setText] = useState('')
  if (!loaded) return null
  return (
    <form aria-label="feedback">
      <textarea name="message" value={text} onChange={(event) => setText(event.target.value)} aria-label="Message" />
      <input name="title" defaultValue="A title" aria-label="Title" />
      <select name="category" aria-label="Category" defaultValue="mentor">
        <option value="mentor">Mentor</option>
        <option value="tools">Tools</option>
      </select>
      <input type="radio" name="stars" value="1" aria-label="1" />
      <input type="radio" name="stars" value="4" aria-label="4" />
      <input type="checkbox" name="mayBeShown" aria-label="May be shown" />
      <input type="password" name="password" aria-label="Password" />
      <input type="password" aria-label="Password once more" />
      <input name="totp" autoComplete="one-time-code" aria-label="Code" />
      <input name="card" autoComplete="cc-number" aria-label="Card" />
      <output>{text}</output>
    </form>
  )
}

function write() {
  render(<FeedbackForm />)
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'The cutoff of 2024 is wrong' } })
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'tools' } })
  fireEvent.click(screen.getByLabelText('4'))
  fireEvent.click(screen.getByLabelText('May be shown'))
  for (const secret of ['Password', 'Password once more', 'Code', 'Card']) {
    fireEvent.input(screen.getByLabelText(secret, { exact: true }), { target: { value: `my ${secret}` } })
  }
}

test('what somebody wrote is in the form again after the next sign-in, and in what React knows of it', () => {
  write()
  expect(storeDrafts('asha')).toBe(true)
  cleanup()
  render(<FeedbackForm />)
  const told = vi.fn()
  fillDrafts('asha', told)()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('The cutoff of 2024 is wrong')
  expect(screen.getByRole('status').textContent).toBe('The cutoff of 2024 is wrong')
  expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe('tools')
  expect(screen.getByLabelText<HTMLInputElement>('4').checked).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('May be shown').checked).toBe(true)
  expect(told).toHaveBeenCalledTimes(1)
  expect(sessionStorage.getItem('draft')).toBeNull()
})

test('a form that comes later, such as in a dialog, is filled in when it comes', async () => {
  write()
  storeDrafts('asha')
  cleanup()
  const { rerender } = render(<FeedbackForm loaded={false} />)
  const end = fillDrafts('asha', () => undefined)
  rerender(<FeedbackForm />)
  await vi.waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('The cutoff of 2024 is wrong'),
  )
  end()
})

function ReplyBox({ onTurn }: { onTurn: () => void }) {
  return (
    <>
      <form>
        <label>
          Your message
          <textarea />
        </label>
      </form>
      <label>
        Tell me by mail
        <input type="checkbox" onChange={onTurn} />
      </label>
    </>
  )
}

test('a field without a name is known by its label, and what takes effect at once is not done again', () => {
  const turned = vi.fn()
  render(<ReplyBox onTurn={turned} />)
  fireEvent.input(screen.getByLabelText('Your message'), { target: { value: 'Shall we talk on Sunday?' } })
  fireEvent.click(screen.getByLabelText('Tell me by mail'))
  expect(turned).toHaveBeenCalledTimes(1)
  expect(storeDrafts('asha')).toBe(true)
  cleanup()
  render(<ReplyBox onTurn={turned} />)
  fillDrafts('asha', () => undefined)()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Shall we talk on Sunday?')
  expect(screen.getByLabelText<HTMLInputElement>('Tell me by mail').checked).toBe(false)
  expect(turned).toHaveBeenCalledTimes(1)
})

test('passwords, codes and cards are never kept', () => {
  write()
  storeDrafts('asha')
  const kept = sessionStorage.getItem('draft') ?? ''
  expect(kept).toContain('The cutoff of 2024 is wrong')
  for (const secret of ['Password', 'Password once more', 'Code', 'Card']) expect(kept).not.toContain(`my ${secret}`)
})

test('somebody else who signs in reads nothing of it, and it is gone', () => {
  write()
  storeDrafts('asha')
  cleanup()
  render(<FeedbackForm />)
  fillDrafts('kiran', () => undefined)()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('')
  expect(sessionStorage.getItem('draft')).toBeNull()
})

test('a form that nobody wrote in is not kept', () => {
  render(<FeedbackForm />)
  expect(storeDrafts('asha')).toBe(false)
  expect(sessionStorage.getItem('draft')).toBeNull()
})

test('another page with a form of the same fields is left alone', () => {
  write()
  storeDrafts('asha')
  sessionStorage.setItem('draft', sessionStorage.getItem('draft')?.replace('"path":"/"', '"path":"/other"') ?? '')
  cleanup()
  render(<FeedbackForm />)
  fillDrafts('asha', () => undefined)()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('')
})
