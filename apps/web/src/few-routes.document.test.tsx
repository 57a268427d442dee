import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, type EntryContext, Outlet, Scripts, ServerRouter, useParams } from 'react-router'
import { expect, test } from 'vitest'
import { withFewRoutes } from './few-routes.ts'

const Page = () => <p>{useParams().slug}</p>
const Root = () => (
  <html lang="en">
    <body>
      <Outlet />
      <Scripts />
    </body>
  </html>
)
const ROUTES = [
  { id: 'root', path: '', Component: Root },
  { id: 'frame', parentId: 'root', Component: Outlet },
  { id: 'home', parentId: 'frame', index: true, Component: Page },
  { id: 'tools', parentId: 'frame', path: 'tools', Component: Page },
  { id: 'tool', parentId: 'frame', path: 'tools/:slug', Component: Page },
  ...Array.from({ length: 50 }, (_, at) => ({
    id: `other-${at}`,
    parentId: 'frame',
    path: `other-${at}`,
    Component: Page,
  })),
]

test('a page rendered with its own routes and those above it is what it is with all of them', async () => {
  for (const path of ['/', '/tools', '/tools/rank', '/tools/rank']) {
    const all = await contextOf(path)
    const few = withFewRoutes(await contextOf(path))
    expect(await render(few, path)).toBe(await render(all, path))
    expect(Object.keys(few.manifest.routes).length).toBeLessThan(6)
  }
  expect(await render(withFewRoutes(await contextOf('/tools/rank')), '/tools/rank')).toContain('<p>rank</p>')
})

async function contextOf(path: string): Promise<EntryContext> {
  const children = ROUTES.filter(({ id }) => id !== 'root' && id !== 'frame').map(({ Component: _, ...route }) => route)
  const tree = [{ id: 'root', path: '', children: [{ id: 'frame', children }] }]
  const handled = await createStaticHandler(tree).query(new Request(`https://sopaan.test${path}`))
  if (handled instanceof Response) throw new Error('No page.')
  const routes = Object.fromEntries(
    ROUTES.map(({ Component: _, ...route }) => [route.id, { ...route, module: `/${route.id}.js`, hasLoader: false }]),
  )
  // What the build hands over, as far as a page is rendered from it.
  return {
    manifest: { entry: { imports: [], module: '/entry.js' }, routes, url: '/manifest.js', version: '1' },
    routeModules: Object.fromEntries(ROUTES.map(({ id, Component }) => [id, { default: Component }])),
    staticHandlerContext: handled,
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'lazy', manifestPath: '/page-routes' },
    serializeError: (error: Error) => error,
  } as unknown as EntryContext
}

function render(context: EntryContext, path: string): Promise<string> {
  const page = new PassThrough()
  renderToPipeableStream(<ServerRouter context={context} url={`https://sopaan.test${path}`} />).pipe(page)
  return text(page)
}
