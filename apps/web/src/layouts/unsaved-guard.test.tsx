import { bookings } from '@sopaan/contract/bookings'
import { users } from '@sopaan/contract/users'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { PersonSection } from '#web/features/account/profile/person-section.tsx'
import { MessageForm } from '#web/features/mentoring/bookings/session-messages.tsx'
import { ModerationFilter } from '#web/features/operations/feedback/moderation-filter.tsx'
import { MockForm } from '#web/features/study/mocks/mock-form.tsx'
import { aBooking } from '#web/testing/booking-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'

const QUESTION = 'What you changed on this page is not saved.'
const anApi = () => fakeApi().answer(users.updateMe, { user: A_MENTEE })

function Here() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

/** A part of a dashboard inside its guard, with links away from it. */
function show(part: React.ReactNode, api = anApi(), words = en) {
  showSignedIn(
    <>
      <Link to="/elsewhere">Home</Link>
      <Link to="?view=month">Month</Link>
      <Link to="?page=2">Page 2</Link>
      {part}
      <Here />
      <UnsavedGuard />
    </>,
    { words, path: '/here', api },
  )
}
const address = () => screen.getByLabelText('address').textContent
const leaveBy = (link: string) => fireEvent.click(screen.getByRole('link', { name: link }))
function write(label: string, value: string) {
  const field = screen.getByLabelText(label, { exact: false })
  fireEvent.focusIn(field)
  fireEvent.input(field, { target: { value } })
}
function closeTab(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('leaving a changed form asks first: staying keeps what was typed, leaving goes', async () => {
  show(<PersonSection user={A_MENTEE} />)
  write('Full name', 'Asha R. Rao')
  leaveBy('Home')
  expect(await screen.findByText(QUESTION)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull())
  expect(address()).toBe('/here')
  expect(screen.getByLabelText<HTMLInputElement>('Full name', { exact: false }).value).toBe('Asha R. Rao')
  leaveBy('Home')
  fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(address()).toBe('/elsewhere'))
})

test('closing the tab over a changed form is stopped by the browser, and over an unchanged one is not', async () => {
  show(<PersonSection user={A_MENTEE} />)
  expect(closeTab()).toBe(false)
  write('Full name', 'Asha R. Rao')
  expect(closeTab()).toBe(true)
  write('Full name', 'Asha Rao')
  expect(closeTab()).toBe(false)
  leaveBy('Home')
  await waitFor(() => expect(address()).toBe('/elsewhere'))
})

test('a form that was saved never asks; one whose saving failed does', async () => {
  const api = anApi().refuse(users.updateMe, 'INTERNAL')
  show(<PersonSection user={A_MENTEE} />, api)
  write('Full name', 'Asha R. Rao')
  fireEvent.click(screen.getByRole('button', { name: en.account.save }))
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: en.account.save }).disabled).toBe(false),
  )
  expect(closeTab()).toBe(true)
  api.answer(users.updateMe, { user: A_MENTEE })
  fireEvent.click(screen.getByRole('button', { name: en.account.save }))
  await waitFor(() => expect(closeTab()).toBe(false))
  leaveBy('Home')
  await waitFor(() => expect(address()).toBe('/elsewhere'))
})

test('sending never asks: what is on its way is not lost', async () => {
  show(<PersonSection user={A_MENTEE} />, anApi().hold(users.updateMe))
  write('Full name', 'Asha R. Rao')
  fireEvent.click(screen.getByRole('button', { name: en.account.save }))
  await waitFor(() => expect(closeTab()).toBe(false))
})

test('a message half written asks; a sent one does not, and neither does a line of search', async () => {
  show(
    <>
      <MessageForm id="0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c44" answers={[]} />
      <ModerationFilter narrowed={{ page: 1 }} />
    </>,
    fakeApi().answer(bookings.write, aBooking()),
  )
  const search = screen.getByRole('searchbox')
  fireEvent.focusIn(search)
  fireEvent.input(search, { target: { value: 'cutoff' } })
  expect(closeTab()).toBe(false)
  const message = screen.getByRole('textbox')
  fireEvent.focusIn(message)
  fireEvent.input(message, { target: { value: 'Shall we talk on Sunday?' } })
  expect(closeTab()).toBe(true)
  fireEvent.submit(message)
  await waitFor(() => expect(closeTab()).toBe(false))
})

test('a form of the planner and its kin asks before another view of the page, and not before another page of a list', async () => {
  show(<MockForm mock={undefined} onDone={() => undefined} />, anApi(), hi)
  const name = screen.getAllByRole('textbox')[0]
  if (!name) throw new Error('The form has no field of text.')
  fireEvent.focusIn(name)
  fireEvent.input(name, { target: { value: 'AITS 4' } })
  leaveBy('Page 2')
  await waitFor(() => expect(address()).toBe('/here?page=2'))
  leaveBy('Month')
  expect(await screen.findByText('इस पेज पर आपने जो बदला, वह सहेजा नहीं है।')).toBeTruthy()
})
