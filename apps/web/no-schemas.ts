import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const CONTRACT = new URL('../../packages/contract/src/', import.meta.url)
const ID = '\0no-schemas'

/**
 * Keeps schemas out of what browsers load: a call is checked by the server at its door and its answer stripped there, so a
 * browser needs of it the method, the path and the types alone. It saves 10 KB of every page that asks (decision 0148).
 */
export function stripZodPlugin(): Plugin {
  return {
    name: 'no-schemas',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source === 'zod/mini' ? ID : undefined),
    load: (id) => (id === ID ? writeModule() : undefined),
  }
}

/**
 * A module with every name that the contract takes from zod, each a schema that is built of anything. It judges nothing:
 * whoever asks it to is told, instead of being told that all is well. An object still knows the names of its fields, for a
 * call sends the parameters that its query names and no other (decision 0002).
 */
function writeModule(): string {
  const names = new Set(
    readdirSync(CONTRACT)
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...readFileSync(new URL(file, CONTRACT), 'utf8').matchAll(/\bz\.([a-z_]\w*)/g)])
      .flatMap(([, name]) => name ?? []),
  )
  names.delete('object')
  return `
const JUDGING = /^(?:_zod|def|(?:safe)?(?:parse|decode|encode)(?:Async)?)$/i
const schemaOf = (shape) => {
  const get = (_, name) => {
    if (JUDGING.test(String(name))) throw new Error('Schemas are not in the browser: the server judges.')
    if (shape && name === 'shape') return shape
    return shape && name === 'check' ? () => self : schema
  }
  const self = new Proxy(Object.assign(() => schema, shape && { shape }), { get, apply: () => schema })
  return self
}
const schema = schemaOf()
export const object = (shape = {}) => schemaOf(shape)
export { ${[...names].map((name) => `schema as ${name}`).join(', ')} }
`
}
