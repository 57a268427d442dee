import type { Transport, WireRequest } from '@sopaan/contract/client'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub, type LoaderFunction, useLocation } from 'react-router'
import { buildLoadContext } from '#web/load-context.ts'
import type { Words } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { type FakeApi, fakeApi } from './fake-api.ts'

type Shown = {
  path: string
  words: Words
  page: ComponentType
  loader?: LoaderFunction
  /** The api, for the page's loader and for what it fetches later. Without one nothing is found. */
  api?: FakeApi
}

/** Shows a page as its route does, with its own loader; tells the address and the calls. */
export function showPage({ path, words, page: Page, loader, api = fakeApi() }: Shown) {
  const calls: URL[] = []
  let address = ''
  api.listen()
  const transport: Transport = (request: WireRequest) => {
    calls.push(new URL(request.url, 'http://api.test'))
    return api.transport(request)
  }
  const deployment = { origin: 'https://sopaan.test', isProduction: false, reportError: () => undefined }
  function Here() {
    const { pathname, search } = useLocation()
    address = pathname + search
    return (
      <WordsProvider words={words}>
        <Page />
      </WordsProvider>
    )
  }
  const Stub = createRoutesStub(
    [
      {
        id: 'root',
        path: '*',
        Component: Here,
        HydrateFallback: () => null,
        ...(loader && { loader }),
      },
    ],
    buildLoadContext(deployment, transport),
  )
  const view = render(<Stub initialEntries={[path]} />)
  return { ...view, calls, address: () => address }
}
