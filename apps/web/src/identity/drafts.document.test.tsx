import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fillDrafts, storeDrafts, watchClosing, watchWriting } from './drafts.ts'
import { startSending, watchForms } from './unsaved.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  const ends = [watchWriting(), watchForms()]
  return () => {
    for (const end of ends) end()
    cleanup()
    vi.useRealTimers()
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

function SeatForm({ programmes }: { programmes: readonly string[] }) {
  return (
    <form aria-label="seat">
      <input name="college" aria-label="College" />
      <select name="programme" aria-label="Programme" disabled={programmes.length === 0}>
        <option value="">Choose</option>
        {programmes.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </form>
  )
}

test('an answer whose list comes after another answer is chosen when the list is there, and it is told once', async () => {
  render(<SeatForm programmes={['Civil']} />)
  fireEvent.input(screen.getByLabelText('College'), { target: { value: 'NIT Silchar' } })
  fireEvent.change(screen.getByLabelText('Programme'), { target: { value: 'Civil' } })
  storeDrafts('asha')
  cleanup()
  const { rerender } = render(<SeatForm programmes={[]} />)
  const told = vi.fn()
  const end = fillDrafts('asha', told)
  expect(screen.getByLabelText<HTMLInputElement>('College').value).toBe('NIT Silchar')
  fireEvent.input(screen.getByLabelText('College'), { target: { value: 'NIT Silchar, Assam' } })
  rerender(<SeatForm programmes={['Civil']} />)
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Programme').value).toBe('Civil'))
  expect(screen.getByLabelText<HTMLInputElement>('College').value, 'what was written since stays').toBe(
    'NIT Silchar, Assam',
  )
  expect(told).toHaveBeenCalledTimes(1)
  expect(sessionStorage.getItem('draft')).toBeNull()
  end()
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

/** Closes the page, as far as it can see. */
const close = () => fireEvent(window, new Event('pagehide'))
const readMessage = () => screen.getByLabelText<HTMLTextAreaElement>('Message').value

test('what was not saved when a page was closed is in its form when somebody comes back in another tab', () => {
  const end = watchClosing('asha')
  write()
  close()
  end()
  cleanup()
  sessionStorage.clear()
  const stored = localStorage.getItem('closedDrafts') ?? ''
  for (const secret of ['Password', 'Password once more', 'Code', 'Card']) expect(stored).not.toContain(`my ${secret}`)
  render(<FeedbackForm />)
  const told = vi.fn()
  fillDrafts('asha', told)()
  expect(readMessage()).toBe('The cutoff of 2024 is wrong')
  expect(told).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('closedDrafts')).toBeNull()
})

test('what was sent after the page had been hidden does not come back, nor what was thrown away', () => {
  const end = watchClosing('asha')
  write()
  close()
  expect(localStorage.getItem('closedDrafts')).not.toBeNull()
  fireEvent.submit(screen.getByRole('form', { name: 'feedback' }))
  startSending()(true)
  expect(localStorage.getItem('closedDrafts')).toBeNull()
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'More' } })
  close()
  expect(localStorage.getItem('closedDrafts')).toContain('More')
  cleanup()
  close()
  expect(localStorage.getItem('closedDrafts')).toBeNull()
  end()
})

test('what was written waits seven days, and for nobody else', () => {
  const end = watchClosing('asha')
  write()
  close()
  end()
  const stored = localStorage.getItem('closedDrafts') ?? ''
  cleanup()
  render(<FeedbackForm />)
  fillDrafts('kiran', () => undefined)()
  expect([readMessage(), localStorage.getItem('closedDrafts')]).toEqual(['', null])
  localStorage.setItem('closedDrafts', stored)
  vi.useFakeTimers({ now: Date.now() + 7 * 86_400_000, toFake: ['Date'] })
  fillDrafts('asha', () => undefined)()
  expect([readMessage(), localStorage.getItem('closedDrafts')]).toEqual(['', null])
})

test('of several forms alike the same one is filled in, and none where there are more of them now', () => {
  const end = watchClosing('asha')
  const replies = (count: number) => (
    <>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reply is its place in the row.
        <form key={at}>
          <textarea aria-label="Reply" />
        </form>
      ))}
    </>
  )
  const valuesOf = () => screen.getAllByLabelText<HTMLTextAreaElement>('Reply').map(({ value }) => value)
  render(replies(3))
  fireEvent.input(screen.getAllByLabelText('Reply')[1] as Element, { target: { value: 'Sunday is fine' } })
  close()
  end()
  cleanup()
  const { rerender } = render(replies(4))
  fillDrafts('asha', () => undefined)()
  expect(valuesOf()).toEqual(['', '', '', ''])
  rerender(replies(3))
  fillDrafts('asha', () => undefined)()
  expect(valuesOf()).toEqual(['', 'Sunday is fine', ''])
})
