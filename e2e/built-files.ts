import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const ASSETS = join(import.meta.dirname, '../apps/web/build/client/assets')
/** Where one script names another, to be loaded at once or later. */
const NAMED_SCRIPT = /["'`](?:\.\/|\/assets\/|assets\/)([\w.~+-]+\.js)["'`]/g

type Route = { module: string; imports: readonly string[] }

/** The routes of the built pages by their name, each with the scripts it begins with. */
export function readBuiltRoutes(): Readonly<Record<string, readonly string[]>> {
  const [manifest = ''] = globSync(join(ASSETS, 'manifest-*.js'))
  const text = readFileSync(manifest, 'utf8')
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Record<string, Route>
  }
  return Object.fromEntries(
    Object.entries(routes).map(([id, { module, imports }]) => [id, [module, ...imports].map((path) => basename(path))]),
  )
}

/** The text of every script that some load, at once or later, by its name. */
export function readScripts(begins: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>()
  const names = [...begins]
  for (const name of names) {
    if (texts.has(name)) continue
    const text = readFileSync(join(ASSETS, name), 'utf8')
    texts.set(name, text)
    names.push(...[...text.matchAll(NAMED_SCRIPT)].map(([, next = '']) => next))
  }
  return texts
}
