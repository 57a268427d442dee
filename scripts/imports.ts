import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * One `import`, `export … from` or `import()` of a module. `path` is ours, from the root; otherwise `outside` names the
 * package. `type` is gone at run time, `later` is an `import()`.
 */
export type ModuleImport = {
  specifier: string
  path?: string
  outside?: string
  isReExport: boolean
  when: 'first' | 'later' | 'type'
}

/** What the whole-house tests read of a source file. `code` is its text with comments blanked out. */
export type Module = { path: string; imports: ModuleImport[]; code: string; lines: number; hasDefaultExport: boolean }

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
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      ...resolveImport(path, moduleRequest.value),
      isReExport: false,
      when: entries.length > 0 && entries.every(({ isType }) => isType) ? ('type' as const) : ('first' as const),
    })),
    ...module.staticExports
      .flatMap((one) => one.entries)
      .filter((entry) => entry.moduleRequest)
      .map(({ moduleRequest, isType }) => ({
        ...resolveImport(path, moduleRequest?.value ?? ''),
        isReExport: true,
        when: isType ? ('type' as const) : ('first' as const),
      })),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      ...resolveImport(path, text.slice(start, end).replace(/^['"`]|['"`]$/g, '')),
      isReExport: false,
      when: 'later' as const,
    })),
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

function resolveImport(from: string, specifier: string): Pick<ModuleImport, 'specifier' | 'path' | 'outside'> {
  if (specifier.startsWith('.')) return { specifier, path: withoutQuery(normalize(join(dirname(from), specifier))) }
  const own = OWN_PREFIXES.find(([prefix]) => specifier.startsWith(prefix))
  if (own) return { specifier, path: withoutQuery(`${own[1]}${specifier.slice(own[0].length)}${own[2]}`) }
  return { specifier, outside: packageOf(specifier) }
}

/** The file that an import names, whatever form of it is asked for: `app.css?inline` → `app.css`. */
function withoutQuery(path: string): string {
  return path.replace(/\?.*$/, '')
}

/** `@a/b/c` → `@a/b`, `a/b` → `a`, `node:fs` → `node:fs`. */
function packageOf(specifier: string): string {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier)
}

function blank(code: string, start: number, end: number): string {
  return code.slice(0, start) + ' '.repeat(end - start) + code.slice(end)
}
