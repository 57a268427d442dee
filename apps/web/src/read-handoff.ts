import { text } from 'node:stream/consumers'
import type { EntryContext } from 'react-router'

/**
 * Reads what a page hands to its scripts before the page is rendered: React Router brings it as a stream, and a page that waits
 * for a stream cannot be rendered in one go.
 * @returns makes what one rendering reads it from
 */
export async function readHandoff(context: EntryContext): Promise<() => EntryContext> {
  const { serverHandoffStream: stream } = context
  if (stream === undefined) return () => context
  const value = await text(stream)
  const [all, end] = [
    { done: false, value },
    { done: true, value: '' },
  ]
  return () => ({
    ...context,
    serverHandoffStream: new ReadableStream(),
    renderMeta: { streamCache: { 0: read(all), 1: read(end) } },
  })
}

type Part = { done: boolean; value: string }

/** A part as React Router remembers it once it has come. */
function read(result: Part) {
  return Object.assign(Promise.resolve(), { result, error: undefined })
}
