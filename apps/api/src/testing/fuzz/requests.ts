import type { CallDescription } from '@sopaan/contract/openapi'
import type { Sent } from '#api/testing/browser.ts'
import { formWithFile } from '#api/testing/form-with-file.ts'
import type { Chance } from './random.ts'
import { type Pool, valueFor } from './values.ts'

/** One generated request. */
export type FuzzRequest = { method: string; url: string; sent: Sent }

const FILE_FIELDS = ['file', 'paper', 'picture', 'proof']

/** A request to a call, made of what its description says it takes. */
export function requestFor({ call, params, query, body }: CallDescription, chance: Chance, pool: Pool): FuzzRequest {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const field = (params?.properties as Record<string, object> | undefined)?.[name] ?? { type: 'string' }
    return encodeURIComponent(
      textOf(valueFor({ ...field }, chance, pool))
        .toWellFormed()
        .slice(0, 300),
    )
  })
  const search = query === undefined ? '' : searchFor(valueFor(query, chance, pool))
  const sent = call.method === 'GET' ? {} : sentTo(body, chance, pool)
  return { method: call.method, url: search === '' ? path : `${path}?${search}`, sent }
}

function searchFor(value: unknown): string {
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : { q: value })
  return new URLSearchParams(
    fields.map(([name, field]) => [name, textOf(field).slice(0, 2_000).toWellFormed()]),
  ).toString()
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function sentTo(body: CallDescription['body'], chance: Chance, pool: Pool): Sent {
  if (body !== undefined && !chance.happens(0.03)) return { body: valueFor(body, chance, pool) }
  const type = chance.pick(['application/json', 'text/plain', 'application/x-www-form-urlencoded', ''])
  const kind = chance.pick(['none', 'text', 'form'] as const)
  if (kind === 'none') return {}
  if (kind === 'text') return { body: '{"not": json', ...(type === '' ? {} : { headers: { 'content-type': type } }) }
  const bytes = Buffer.from(Array.from({ length: 64 }, () => chance.whole(0, 255)))
  const { payload, headers } = formWithFile(chance.pick(FILE_FIELDS), bytes)
  return { body: payload, headers }
}
