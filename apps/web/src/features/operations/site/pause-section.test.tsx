import { site } from '@sopaan/contract/site'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type DataOf, fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { PauseSection } from './pause-section.tsx'

const WRITTEN: DataOf<typeof site.pause> = {
  switches: { signUps: true, payments: true, mentoring: true, events: true },
  pause: null,
  notice: null,
  officer: null,
  seller: null,
}

function show(pause: DataOf<typeof site.pause>['pause']) {
  const api = fakeApi().answer(site.pause, WRITTEN)
  const sent = showSignedIn(<PauseSection pause={pause} />, { user: AN_OWNER, words: en, path: '/admin/settings', api })
  return () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)
}

test('an owner chooses what is paused and for how long; nothing chosen is said and not sent', async () => {
  const sent = show(null)
  fireEvent.click(screen.getByText('Pause now'))
  expect((await screen.findByRole('alert')).textContent).toBe('Choose what to pause.')
  expect(sent()).toEqual([])
  fireEvent.click(screen.getByLabelText(/^Files/))
  fireEvent.click(screen.getByLabelText(/^New sign-ups/))
  fireEvent.change(screen.getByLabelText('For how long'), { target: { value: '120' } })
  fireEvent.click(screen.getByText('Pause now'))
  await waitFor(() => expect(sent()).toEqual([{ parts: ['files', 'signUps'], minutes: 120 }]))
})

test('what is paused is named with its end, and all goes on at once by hand', async () => {
  const sent = show({ parts: ['polls', 'pictures'], until: '2199-06-02T13:00:00.000Z' })
  expect(screen.getByText(/^Paused until .*: What open pages ask again, Pictures$/)).toBeTruthy()
  fireEvent.click(screen.getByText('Let all go on now'))
  await waitFor(() => expect(sent()).toEqual([{ parts: [], minutes: 30 }]))
})

test('a pause that is over is none', () => {
  show({ parts: ['polls'], until: '2020-06-02T13:00:00.000Z' })
  expect(screen.queryByText('Let all go on now')).toBeNull()
})
