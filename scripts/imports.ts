import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

/** One `import`, `export … from` or `import()` of a module. `path` is ours, from the root; otherwise `outside` names the package. */
export type Import = { specifier: string; path?: string; outside?: string; isReExport: boolean }

/** What the whole-house tests read of a source file. `code` is its text with comments blanked out. */
export type Module = { path: string; imports: Import[]; code: string; lines: number; hasDefaultExport: boolean }

const OWN_PREFIXES: readonly (readonly [prefix: string, folder: string, ending: string])[] = [
  ['@sopaan/domain/', 'packages/domain/src/', '.ts'],
  ['@sopaan/contract/', 'packages/contract/src/', '.ts'],
  ['@sopaan/api/', 'apps/api/src/', '.ts'],
  ['@sopaan/web/', 'apps/web/', ''],
  ['#api/', 'apps/api/src/', ''],
  ['#web/', 'apps/web/src/', ''],
]

/** Reads one file of the house. @param path  from the root of the repository */
export function readModule(path: string): Module {
  return parseModule(path, readFileSync(path, 'utf8'))
}

/**
 * Takes a source file apart with a real parser, so that no comment or string passes for an import.
 * @throws {Error} when the file is no TypeScript
 */
export function parseModule(path: string, text: string): Module {
  const { module, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const imports = [
    ...module.staticImports.map((one) => resolveImport(path, one.moduleRequest.value, false)),
    ...module.staticExports
      .flatMap((one) => one.entries)
      .filter((entry) => entry.moduleRequest)
      .map((entry) => resolveImport(path, entry.moduleRequest?.value ?? '', true)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      resolveImport(path, text.slice(start, end).replace(/^['"`]|['"`]$/g, ''), false),
    ),
  ]
  const exported = module.staticExports.flatMap((one) => one.entries)
  return {
    path,
    imports,
    code: comments.reduce((code, { start, end }) => blank(code, start, end), text),
    lines: text.trimEnd().split('\n').length,
    hasDefaultExport: exported.some((entry) => entry.exportName.kind === 'Default'),
  }
}

function resolveImport(from: string, specifier: string, isReExport: boolean): Import {
  if (specifier.startsWith('.')) return { specifier, path: normalize(join(dirname(from), specifier)), isReExport }
  const own = OWN_PREFIXES.find(([prefix]) => specifier.startsWith(prefix))
  if (own) return { specifier, path: `${own[1]}${specifier.slice(own[0].length)}${own[2]}`, isReExport }
  return { specifier, outside: packageOf(specifier), isReExport }
}

/** `@a/b/c` → `@a/b`, `a/b` → `a`, `node:fs` → `node:fs`. */
function packageOf(specifier: string): string {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier)
}

function blank(code: string, start: number, end: number): string {
  return code.slice(0, start) + ' '.repeat(end - start) + code.slice(end)
}
