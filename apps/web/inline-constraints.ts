import type { Call } from '@sopaan/contract/call'
import type { Plugin } from 'vite'

type Nouns = Readonly<Record<string, Readonly<Record<string, Call>>>>

const CALL = /\bconstraintsOf\(\s*(\w+)\.(\w+)\s*\)/g
const IMPORTED = /import \{([^}]*)\} from '@sopaan\/contract\/([\w-]+)'/g
const IMPORTED_LINE = /^import \{([^}]*)\} from '@sopaan\/contract\/([\w-]+)'\n/gm
const OWN_IMPORT = /import \{ constraintsOf(?:, type \w+)* \} from '[^']+'\n/

/**
 * Writes the constraints of a call where a form reads them, `constraintsOf(plans.add)`: browsers get plain data of their own
 * forms alone, and no schema (decision 0209).
 */
export function inlineConstraintsPlugin(): Plugin {
  return {
    name: 'inline-constraints',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) =>
      /\.tsx?$/.test(id) && code.includes('constraintsOf(') && !id.endsWith('/forms/constraints.ts')
        ? inlineConstraints(code)
        : undefined,
  }
}

/** The source of a module with each `constraintsOf(noun.call)` replaced by what it answers. */
export async function inlineConstraints(code: string): Promise<string> {
  const { constraintsOf }: typeof import('./src/forms/constraints.ts') = await load('./src/forms/constraints.ts')
  const imported = new Map(
    [...code.matchAll(IMPORTED)].flatMap(([, names = '', module = '']) =>
      names.split(',').map((name) => {
        const [exported = '', local = exported] = name.trim().split(' as ')
        return [local, { exported, module }] as const
      }),
    ),
  )
  const answers = await Promise.all(
    [...code.matchAll(CALL)].map(async ([text, local = '', name = '']) => {
      const { module, exported = '' } = imported.get(local) ?? {}
      const nouns: Nouns = await load(`../../packages/contract/src/${module}.ts`)
      const call = nouns[exported]?.[name]
      if (call === undefined) throw new Error(`${text} names no call of the contract.`)
      return `(${JSON.stringify(constraintsOf(call))})`
    }),
  )
  const inlined = code.replaceAll(CALL, () => answers.shift() ?? '').replace(OWN_IMPORT, '')
  return inlined.replaceAll(IMPORTED_LINE, (line, names: string, module: string) => {
    const used = names.split(',').filter((name) => isUsed(name.trim(), inlined.replaceAll(IMPORTED_LINE, '')))
    if (used.length === names.split(',').length) return line
    // Types are no reason to load a module, and an import of types alone within braces would.
    return used.some((name) => name.trim() !== '' && !name.trim().startsWith('type '))
      ? `import {${used.join(',')}} from '@sopaan/contract/${module}'\n`
      : ''
  })
}

/** Whether what an import names is read at all: a call that was asked for its constraints alone need not be loaded. */
function isUsed(name: string, code: string): boolean {
  return name === '' || name.startsWith('type ') || new RegExp(`\\b${name.split(' as ').at(-1)}\\b`).test(code)
}

/** A module of ours as Node loads it, schemas and all. */
function load(path: string) {
  return import(/* @vite-ignore */ new URL(path, import.meta.url).href)
}
