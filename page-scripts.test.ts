import { globSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { readModule } from './scripts/imports.ts'

/** The elements that hold or name a program, and data for search engines. */
const WRITES_SCRIPTS = [
  'apps/web/src/ui/inline-script.tsx',
  'apps/web/src/ui/island-script.tsx',
  'apps/web/src/ui/structured-data.tsx',
]
const AS_TEXT =
  /Function\.prototype\.toString|\b(?:run[A-Z]\w*|\w*(?:[sS]cript|[iI]sland|[fF]unction))\.toString\(|String\(run[A-Z]|\$\{run[A-Z]\w*\}/
const PROGRAM =
  /\bfunction\s*\w*\s*\(|=>\s*[{(]|(?<![\w-])(?:document|window|localStorage|sessionStorage)\.\w|(?<![\w-])location\.\w+\(/
const GIVEN = /<(InlineScript|IslandScript)\b[^>]*?\b(?:source|url)=\{([\w.]+)\}/g
const HANDLED = /\bhandle = \{[^}]*\bisland\b(?:: ([^,} ]+))?/

/** Gives on what the handle of a page names. */
const GIVES_ON = 'apps/web/src/root.tsx:island'

const modules = globSync('apps/web/src/**/*.{ts,tsx}')
  .filter((path) => !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(path))
  .map(readModule)

test('no function is turned into text, and no program stands in a string', () => {
  expect(modules.length).toBeGreaterThan(300)
  expect(modules.filter(({ path, code }) => hasProgramAsText(path, code)).map(({ path }) => path)).toEqual([])
})

test('a script element is written in three places, and what runs in it is a module that the build compiled', () => {
  expect(
    modules
      .filter(({ code }) => code.includes('<script'))
      .map(({ path }) => path)
      .sort(),
  ).toEqual(WRITES_SCRIPTS)
  const given = modules.flatMap(({ path, code }) => listPrograms(code).map((program) => ({ path, ...program })))
  expect(given.length).toBeGreaterThan(8)
  expect(given.filter(({ isCompiled }) => !isCompiled).map(({ path, name }) => `${path}:${name}`)).toEqual([GIVES_ON])
})

test.each([
  'const text = runTheme.toString()',
  'const text = String(runTheme)',
  "const text = 'document.title = 1'",
  'const text = `(function () { return 1 })()`',
])('a program in a text is found: %s', (code) => {
  expect(hasProgramAsText('a.ts', code)).toBe(true)
})

test('a program that no build compiled is found', () => {
  expect(listPrograms('<InlineScript source={text} />')).toEqual([{ name: 'text', isCompiled: false }])
  expect(listPrograms('export const handle = { hydrate: false, island: runIsland }')).toEqual([
    { name: 'runIsland', isCompiled: false },
  ])
})

function hasProgramAsText(path: string, code: string): boolean {
  return AS_TEXT.test(code) || listTexts(parseSync(path, code).program).some((text) => PROGRAM.test(text))
}

/** Every string and every fixed part of a template, wherever it stands in a module. */
function listTexts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listTexts)
  if (typeof node !== 'object' || node === null || !('type' in node)) return []
  if (node.type === 'Literal' && 'value' in node) return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateElement' && 'value' in node) return [(node.value as { raw: string }).raw]
  return Object.values(node).flatMap(listTexts)
}

function listPrograms(code: string): { name: string; isCompiled: boolean }[] {
  const handled = HANDLED.exec(code)
  const names = [
    ...[...code.matchAll(GIVEN)].map(([, , name = '']) => name),
    ...(handled ? [handled[1] ?? 'island'] : []),
  ]
  return names.map((name) => ({
    name,
    isCompiled: new RegExp(`\\bimport ${name} from '[^']+\\.ts\\?(?:inline-script|script-file)'`).test(code),
  }))
}
