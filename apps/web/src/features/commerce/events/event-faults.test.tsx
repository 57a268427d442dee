import { events } from '@sopaan/contract/events'
import { type ManagedEvent, managedEvents } from '@sopaan/contract/managed-events'
import { fireEvent, screen, within } from '@testing-library/react'
import toast from 'react-hot-toast/headless'
import { expect, test, vi } from 'vitest'
import { AN_EVENT } from '#web/testing/event-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { AttendeesSection } from './attendees-section.tsx'
import { EventActions } from './event-actions.tsx'
import MenteeEventPage from './mentee-event-page.tsx'
import { RegisterForm } from './seat-panel.tsx'
import { UnregisterButton } from './unregister-button.tsx'

const { registration: _, ...SHOWN } = AN_EVENT
const EVENT: ManagedEvent = { ...SHOWN, cancelledAt: null, changedAt: '2026-06-02T05:30:00.000Z', present: 0 }
const OWN = AN_EVENT
/** Before a server that is broken. */
const broken = () => ({
  words: en,
  api: [...Object.values(events), ...Object.values(managedEvents)].reduce(
    (api, call) => api.refuse(call, 'INTERNAL'),
    fakeApi(),
  ),
})
const nothing = () => undefined
/** What was said in a passing line, once something was. */
async function firstToast(act: () => void): Promise<string> {
  const said = vi.spyOn(toast, 'error')
  act()
  await vi.waitFor(() => expect(said).toHaveBeenCalled())
  return String(said.mock.calls[0]?.[0])
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pressInDialog = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))

test('R384: an event that does not come says so', async () => {
  showSignedIn(<MenteeEventPage />, broken())
  expect(await screen.findByText('Failed to fetch event', undefined, { timeout: 10_000 })).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Event')
})

test('an event that does not exist says so, without a second try that cannot help', async () => {
  showSignedIn(<MenteeEventPage />, { words: en, api: fakeApi().refuse(events.findForMentee, 'NOT_FOUND') })
  expect(await screen.findByText('There is no such event.')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Event')
  expect(screen.queryByRole('button', { name: /try again/i })).toBeNull()
})

test('R385: a registration that fails says so', async () => {
  showSignedIn(<RegisterForm event={OWN} />, broken())
  expect(await firstToast(() => press('Register'))).toBe('Failed to register for event')
})

test('R386: a seat that is not given back says so', async () => {
  showSignedIn(<UnregisterButton id={EVENT._id} />, broken())
  press('Cancel my seat')
  expect(await firstToast(() => pressInDialog('Cancel my seat'))).toBe('Failed to unregister from event')
})

test.each([
  ['R387: an event that is not made', { kind: 'form' }, 'Save', 'Failed to create event'],
  ['R388: an event that is not changed', { kind: 'form', event: EVENT }, 'Save', 'Failed to update event'],
  ['R389: an event that is not deleted', { kind: 'remove', event: EVENT }, 'Delete', 'Failed to delete event'],
] as const)('%s says so', async (_, deed, button, said) => {
  showSignedIn(<EventActions deed={deed} onClose={nothing} />, { ...broken(), user: AN_OWNER })
  expect(await firstToast(() => pressInDialog(button))).toBe(said)
})

test('R390: attendees that do not come say so', async () => {
  showSignedIn(<AttendeesSection event={EVENT} />, { ...broken(), user: AN_OWNER })
  expect(await screen.findByText('Failed to fetch attendees', undefined, { timeout: 10_000 })).toBeDefined()
})
