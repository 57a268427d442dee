// @vitest-environment node
import { join } from 'node:path'
import { type Call, queryNames } from '@sopaan/contract/call'
import { CALLS } from '@sopaan/contract/calls'
import { urlOf } from '@sopaan/contract/client'
import { payments } from '@sopaan/contract/payments'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { stripZodPlugin } from './no-schemas.ts'

const CONTRACT = join(import.meta.dirname, '../../packages/contract/src')
const ENTRY = join(import.meta.dirname, 'contract-as-built.ts')

type Built = {
  CALLS: typeof CALLS
  payments: typeof payments
  urlOf: typeof urlOf
  queryNames: typeof queryNames
}

/** The contract as browsers have it: built without its schemas. */
async function loadBuilt(): Promise<Built> {
  const from = (file: string, name: string) => `export { ${name} } from '${join(CONTRACT, file)}'\n`
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      stripZodPlugin(),
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) =>
          id === ENTRY
            ? from('calls.ts', 'CALLS') +
              from('payments.ts', 'payments') +
              from('client.ts', 'urlOf') +
              from('call.ts', 'queryNames')
            : undefined,
      },
    ],
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[]
  const code = built[0]?.output[0].code ?? ''
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

test('the browser sends every parameter that a call names, with no schema at hand, and no other', async () => {
  const built = await loadBuilt()
  const namesIn = (nouns: object, names: typeof queryNames) =>
    Object.fromEntries(
      Object.entries(nouns).flatMap(([noun, calls]) =>
        Object.entries(calls as Record<string, Call>).map(([name, call]) => [`${noun}.${name}`, names(call)]),
      ),
    )
  const named = namesIn(CALLS, queryNames)
  expect(Object.values(named).filter(({ length }) => length > 0).length).toBeGreaterThan(40)
  expect(namesIn(built.CALLS, built.queryNames)).toEqual(named)
  const query = { planId: '705f3648-736b-4569-be5b-d6fd94dbfd25', utm_source: 'chat' }
  expect(built.urlOf(built.payments.preview, { query })).toBe(
    '/api/v1/payments/checkout?planId=705f3648-736b-4569-be5b-d6fd94dbfd25',
  )
  expect(urlOf(payments.preview, { query })).toBe(built.urlOf(built.payments.preview, { query }))
})
