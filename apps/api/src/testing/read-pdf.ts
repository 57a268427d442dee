import { inflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** All text of a PDF, pieces parted by one space. */
export async function readPdfText(bytes: Buffer): Promise<string> {
  return (await readPdfPages(bytes)).join(' ')
}

/** The text of each page of a PDF, pieces parted by one space. */
export async function readPdfPages(bytes: Buffer): Promise<string[]> {
  const pages = await readItems(bytes)
  return pages.map((items) =>
    items
      .map(({ str }) => str.trim())
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  )
}

/** The height of the smallest letters on a page, points, its number at the foot left out. @param number  from 1 */
export async function minTextHeight(bytes: Buffer, number: number): Promise<number> {
  const items = (await readItems(bytes))[number - 1] ?? []
  return Math.min(...items.filter(({ str }) => !/^\d+ \/ \d+$/.test(str)).map(({ transform }) => Number(transform[3])))
}

/** Texts of a page that run into the next one of their line. @param number  from 1 */
export async function listRunInto(bytes: Buffer, number: number): Promise<string[]> {
  const items = (await readItems(bytes))[number - 1] ?? []
  const boxes = items.map(({ str, transform, width }) => {
    return { str, left: Number(transform[4]), base: Number(transform[5]), width }
  })
  return boxes.flatMap(({ str, left, base, width }) =>
    boxes
      .filter((next) => Math.abs(next.base - base) < 1 && next.left > left && next.left < left + width - 1)
      .map((next) => `${str} | ${next.str}`),
  )
}

async function readItems(bytes: Buffer) {
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = Array.from({ length: file.numPages }, async (_, at) => (await file.getPage(at + 1)).getTextContent())
  return (await Promise.all(pages)).map(({ items }) =>
    items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : [])),
  )
}

/** What a PDF gives as the letters behind its shapes, in writing order. */
export function readPdfGlyphs(bytes: Buffer): string {
  const streams = bytes.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)
  const pages = [...streams].flatMap(([, stream = '']) => inflated(stream) ?? [])
  return pages
    .flatMap((page) => [...page.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)])
    .map(([, text = '']) => readPdfString(text))
    .join(' ')
}

function inflated(stream: string): string | undefined {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    // A stream that is not compressed holds no page.
    return undefined
  }
}

/** A string of a PDF in UTF-16 with its mark in front; line feed and the like are escaped by their letter. */
function readPdfString(text: string): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const plain = text.replaceAll(/\\([\s\S])/g, (_, letter: string) => escapes[letter] ?? letter)
  return Buffer.from(plain, 'latin1').swap16().toString('utf16le').slice(1)
}
