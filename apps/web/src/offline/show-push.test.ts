import { expect, onTestFinished, test, vi } from 'vitest'
import { openNotice, showPush } from './show-push.ts'
import { worker } from './worker-scope.ts'

const ORIGIN = 'https://sopaan.test'

/** The world of a worker with these open pages: what it showed, opened and brought to the front. */
function aWorker(...open: string[]) {
  const [shown, opened, focused] = [[] as unknown[][], [] as string[], [] as string[]]
  const pages = open.map((path) => ({
    id: path,
    url: ORIGIN + path,
    postMessage: () => undefined,
    focus: async () => void focused.push(path),
  }))
  vi.stubGlobal('location', new URL(ORIGIN))
  vi.stubGlobal('registration', { showNotification: async (...said: unknown[]) => void shown.push(said) })
  vi.stubGlobal('clients', {
    matchAll: async () => pages,
    openWindow: async (url: string) => void opened.push(url),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return { shown, opened, focused }
}

const event = { waitUntil: () => undefined } as unknown as Parameters<typeof showPush>[0]
const pushed = (text: string | undefined) => ({ ...event, data: text === undefined ? null : { text: () => text } })
const press = (data: unknown) => ({ ...event, notification: { data, close: () => undefined } })

test('a notice is shown as it was pushed, one for each tag, without a sound where that was said', async () => {
  const { shown } = aWorker()
  const said = {
    title: 'A round is out',
    body: 'Open it.',
    link: '/what-now',
    tag: 'r3',
    language: 'hi',
    isSilent: true,
  }
  await showPush(pushed(JSON.stringify(said)))
  expect(shown).toMatchObject([
    ['A round is out', { body: 'Open it.', tag: 'r3', lang: 'hi', silent: true, data: '/what-now' }],
  ])
})

test.each([undefined, 'no JSON', '7', 'null'])(
  'what cannot be read (%s) still shows a notice that leads home',
  async (text) => {
    const { shown } = aWorker()
    await showPush(pushed(text))
    expect(shown).toMatchObject([['Sopaan', { data: '/' }]])
  },
)

test('a notice leads to the tab that shows its page already, else to a new one', async () => {
  const { opened, focused } = aWorker('/what-now')
  await openNotice(press('/what-now'))
  await openNotice(press('/choice-list'))
  expect([focused, opened]).toEqual([['/what-now'], [`${ORIGIN}/choice-list`]])
})

test.each(['https://elsewhere.test/', '//elsewhere.test', 'javascript:alert(1)'])(
  'a notice never leads to %s',
  async (link) => {
    const { opened } = aWorker()
    expect(worker.location.origin).toBe(ORIGIN)
    await openNotice(press(link))
    expect(opened).toEqual([ORIGIN])
  },
)
