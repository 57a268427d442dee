import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { stripZodPlugin } from './no-schemas.ts'

const INLINE = '?inline-script'
const FILE = '?script-file'
const ENTRY = '\0page-script:'
const RUNS = /^export function (run\w+)\(\): void/gm

/**
 * Builds the small programs of pages, which run before React or without it: `import source from './theme-script.ts?inline-script'`
 * is the text for an element of the page, `import url from './rank-island.ts?script-file'` the address of a file of its own.
 * Either is the module with all it imports, compiled and made small; its one exported function `run…` is called (decision 0148).
 */
export function pageScriptsPlugin(): Plugin {
  let root = ''
  let isBuild = false
  return {
    name: 'page-scripts',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    resolveId: (source) => (source.startsWith(ENTRY) ? source : undefined),
    async load(id): Promise<string | undefined> {
      if (id.startsWith(ENTRY)) return entryOf(root + id.slice(ENTRY.length))
      const [file = ''] = id.split('?', 1)
      if (id.endsWith(INLINE)) {
        // What the server wrote into the page has run when the browser's own bundle comes.
        if (this.environment.name === 'client') return exporting('')
        const [program, ...others] = await compile(file, 'iife')
        if (program === undefined || others.length > 0) throw new Error(`${file} does not fit into one element.`)
        if (/<\/script|<!--/i.test(program.code)) throw new Error(`${file} would end its element.`)
        for (const module of program.moduleIds) this.addWatchFile(module)
        return exporting(program.code.trim())
      }
      if (id.endsWith(FILE)) {
        if (!isBuild) return exporting(`/@id/__x00__${ENTRY.slice(1)}/${relative(root, file)}`)
        const files = await compile(file, 'es')
        if (this.environment.name === 'client') {
          for (const { fileName, code } of files) this.emitFile({ type: 'asset', fileName, source: code })
        }
        return exporting(`/${files.find(({ isEntry }) => isEntry)?.fileName}`)
      }
      return undefined
    },
  }
}

function exporting(value: string): string {
  return `export default ${JSON.stringify(value)}`
}

/** A module that calls what another has to run. */
function entryOf(file: string): string {
  const [name, ...others] = [...readFileSync(file, 'utf8').matchAll(RUNS)].map(([, run]) => run)
  if (name === undefined || others.length > 0) throw new Error(`${file} exports no function run…, or more than one.`)
  return `import { ${name} } from ${JSON.stringify(file)}\n${name}()`
}

/** What the bundler starts from to build the program of a file, and the part that knows it. */
export function programOf(file: string): { input: string; plugin: Plugin } {
  const plugin: Plugin = {
    name: 'page-script-entry',
    resolveId: (source) => (source.startsWith(ENTRY) ? source : undefined),
    load: (id) => (id.startsWith(ENTRY) ? entryOf(file) : undefined),
  }
  return { input: ENTRY + file, plugin }
}

async function compile(file: string, format: 'iife' | 'es'): Promise<Rolldown.OutputChunk[]> {
  const { input, plugin } = programOf(file)
  const name = file.replace(/^.*\/|\.ts$/g, '')
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [plugin, stripZodPlugin()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: { [name]: input },
        output: { format, entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })
  if (!('output' in built)) throw new Error(`${file} was not built once.`)
  return built.output.filter((part) => part.type === 'chunk')
}
