import { cleanup, render } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Layout } from './root.tsx'
import { STORED } from './stored.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('how far pages were scrolled is kept under a key of the table of what is kept, and under no other (C27)', () => {
  // A whole document stands inside of an element here, which React says and the test does not ask about.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('scrollTo', () => undefined)
  const Stub = createRoutesStub([{ path: '/', Component: () => <Layout>A page</Layout> }])
  render(<Stub />)
  window.dispatchEvent(new Event('pagehide'))
  const kept = Object.keys(sessionStorage)
  expect(kept).toEqual(['scroll'])
  expect(STORED.scroll).toBe('session')
})
