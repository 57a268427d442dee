import { Parser } from 'htmlparser2'
import { CalendarRefused } from './calendar-http.ts'

/** An element of an XML answer: its name without prefix, its attributes, its text, and what is inside. */
export type DavElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  inside: DavElement[]
}

const DEPTH_MAX = 30
const ELEMENTS_MAX = 200_000

/**
 * Reads the XML of a WebDAV answer. Nothing that it names is fetched.
 * @throws {CalendarRefused} answer, for what has a document type, is too deep or too much (INJ-05)
 */
export function readDavXml(text: string): DavElement {
  const root: DavElement = { name: '', attributes: {}, text: '', inside: [] }
  const open = [root]
  let count = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element = { name: name.slice(name.indexOf(':') + 1).toLowerCase(), attributes, text: '', inside: [] }
        count += 1
        if (open.length > DEPTH_MAX || count > ELEMENTS_MAX) throw new CalendarRefused('answer')
        open.at(-1)?.inside.push(element)
        open.push(element)
      },
      ontext: (part) => {
        const element = open.at(-1)
        if (element) element.text += part
      },
      // A document type declares entities: nobody who serves calendars sends one.
      onprocessinginstruction: (name) => {
        if (name.toLowerCase() === '!doctype') throw new CalendarRefused('answer')
      },
      onclosetag: () => void (open.length > 1 && open.pop()),
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  return root
}

/** The first element at a path below another. */
export function findElement(from: DavElement | undefined, ...path: string[]): DavElement | undefined {
  return path.reduce<DavElement | undefined>(
    (element, name) => element?.inside.find((each) => each.name === name),
    from,
  )
}

/** What one resource answers in a multistatus: its address as it is written, its status, and the properties it has. */
export type DavResponse = { href: string; status: number | undefined; found: DavElement | undefined }

/** The parts of a multistatus (RFC 4918, 14.16). @throws {CalendarRefused} answer, for what is none */
export function readMultistatus(text: string): { responses: DavResponse[]; syncToken: string | undefined } {
  const root = findElement(readDavXml(text), 'multistatus')
  if (root === undefined) throw new CalendarRefused('answer')
  const responses = root.inside
    .filter(({ name }) => name === 'response')
    .map((response) => {
      const found = response.inside
        .filter(({ name }) => name === 'propstat')
        .find((propstat) => statusOf(findElement(propstat, 'status')) === 200)
      return {
        href: findElement(response, 'href')?.text.trim() ?? '',
        status: statusOf(findElement(response, 'status')),
        found: findElement(found, 'prop'),
      }
    })
  return { responses, syncToken: findElement(root, 'sync-token')?.text.trim() || undefined }
}

function statusOf(element: DavElement | undefined): number | undefined {
  const status = /\s(\d{3})(?:\s|$)/.exec(element?.text ?? '')?.[1]
  return status === undefined ? undefined : Number(status)
}

/** Text as it stands in XML. */
export function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
