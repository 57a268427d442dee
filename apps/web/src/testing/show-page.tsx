import type { Transport, WireRequest } from '@sopaan/contract/client'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub, type LoaderFunction, useLocation } from 'react-router'
import { buildLoadContext } from '#web/load-context.ts'
import type { Words } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { checkAnswer, type FakeApi, fakeApi } from './fake-api.ts'

type Shown = {
  path: string
  words: Words
  page: ComponentType
  loader?: LoaderFunction
  /** What the api says to each call of the page's loader. */
  api?: FakeApi
  answer?: (call: URL) => { status: number; body: unknown }
}

/** Shows a page as its route does, with its own loader; the api is whatever `answer` says. Tells the address and the calls. */
export function showPage({ path, words, page: Page, loader, answer, api = fakeApi() }: Shown) {
  const calls: URL[] = []
  let address = ''
  api.listen()
  const transport: Transport = async (request: WireRequest) => {
    const { method, url } = request
    const call = new URL(url, 'http://api.test')
    calls.push(call)
    if (!answer) return api.transport(request)
    const { status, body } = answer(call)
    checkAnswer({ method, url }, { status, body })
    return { status, text: JSON.stringify(body) }
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
