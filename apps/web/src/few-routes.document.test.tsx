import { createRequestHandler, Outlet, Scripts, type ServerBuild, ServerRouter, useParams } from 'react-router'
import { expect, test } from 'vitest'
import { createFewRoutesHandler } from './few-routes.ts'
import { readHandoff } from './read-handoff.ts'
import { renderPage } from './render-page.ts'

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
  { id: 'unknown', parentId: 'frame', path: '*', Component: Page },
  ...Array.from({ length: 50 }, (_, at) => ({
    id: `other-${at}`,
    parentId: 'frame',
    path: `other-${at}`,
    Component: Page,
  })),
]

test('a page rendered with its own routes and those above it is what it is with all of them', async () => {
  const counts: number[] = []
  const build = buildOf((count) => counts.push(count))
  const [all, few] = [createRequestHandler(build, 'production'), createFewRoutesHandler(build, 'production')]
  const read = async (handle: typeof all, path: string) => {
    const answer = await handle(new Request(`https://sopaan.test${path}`))
    return { status: answer.status, text: await answer.text() }
  }
  for (const path of ['/', '/tools', '/tools/rank', '/tools/marks', '/tools/rank', '/nowhere/at/all']) {
    expect(await read(few, path)).toEqual(await read(all, path))
    expect(counts.at(-2)).toBeLessThan(8)
    expect(counts.at(-1)).toBe(ROUTES.length)
  }
  expect((await read(few, '/tools/rank')).text).toContain('<p>rank</p>')
})

test('what the router asks for on its own is answered by all routes', async () => {
  const few = createFewRoutesHandler(
    buildOf(() => undefined),
    'production',
  )
  const answer = await few(new Request('https://sopaan.test/page-routes?version=1&paths=%2Fother-7'))
  expect(Object.keys(await answer.json())).toContain('other-7')
})

/** What the build hands over, as far as a page is rendered from it. */
function buildOf(onRendered: (routes: number) => void): ServerBuild {
  const routes = Object.fromEntries(
    ROUTES.map(({ Component, ...route }) => [route.id, { ...route, module: { default: Component } }]),
  )
  const sent = Object.fromEntries(
    ROUTES.map(({ Component: _, ...route }) => [route.id, { ...route, module: `/${route.id}.js`, hasLoader: false }]),
  )
  const entry = {
    default: async (request: Request, status: number, headers: Headers, context: Parameters<typeof readHandoff>[0]) => {
      onRendered(Object.keys(context.manifest.routes).length)
      const handed = await readHandoff(context)
      const { html } = await renderPage(() => <ServerRouter context={handed()} url={request.url} />)
      return new Response(html, { status, headers })
    },
  }
  return {
    entry: { module: entry },
    routes,
    assets: { entry: { imports: [], module: '/entry.js' }, routes: sent, url: '/manifest.js', version: '1' },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: 'build',
    routeDiscovery: { mode: 'lazy', manifestPath: '/page-routes' },
  } as unknown as ServerBuild
}
