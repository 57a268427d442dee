import { type Language, readLanguageName } from '@sopaan/domain/languages'
import { readStored, writeStored } from '#web/stored.ts'

/** The link of a list without an account, and the code that changes and deletes it. */
export type LinkOfList = { token: string; deleteCode: string; endsOn: string; language: Language }

type Stored = { reader: string; links: Record<string, LinkOfList> }

/** The id by which links tell this browser from others; made when it is first asked for. */
export function readReader(): string {
  const stored = read()
  if (stored.reader === '') write({ ...stored, reader: crypto.randomUUID() })
  return read().reader || crypto.randomUUID()
}

/** The link that this device made of a list. */
export function readLink(listId: string): LinkOfList | undefined {
  return read().links[listId]
}

/** The code of a link by its token, where this device made it. */
export function readDeleteCode(token: string): string | undefined {
  return Object.values(read().links).find((link) => link.token === token)?.deleteCode
}

/** Stores the link of a list on this device; undefined takes it away. */
export function storeLink(listId: string, link: LinkOfList | undefined): void {
  const { reader, links } = read()
  const others = Object.fromEntries(Object.entries(links).filter(([id]) => id !== listId))
  write({ reader, links: link ? { ...others, [listId]: link } : others })
}

/** Storage is anybody's to write: only what has the form of links is taken. */
function read(): Stored {
  try {
    const stored: unknown = JSON.parse(readStored('listLinks') ?? '{}')
    if (typeof stored !== 'object' || stored === null) return NOTHING
    const reader = 'reader' in stored && typeof stored.reader === 'string' ? stored.reader : ''
    const links = 'links' in stored && typeof stored.links === 'object' && stored.links !== null ? stored.links : {}
    return { reader, links: Object.fromEntries(Object.entries(links).flatMap(([id, link]) => readOne(id, link))) }
  } catch {
    return NOTHING
  }
}

const NOTHING: Stored = { reader: '', links: {} }

function readOne(id: string, link: unknown): [string, LinkOfList][] {
  if (typeof link !== 'object' || link === null) return []
  const { token, deleteCode, endsOn, language } = link as Record<string, unknown>
  if (typeof token !== 'string' || typeof deleteCode !== 'string' || typeof endsOn !== 'string') return []
  return [[id, { token, deleteCode, endsOn, language: readLanguageName(language) }]]
}

function write(stored: Stored): void {
  writeStored('listLinks', JSON.stringify(stored))
}
