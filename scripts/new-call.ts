/** A file of the repository, by its path, and what it will hold. */
export type Edit = { path: string; text: string }

const WHERE = /^([a-z]+)\/([a-z]+(?:-[a-z]+)*)$/
const CALLS = 'packages/contract/src/calls.ts'
const APP = 'apps/api/src/app.ts'
const MAP = 'ARCHITECTURE.md'

/**
 * The files of a call of a new noun, from its contract to its test, and the lists that name it: whole, so that it answers
 * and its tests pass before it is made into what is wanted.
 * @param where  drawer and noun, `study/goals`
 * @param read  the text of a file; undefined where there is none
 * @throws {Error} in words for whoever typed it: no such drawer, a noun that is there, a name in another form
 */
export function planCall(where: string, read: (path: string) => string | undefined): Edit[] {
  const [, drawer = '', noun = ''] = WHERE.exec(where) ?? []
  if (noun === '') throw new Error(`Say drawer and noun, in small letters with hyphens: study/goals, not "${where}".`)
  const map = textOf(MAP, read)
  const row = new RegExp(`^\\| \\*\\*${drawer}\\*\\* \\|.*$`, 'm').exec(map)?.[0]
  if (row === undefined) throw new Error(`There is no drawer "${drawer}". ${MAP} lists them.`)
  const contract = `packages/contract/src/${noun}.ts`
  const folder = `apps/api/src/features/${drawer}/${noun}`
  if (read(contract) !== undefined)
    throw new Error(`${contract} is there: add the call to it by hand, and one serve(…) to its routes.`)
  const name = noun.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const big = name.charAt(0).toUpperCase() + name.slice(1)
  return [
    { path: contract, text: contractText(noun, name, big) },
    { path: CALLS, text: addCall(textOf(CALLS, read), noun, name) },
    { path: `${folder}/${noun}.routes.ts`, text: routesText(noun, name, big) },
    { path: `${folder}/${noun}.service.ts`, text: serviceText(noun, big) },
    { path: `${folder}/${noun}.test.ts`, text: testText(noun, name) },
    {
      path: APP,
      text: addRoutes(textOf(APP, read), `./features/${drawer}/${noun}/${noun}.routes.ts`, `${name}Routes`),
    },
    { path: MAP, text: map.replace(row, addRoom(row, noun)) },
  ]
}

function textOf(path: string, read: (path: string) => string | undefined): string {
  const text = read(path)
  if (text === undefined) throw new Error(`${path} is not there: run this from the root of the repository.`)
  return text
}

function addCall(text: string, noun: string, name: string): string {
  const entry = noun === name ? name : `'${noun}': ${name}`
  return text
    .replace(/^import /m, `import { ${name} } from './${noun}.ts'\nimport `)
    .replace(/^(export const CALLS[^\n]*\{\n)/m, `$1  ${entry},\n`)
}

function addRoutes(text: string, path: string, routes: string): string {
  return text
    .replace(/^import /m, `import { ${routes} } from '${path}'\nimport `)
    .replace(/^(const FEATURES[^\n]*\[\n)/m, `$1  ${routes},\n`)
}

function addRoom(row: string, noun: string): string {
  const [before, rooms = ''] = [row.slice(0, row.indexOf('`')), row.slice(row.indexOf('`')).replace(/ \|$/, '')]
  const sorted = [...new Set([...rooms.split(' '), `\`${noun}\``])].sort()
  return `${before}${sorted.join(' ')} |`
}

function contractText(noun: string, name: string, big: string): string {
  return `import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { instant } from './fields.ts'

const own${big} = z.object({ readAt: instant })
export type Own${big} = z.output<typeof own${big}>

export const ${name} = {
  find: defineCall({
    method: 'GET',
    path: '/api/v1/${noun}',
    access: 'signed-in',
    summary: 'When it was asked for.',
    response: z.object({ status: z.literal('success'), data: own${big} }),
    refuses: [],
  }),
}
`
}

function routesText(noun: string, name: string, big: string): string {
  return `import { ${name} } from '@sopaan/contract/${noun}'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { findOwn${big} } from './${noun}.service.ts'

/** Binds the calls of ${noun}. */
export function ${name}Routes(app: App, deps: Deps): void {
  serve(app, ${name}.find, () => findOwn${big}(deps))
}
`
}

function serviceText(noun: string, big: string): string {
  return `import type { Own${big} } from '@sopaan/contract/${noun}'
import type { Deps } from '#api/deps.ts'

/** When it was asked for. */
export function findOwn${big}({ now }: Pick<Deps, 'now'>): Own${big} {
  return { readAt: now().toISOString() }
}
`
}

function testText(noun: string, name: string): string {
  return `import { ${name} } from '@sopaan/contract/${noun}'
import { expect, onTestFinished, test } from 'vitest'
import { openBrowser } from '#api/testing/browser.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

test('somebody signed in is told when it was asked for, and nobody else', async () => {
  const server = await startApp()
  onTestFinished(server.stop)
  const { browser } = await aSignedIn(server)
  const { data } = (await browser.call(${name}.find)).json()
  expect(data).toEqual({ readAt: server.deps.now().toISOString() })
  expect((await openBrowser(server.app.fastify).call(${name}.find)).json().code).toBe('NOT_SIGNED_IN')
})
`
}
