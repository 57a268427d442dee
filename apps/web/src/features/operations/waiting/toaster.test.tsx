import { act, render, screen } from '@testing-library/react'
import toast from 'react-hot-toast/headless'
import { beforeEach, expect, test, vi } from 'vitest'
import { ERROR_TOAST_MS, SENT_TOAST_MS } from '#web/toast-times.ts'
import { en } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

function show() {
  render(
    <WordsProvider words={en}>
      <Toaster />
    </WordsProvider>,
  )
}

const positionOf = () => screen.getByLabelText(en.start.messages)
/** Whether a message is there and is not on its way out. */
const isShown = (text: string) => screen.queryByText(text)?.parentElement?.classList.contains('toast-leaves') === false

test.each([
  ['blank (R407)', 4000, () => toast('a message')],
  ['error (R408)', 4000, () => toast.error('a message')],
  ['success (R409)', 2000, () => toast.success('a message')],
  ['custom (R411)', 4000, () => toast.custom('a message')],
  ['error of sign-in and sign-up (R412, C9)', 5000, () => toast.error('a message', { duration: ERROR_TOAST_MS })],
  [
    'information of sign-in and sign-up (R412, C9)',
    4000,
    () => toast.success('a message', { duration: SENT_TOAST_MS }),
  ],
] as const)('a toast of the kind %s stays %i ms (R189)', (_, stays, raise) => {
  show()
  act(() => void raise())
  act(() => void vi.advanceTimersByTime(stays - 1))
  expect(isShown('a message')).toBe(true)
  act(() => void vi.advanceTimersByTime(1))
  expect(isShown('a message')).toBe(false)
})

test('a toast of the kind loading stays until it is taken away (R410)', () => {
  show()
  act(() => void toast.loading('a message', { id: 'slow' }))
  act(() => void vi.advanceTimersByTime(24 * 60 * 60 * 1000))
  expect(isShown('a message')).toBe(true)
  act(() => toast.dismiss('slow'))
  expect(isShown('a message')).toBe(false)
})

test('of 25 toasts the newest 20 are kept (R190, R413)', () => {
  show()
  act(() => {
    for (let at = 1; at <= 25; at += 1) toast.error(`message ${at}`)
  })
  const texts = [...positionOf().querySelectorAll('.toast')].map((each) => each.textContent)
  expect(texts).toHaveLength(20)
  expect(texts).toContain('message 25')
  expect(texts).toContain('message 6')
  expect(texts).not.toContain('message 5')
})

test('8 pixels stand between two toasts (R414)', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 44))
  show()
  act(() => void toast.error('the first'))
  act(() => void toast.error('the second'))
  const offsets = [...positionOf().querySelectorAll<HTMLElement>('.toast')].map(({ style }) => style.transform)
  expect(offsets).toEqual(['translateY(0px)', 'translateY(52px)'])
})
