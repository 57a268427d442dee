import { cleanup, configure } from '@testing-library/react'
import toast from 'react-hot-toast/headless'
import { afterEach, vi } from 'vitest'
import { queryClient } from '#web/identity/actor.queries.ts'

/**
 * Set up for every file of page tests. They share one document and what they load, so each test begins in a document that
 * nobody has used: React's own tidying is for the first file alone.
 */

// Tests of the build run without a document.
if (typeof document !== 'undefined') {
  // What is waited for comes at once; a busy machine may take its time.
  configure({ asyncUtilTimeout: 20_000 })
  learnWindow()
  freshDocument()
  afterEach(freshDocument)
}

/** The document of the tests knows dialogs and popovers, but not how to open or close one, and nothing of its screen. */
function learnWindow() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  HTMLElement.prototype.hidePopover = () => undefined
  // The document's own frames come by one interval, which is gone for good when a test with a clock of its own began it.
  window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now())))
  window.cancelAnimationFrame = (frame) => clearTimeout(frame)
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as unknown as MediaQueryList
}

function freshDocument() {
  cleanup()
  queryClient.clear()
  toast.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: there is no other way to take one out of the test's document.
    document.cookie = `${pair.split('=', 1)[0]}=; max-age=0; path=/`
  }
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
}
