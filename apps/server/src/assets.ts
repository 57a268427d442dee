import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

/** A file of the browser's build, held in memory: a few hundred kilobytes in all, and no path can lead out of it. */
export type Asset = { content: Buffer; type: string; brotli?: Buffer; gzip?: Buffer }

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** Every file below a folder by its path from the root of the site, with the compressed forms written beside it. */
export async function readAssets(folder: string): Promise<ReadonlyMap<string, Asset>> {
  const names = await readdir(folder, { recursive: true })
  const served = names.filter((name) => TYPES[extname(name)] !== undefined && !name.startsWith('.'))
  const read = (name: string) => (names.includes(name) ? readFile(join(folder, name)) : Promise.resolve(undefined))
  const assets = await Promise.all(
    served.map(async (name): Promise<[string, Asset]> => {
      const [content, brotli, gzip] = await Promise.all([
        readFile(join(folder, name)),
        read(`${name}.br`),
        read(`${name}.gz`),
      ])
      const type = TYPES[extname(name)] ?? 'application/octet-stream'
      return [`/${name.split(sep).join('/')}`, { content, type, ...(brotli && { brotli }), ...(gzip && { gzip }) }]
    }),
  )
  return new Map(assets)
}
