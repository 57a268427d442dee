import { type RefObject, useEffect, useRef } from 'react'

/** A field whose text somebody else writes too. */
type SharedText = {
  area: RefObject<HTMLTextAreaElement | null>
  /** The text that what stands in the field was made from. */
  base: () => string
  /** Goes on from what was sent and what it became: the field follows, unless more was written meanwhile. */
  advance: (sent: string, now: string) => void
}

/**
 * Holds a field and the text it began with together: what comes from elsewhere is shown at once while nothing of one's own is
 * unsaved, and the caret stays where it was.
 */
export function useSharedText(text: string): SharedText {
  const area = useRef<HTMLTextAreaElement>(null)
  const base = useRef(text)
  const follow = (from: string, now: string) => {
    const field = area.current
    const written = field?.value.trim()
    if (field === null || (written !== from.trim() && written !== now.trim())) return
    base.current = now
    // White space at the end that was not saved is somebody who goes on writing.
    if (written !== now.trim()) showText(field, now)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came from elsewhere, once for each that came.
  useEffect(() => follow(base.current, text), [text])
  const advance = (sent: string, now: string) => {
    base.current = sent
    follow(sent, now)
  }
  return { area, base: () => base.current, advance }
}

/** Puts a text into a field; the caret stays behind what it stood behind, or before what it stood before. */
function showText(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart: at, value } = field
  const [before, after] = [value.slice(0, at), value.slice(at)]
  field.value = text
  const caret = text.startsWith(before) ? at : text.endsWith(after) ? text.length - after.length : text.length
  field.setSelectionRange(caret, caret)
}
