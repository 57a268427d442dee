import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'

/** Where the build writes the words that one route carries, from `src`: `…/<language>/<area>+<area>.ts`. */
export const JOINED_WORDS = '../.react-router/words/'
/** The area that every page has: with it stands what gives the words to the pages of its language. */
const FIRST_AREA = 'shell'
const LANGUAGE_LAYOUT = '#web/layouts/language.tsx'

/**
 * Writes the files with which routes carry the words of several areas: one file a page, however many areas its modules take.
 * An area that several pages carry is sent as their other modules are. Stands before the router, which reads the files.
 */
export function joinedWordsPlugin(routes: readonly RouteConfigEntry[]): Plugin {
  return { name: 'joined-words', config: () => writeFiles(routes) }
}

/**
 * All words of a language in one file, for who is signed in and reads in it. It holds copies: if it shared the files of the
 * areas, each of them would be a file of its own to every page of that language.
 */
export function wholeWordsPlugin(): Plugin {
  return {
    name: 'whole-words',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      async handler(source, importer = '', options) {
        const [, language] = /\/words\/(\w+)(?:\.ts|\/[\w-]+\.ts\?whole)$/.exec(importer) ?? []
        if (language === undefined) return null
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
        return resolved && new RegExp(`/(?:words|names)/${language}/`).test(resolved.id)
          ? `${resolved.id}?whole`
          : resolved
      },
    },
  }
}

function writeFiles(routes: readonly RouteConfigEntry[]): void {
  for (const { file, children = [] } of routes) {
    if (file.startsWith(JOINED_WORDS)) {
      const path = join(import.meta.dirname, 'src', file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, joinWords(file))
    }
    writeFiles(children)
  }
}

/** The module of a file: the words of the areas in its name, under one handle. */
export function joinWords(file: string): string {
  const [language = '', names = ''] = file.slice(JOINED_WORDS.length, -'.ts'.length).split('/')
  const areas = names.split('+')
  const lines = [
    ...areas.map((area, at) => `import { handle as words${at} } from '#web/words/${language}/${area}.ts'`),
    ...(areas.includes(FIRST_AREA) ? [`export { default, ErrorBoundary } from '${LANGUAGE_LAYOUT}'`] : []),
    `export const handle = { words: { ${areas.map((_, at) => `...words${at}.words`).join(', ')} } }`,
  ]
  return `${lines.join('\n')}\n`
}
