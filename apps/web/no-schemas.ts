import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const CONTRACT = new URL('../../packages/contract/src/', import.meta.url)
const ID = '\0no-schemas'

/**
 * Keeps schemas out of what browsers load: a call is checked by the server at its door and its answer stripped there, so a
 * browser needs of it the method, the path and the types alone. It saves 10 KB of every page that asks (decision 0132).
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

/** A module with every name that the contract takes from zod, each a schema that answers anything with itself. */
function writeModule(): string {
  const names = new Set(
    readdirSync(CONTRACT)
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...readFileSync(new URL(file, CONTRACT), 'utf8').matchAll(/\bz\.([a-z_]\w*)/g)])
      .flatMap(([, name]) => name ?? []),
  )
  return `
const schema = new Proxy(() => schema, { get: () => schema, apply: () => schema })
export { ${[...names].map((name) => `schema as ${name}`).join(', ')} }
`
}
