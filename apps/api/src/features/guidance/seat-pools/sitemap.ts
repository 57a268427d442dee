import { refuse } from '@sopaan/contract/refusals'
import { poolsOfNewestSeason } from '@sopaan/domain/seats/seat-facts'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { entityTag, isUnchanged } from '#api/http/prepared.ts'
import type { SeatDirectory } from './seat-directory.service.ts'

/** Addresses a part holds; the protocol allows 50,000. Source: sitemaps.org. */
const ADDRESSES_MAX = 10_000
const CACHE = 'public, max-age=3600'

/** The site's own pages, which the pages themselves list. */
const OWN_PAGES = '/sitemaps/pages.xml'

type Parts = ReadonlyMap<string, string>

/**
 * Serves /sitemap.xml and its parts: every institute, every branch family and every seat of the newest season, in English
 * and Hindi. Made once a book.
 */
export function mountSitemap(app: App, deps: Deps, currentDirectory: () => Promise<SeatDirectory>): void {
  let made: { hash: string; parts: Parts } | undefined
  const currentParts = async () => {
    const directory = await currentDirectory()
    const { hash } = directory.book
    if (made?.hash !== hash) made = { hash, parts: writeParts(directory, deps.config.publicWebUrl) }
    return made.parts
  }
  for (const path of ['/sitemap.xml', '/sitemaps/book-:part(\\d+).xml']) {
    app.fastify.get(path, async (request, reply) => {
      const body = (await currentParts()).get(request.url.split('?', 1)[0] ?? '')
      if (body === undefined) return refuse('NOT_FOUND')
      const etag = entityTag(body)
      reply.headers({ 'cache-control': CACHE, etag })
      if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type('application/xml; charset=utf-8').send(body)
    })
  }
}

/** Every part by its path, the index among them. */
function writeParts(directory: SeatDirectory, origin: string): Parts {
  const paths = listPaths(directory).flatMap((path) => [path, `/hi${path}`])
  const parts = Array.from({ length: Math.ceil(paths.length / ADDRESSES_MAX) }, (_, at): [string, string] => [
    `/sitemaps/book-${at + 1}.xml`,
    writeList('urlset', 'url', paths.slice(at * ADDRESSES_MAX, (at + 1) * ADDRESSES_MAX), origin),
  ])
  const index = writeList('sitemapindex', 'sitemap', [OWN_PAGES, ...parts.map(([path]) => path)], origin)
  return new Map([['/sitemap.xml', index], ...parts])
}

function listPaths(directory: SeatDirectory): string[] {
  const { places, keys } = directory
  return [
    ...Array.from(places.institutes.keys(), (slug) => `/colleges/${slug}`),
    ...Array.from(places.families.keys(), (slug) => `/branches/${slug}`),
    ...poolsOfNewestSeason(directory).map((pool) => `/seats/${keys.keyOf(pool)}`),
  ]
}

/** Paths of ours hold letters, digits, strokes and slashes alone: nothing in them is to be escaped. */
function writeList(root: string, item: string, paths: readonly string[], origin: string): string {
  const items = paths.map((path) => `<${item}><loc>${origin}${path}</loc></${item}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join('\n')}
</${root}>
`
}
