import type { Call } from '@sopaan/contract/call'
import type { Plugin } from 'vite'

type Nouns = Readonly<Record<string, Readonly<Record<string, Call>>>>

const CALL = /\bconstraintsOf\(\s*(\w+)\.(\w+)\s*\)/g
const IMPORTED = /import \{([^}]*)\} from '@sopaan\/contract\/([\w-]+)'/g
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
  return code.replaceAll(CALL, () => answers.shift() ?? '').replace(OWN_IMPORT, '')
}

/** A module of ours as Node loads it, schemas and all. */
function load(path: string) {
  return import(/* @vite-ignore */ new URL(path, import.meta.url).href)
}
