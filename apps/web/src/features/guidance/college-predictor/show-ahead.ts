/** What takes back what was shown. */
type Undo = () => void

const FILTER_CHIP = '.result-chip'

/**
 * Shows a board that stands laid out already, and marks the link that led to it, before React is told: what is seen changes in
 * the frame of the tap. React then draws the same, so it only may be called where that follows.
 * @param link  what was tapped: a tab or a chip
 * @returns what takes it back; undefined where no board stands ahead for the address
 */
export function showAhead(to: string, link: Element | undefined): Undo | undefined {
  const boards = [...document.querySelectorAll<HTMLElement>('[data-board]')]
  const board = boards.find(({ dataset }) => dataset.board === to)
  if (!board) return undefined
  const isAdded = board.parentElement?.closest('[data-board]') !== null
  const taken = [
    ...(isAdded
      ? []
      : boards.filter((each) => each.dataset.open !== undefined).map((each) => changeAttribute(each, 'data-open'))),
    changeAttribute(board, 'data-open', 'true'),
    ...(link ? mark(link) : []),
  ]
  return () => {
    for (const undo of taken.toReversed()) undo()
  }
}

/** Of links that stand together one is the current; a chip is on or off. */
function mark(link: Element): Undo[] {
  const current = link.closest('nav')?.querySelector('[aria-current]')
  const said = current?.getAttribute('aria-current')
  if (current && said) return [changeAttribute(current, 'aria-current'), changeAttribute(link, 'aria-current', said)]
  if (!link.matches(FILTER_CHIP)) return []
  return [changeAttribute(link, 'data-on', link.hasAttribute('data-on') ? null : 'true')]
}

/** Sets an attribute, or takes it off. @returns what puts back the one of before */
function changeAttribute(element: Element, name: string, value: string | null = null): Undo {
  const before = element.getAttribute(name)
  writeAttribute(element, name, value)
  return () => writeAttribute(element, name, before)
}

function writeAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
