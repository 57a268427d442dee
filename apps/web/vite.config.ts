import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { inlineConstraintsPlugin } from './inline-constraints.ts'
import { joinedWordsPlugin, wholeWordsPlugin } from './joined-words.ts'
import { stripZodPlugin } from './no-schemas.ts'
import { offlineWorkerPlugin } from './offline-worker.ts'
import { pageScriptsPlugin } from './page-scripts.ts'
import { describeAllWords } from './page-words.ts'
import { sentTogetherPlugin } from './sent-together.ts'
import routes from './src/routes.ts'

export default defineConfig({
  plugins: [
    joinedWordsPlugin(routes),
    pageScriptsPlugin(),
    inlineConstraintsPlugin(),
    stripZodPlugin(),
    tailwindcss(),
    reactRouter(),
    sentTogetherPlugin(routes),
    offlineWorkerPlugin(),
    compressedAssets(),
    freshWords(),
    wholeWordsPlugin(),
  ],
  build: { assetsInlineLimit: 0 },
  worker: { format: 'es', plugins: () => [stripZodPlugin()] },
  server: { watch: { ignored: ['**/build/**'] } },
})

const COMPRESSIBLE = /\.(?:js|css|svg|txt|json)$/

/** Writes `name.br` and `name.gz` beside every text asset of the browser's build, so that no request waits for it. */
function compressedAssets(): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (dir === undefined) return
      const names = (await readdir(dir, { recursive: true })).filter((name) => COMPRESSIBLE.test(name))
      await Promise.all(names.map((name) => compress(join(dir, name))))
    },
  }
}

/** While one develops: routes carry the words of their pages, so they are read anew when a page takes others. */
function freshWords(): Plugin {
  return {
    name: 'fresh-words',
    apply: 'serve',
    configureServer(server) {
      let words = describeAllWords()
      server.watcher.on('change', (path) => {
        if (!/\.tsx?$/.test(path)) return
        const now = describeAllWords()
        if (now === words) return
        words = now
        void server.restart()
      })
    },
  }
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(content), promisify(gzip)(content)])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}
