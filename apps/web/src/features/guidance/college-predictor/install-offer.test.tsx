import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { catchInstallEvent } from '#web/offline/install-event.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { InstallOffer } from './install-offer.tsx'

/** A visit of a browser that would offer the home screen by itself. Tells whether it was held back, and how often it asked. */
function visit({ isOffered = true } = {}) {
  sessionStorage.clear()
  globalThis.installEvent = undefined
  catchInstallEvent()
  const prompt = vi.fn(async () => undefined)
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  if (isOffered) dispatchEvent(event)
  cleanup()
  showPage({ path: '/', words: en, page: InstallOffer })
  return { event, prompt }
}

function isShown(): boolean {
  return screen.queryByRole('button', { name: 'Add to home screen' }) !== null
}

test('the home screen is offered from the second visit on, and never twice', async () => {
  onTestFinished(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  const first = visit()
  expect([first.event.defaultPrevented, isShown()]).toEqual([true, false])
  const second = visit()
  expect(isShown()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Add to home screen' }))
  await vi.waitFor(() => expect(isShown()).toBe(false))
  expect(second.prompt).toHaveBeenCalledTimes(1)
  visit()
  expect(isShown()).toBe(false)
})

test('who does not want it, or leaves without an answer, is not asked again; a browser that cannot offers nothing', () => {
  onTestFinished(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  visit({ isOffered: false })
  visit({ isOffered: false })
  expect(isShown()).toBe(false)
  visit()
  expect(isShown()).toBe(true)
  visit()
  expect(isShown()).toBe(false)
})
