import { build, type Plugin, type Rolldown } from 'vite'
import { programOf } from './page-scripts.ts'
import { WORKER_PATH } from './src/offline/worker-words.ts'

const WORKER = new URL('src/offline/run-offline-worker.ts', import.meta.url).pathname

/** Pages that work without the network after one visit: what they load later is kept with them. */
const PAGES_AHEAD = /\/(?:college-predictor-page|choice-list-page)\.tsx/

/** What starts the thread that reads the rank book, and the program of that thread. */
const BOOK_READER = '/offline/query-book.ts'
const BOOK_WORKER = /\/run-book-worker-[\w-]+\.js$/

/** The same for whoever is signed in: the frame of a dashboard, and the pages of its study. */
const OWN_PAGES = /\/(?:layouts\/dashboard|own-planner-page|mock-log-page|mentee-home-page|own-choices-page)\.tsx/

/**
 * Builds the service worker into a file of its own at the root of the site, with the names of the files that the pages it
 * keeps ahead load later (decision 0262).
 */
export function offlineWorkerPlugin(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const source = await compile(listLaterFiles(bundle, PAGES_AHEAD), listLaterFiles(bundle, OWN_PAGES))
        this.emitFile({ type: 'asset', fileName: WORKER_PATH.slice(1), source })
      },
    },
  }
}

/** The files of the pages, with all that they import at once or later, as paths from the root of the site. */
function listLaterFiles(bundle: Rolldown.OutputBundle, pages: RegExp): string[] {
  const chunks = new Map(Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])))
  const first = [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => pages.test(id)))
  const found = new Set(first.map(({ fileName }) => fileName))
  for (const fileName of found) {
    const chunk = chunks.get(fileName)
    const later = (chunk?.dynamicImports ?? []).filter((next) => !isOtherLanguage(chunks.get(next)))
    for (const next of [...(chunk?.imports ?? []), ...later]) found.add(next)
  }
  if (found.values().some((fileName) => chunks.get(fileName)?.moduleIds.some((id) => id.endsWith(BOOK_READER)))) {
    found.add(findBookWorker(bundle))
  }
  return [...found].sort().map((fileName) => `/${fileName}`)
}

/** The program of the thread that reads the book: one file, which no other imports by its name. */
function findBookWorker(bundle: Rolldown.OutputBundle): string {
  const [file, ...others] = Object.keys(bundle).filter((name) => BOOK_WORKER.test(name))
  if (file === undefined || others.length > 0) throw new Error('The program that reads the rank book is not one file.')
  return file
}

/** All words of another language than the first: whoever reads in it has them from the page before. */
function isOtherLanguage(chunk: Rolldown.OutputChunk | undefined): boolean {
  return chunk?.moduleIds.some((id) => /\/words\/(?!en\.)[a-z]{2}\.ts/.test(id)) ?? false
}

async function compile(laterFiles: readonly string[], ownFiles: readonly string[]): Promise<string> {
  const { input, plugin } = programOf(WORKER)
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [plugin],
    define: {
      LATER_FILES: JSON.stringify(laterFiles),
      OWN_FILES: JSON.stringify(ownFiles),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: { worker: input }, output: { format: 'iife', entryFileNames: 'worker.js' } },
    },
  })
  if (!('output' in built)) throw new Error('The service worker was not built once.')
  const [program, ...others] = built.output
  if (others.length > 0) throw new Error('The service worker is not one file.')
  return program.code
}
