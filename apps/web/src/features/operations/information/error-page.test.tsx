import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub, data, Outlet } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from '#web/layouts/within-frame.tsx'
import { en } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'

function Frame() {
  return (
    <WordsProvider words={en}>
      <header>The frame</header>
      <Outlet />
    </WordsProvider>
  )
}

function show(page: { Component?: () => never; loader?: () => never }, path = '/tools/cgpa-calculator') {
  // What a page throws is told on the console, which is not what is asked about here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Page = page.Component ?? (() => null)
  const Stub = createRoutesStub([
    {
      Component: Frame,
      children: [
        {
          ErrorBoundary,
          HydrateFallback: () => null,
          children: [{ path, Component: Page, ...(page.loader && { loader: page.loader }) }],
        },
      ],
    },
  ])
  render(<Stub initialEntries={[path]} />)
}

function fail(): never {
  throw new TypeError('plans is null')
}

test('a page that fails says so inside its frame, with Try Again, ways on and details (R118)', async () => {
  show({ Component: fail })
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(screen.getByText('The frame')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('This page did not load. What you saved is safe.')
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact')
  expect(screen.getByRole('group').textContent).toContain('TypeError: plans is null')
})

test('inside a dashboard the way on is the dashboard', async () => {
  show({ Component: fail }, '/mentee-dashboard/purchases')
  expect((await screen.findByRole('link', { name: 'Dashboard' })).getAttribute('href')).toBe('/mentee-dashboard')
})

test('the number of the request is named, to be told to us', async () => {
  document.documentElement.dataset.requestId = 'f3a9c0d17b2e4a60'
  show({ Component: fail })
  expect((await screen.findByRole('group')).textContent).toContain('f3a9c0d17b2e4a60')
})

test('what failed once more after Try Again is told as such, and the other ways stay (R118)', async () => {
  history.replaceState({ wasTried: true }, '')
  show({ Component: fail })
  expect(await screen.findByText(/It failed again/)).toBeTruthy()
  cleanup()
  history.replaceState(null, '')
  show({ Component: fail })
  await screen.findByRole('alert')
  expect(screen.getByText(/It failed again/).hidden).toBe(true)
})

test('a page that we are too busy for says that', async () => {
  show({
    loader: () => {
      throw data(undefined, { status: 503 })
    },
  })
  expect((await screen.findByRole('alert')).textContent).toBe('Too many people right now. Try again in a minute.')
})

test('a thing that does not exist is the 404 inside the frame (R50)', async () => {
  show({
    loader: () => {
      throw data(undefined, { status: 404 })
    },
  })
  expect(await screen.findByRole('heading', { name: '404 - Page Not Found' })).toBeTruthy()
  expect(screen.getByText('The frame')).toBeTruthy()
})
