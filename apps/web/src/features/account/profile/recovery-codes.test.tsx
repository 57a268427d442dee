import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { LeaveGuard } from '#web/ui/leave-guard.tsx'
import { en } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const CODES = ['aaaa-1111', 'bbbb-2222']

/** The codes on a page of the dashboard, with a link away from it. */
function show() {
  const Page = () => (
    <WordsProvider words={en}>
      <Link to="/elsewhere">Home</Link>
      <RecoveryCodes codes={CODES} onKept={() => undefined} />
      <LeaveGuard />
    </WordsProvider>
  )
  const Stub = createRoutesStub([
    { path: '/profile', Component: Page },
    { path: '/elsewhere', Component: () => <p>Elsewhere</p> },
  ])
  render(<Stub initialEntries={['/profile']} />)
}

test('leaving the page of recovery codes asks first: staying keeps them, leaving goes', async () => {
  show()
  fireEvent.click(await screen.findByRole('link', { name: 'Home' }))
  expect(await screen.findByText('These codes are not shown again.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByText('These codes are not shown again.')).toBeNull())
  expect(screen.getByText('aaaa-1111')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Home' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Leave without them' }))
  expect(await screen.findByText('Elsewhere')).toBeTruthy()
})

test('closing the tab with recovery codes on it is stopped by the browser', async () => {
  show()
  await screen.findByText('aaaa-1111')
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
})

test('recovery codes are printed', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('recovery codes are copied, one a line', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('aaaa-1111\nbbbb-2222\n'))
})
