import type { GuideBlock } from '@sopaan/contract/guides'
import * as z from 'zod/mini'
import { readBlocks } from './read-blocks.ts'

const head = z.object({
  title: z.string(),
  description: z.string(),
  season: z.coerce.number().check(z.int()),
  checked: z.iso.date(),
  sources: z.string(),
})

/** A guide as its file has it, with its words in small letters for searching. */
export type ReadGuide = {
  title: string
  description: string
  season: number
  checkedOn: string
  sources: string
  blocks: GuideBlock[]
  searched: string
}

/**
 * Reads a guide: a head of `name: value` lines between two lines of three hyphens, then Markdown (CommonMark and tables).
 * @throws for a file whose head lacks a name: files ship with the product, and a test reads each
 */
export function readGuide(text: string): ReadGuide {
  const [, lines = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const named = Object.fromEntries(lines.split('\n').map((line) => [line.split(':', 1)[0], readValue(line)]))
  const { checked, ...rest } = z.parse(head, named)
  return {
    ...rest,
    checkedOn: checked,
    blocks: readBlocks(body),
    searched: `${rest.title} ${rest.description} ${body}`.toLowerCase(),
  }
}

function readValue(line: string): string {
  return line.slice(line.indexOf(':') + 1).trim()
}
