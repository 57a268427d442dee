// @vitest-environment node
import { join } from 'node:path'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { createServer } from 'vite'
import { afterAll, expect, test } from 'vitest'
import type * as ManagedEvents from '../../packages/contract/src/managed-events.ts'
import type * as Plans from '../../packages/contract/src/plans.ts'
import type * as Users from '../../packages/contract/src/users.ts'
import type * as Languages from '../../packages/domain/src/languages.ts'
import type * as Constraints from './src/forms/constraints.ts'
import type * as Routes from './src/routes.ts'
import type * as English from './src/words/en.ts'
import type * as UseWords from './src/words/use-words.tsx'

const LIST = "export const LANGUAGES = ['en', 'hi'] as const"
const TRIAL = "export const TRIAL_LANGUAGES = ['mr'] as const"
/** The product with Marathi out of its trial, in the list of whole languages, and nothing else changed; what the database takes is in words.test.ts. */
const product = await createServer({
  root: join(import.meta.dirname, '../..'),
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  plugins: [
    {
      name: 'third-language',
      enforce: 'pre',
      transform: (code, id) =>
        id.endsWith('/packages/domain/src/languages.ts')
          ? code.replace(LIST, LIST.replace("'hi'", "'hi', 'mr'")).replace(TRIAL, TRIAL.replace("'mr'", ''))
          : undefined,
    },
  ],
})
afterAll(() => product.close())
async function load<M>(path: string): Promise<M> {
  return (await product.ssrLoadModule(`/${path}`)) as M
}

test('the list has one language more', async () => {
  expect((await load<typeof Languages>('packages/domain/src/languages.ts')).LANGUAGES).toEqual(['en', 'hi', 'mr'])
})

test('a third language has every public page of the second, under its own code and with its own words', async () => {
  const { default: routes } = await load<typeof Routes>('apps/web/src/routes.ts')
  const [, second, third] = (await load<typeof Languages>('packages/domain/src/languages.ts')).LANGUAGES.map((code) =>
    JSON.stringify(routes.find(({ file }) => file.endsWith(`/words/${code}/shell.ts`))),
  )
  expect(second?.length).toBeGreaterThan(10_000)
  expect(third).toBe(second?.replaceAll(/(?<=")hi(?=[":-])|(?<=words\/)hi(?=\/)/g, 'mr'))
})

test('what staff write is taken in a third language and not asked for in it; what is in none of the list is left out', async () => {
  const { planFields } = await load<typeof Plans>('packages/contract/src/plans.ts')
  const { eventFields } = await load<typeof ManagedEvents>('packages/contract/src/managed-events.ts')
  const { name, features } = planFields.shape
  const [both, all] = [
    { en: 'Season', hi: 'सीजन' },
    { en: 'Season', hi: 'सीजन', mr: 'हंगाम' },
  ]
  expect(name.parse(both)).toEqual(both)
  expect(name.parse({ ...all, xx: 'Season' })).toEqual(all)
  expect(name.safeParse({ en: 'Season', mr: 'हंगाम' }).success).toBe(false)
  expect(eventFields.shape.title.parse({ en: 'Rounds', mr: 'फेऱ्या' })).toEqual({ en: 'Rounds', mr: 'फेऱ्या' })
  expect(features.safeParse({ en: ['One'], hi: ['एक'], mr: ['एक', 'दोन'] }).error?.issues[0]?.path).toEqual(['mr'])
})

test('people may read in it, and read in the first language what was not written in it', async () => {
  const { userChange } = await load<typeof Users>('packages/contract/src/users.ts')
  const { inOneLanguage, LANGUAGES } = await load<typeof Languages>('packages/domain/src/languages.ts')
  expect(userChange.safeParse({ language: 'mr' }).success).toBe(true)
  const marathi = LANGUAGES.find((language) => String(language) === 'mr')
  if (marathi === undefined) throw new Error('The list has no third language.')
  const plan = { name: { en: 'Season', hi: 'सीजन', mr: 'हंगाम' }, features: { en: ['One'], hi: ['एक'] }, position: 1 }
  expect(inOneLanguage(plan, marathi)).toEqual({ name: 'हंगाम', features: ['One'], position: 1 })
})

test.each([
  ['commerce/plans/plan-form.tsx', 'PlanForm', ['name', 'description', 'features']],
  ['commerce/events/event-form.tsx', 'EventForm', ['title', 'description']],
])('the form %s has a field for it, with the limits of the others', async (path, name, written) => {
  const form = await load<Record<string, FunctionComponent>>(`apps/web/src/features/${path}`)
  const { WordsProvider } = await load<typeof UseWords>('apps/web/src/words/use-words.tsx')
  const { en } = await load<typeof English>('apps/web/src/words/en.ts')
  const Form = form[name] ?? (() => null)
  const html = renderToString(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <WordsProvider words={en}>
          <Form />
        </WordsProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const limitsOf = (field: string) =>
    html.match(new RegExp(`<[^>]*name="${field.replace('.', '\\.')}"[^>]*`))?.[0].match(/maxLength="\d+"/)?.[0]
  for (const field of written) {
    expect(html).toContain(`name="${field}.mr"`)
    expect(limitsOf(`${field}.mr`)).toBe(limitsOf(`${field}.en`))
  }
})

test('a form sends nothing for it while it is empty', async () => {
  const { constraintsOf } = await load<typeof Constraints>('apps/web/src/forms/constraints.ts')
  const { plans } = await load<typeof Plans>('packages/contract/src/plans.ts')
  expect(Object.entries(constraintsOf(plans.add)).filter(([path]) => path.endsWith('.mr'))).toEqual([
    ['name.mr', { kind: 'text', empty: 'absent', lengthMax: 80 }],
    ['description.mr', { kind: 'text', empty: 'absent', lengthMax: 400 }],
    ['features.mr', { kind: 'list', empty: 'absent' }],
  ])
})
