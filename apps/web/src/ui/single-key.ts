/** What a press of a letter is meant for itself. */
const TYPING = 'input:not([type=checkbox]), select, textarea, [contenteditable], dialog, [role=dialog], [role=menu]'

/**
 * The key of a press that is meant for the page: by itself, while nothing is typed in and no dialog is open. Undefined where
 * it is meant for something else, and where such keys are switched off: the root element says so (WCAG 2.1.4).
 */
export function readSingleKey({
  key,
  target,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
}: KeyboardEvent): string | undefined {
  if (
    defaultPrevented ||
    ctrlKey ||
    metaKey ||
    altKey ||
    key.length !== 1 ||
    document.documentElement.dataset.keys === 'off'
  )
    return
  if (!(target instanceof HTMLElement) || target.closest(TYPING) || document.querySelector('dialog[open]')) return
  return key.toLowerCase()
}

/** Of what stands twice, as cells and as items, whether the width of the screen shows this one. */
export function isShown(element: HTMLElement): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility()
}
