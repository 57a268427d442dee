import { choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { choiceName } from './choice-name.ts'
import { readDevice } from './device-lists.ts'

/** More than a desktop shows at once: the others come with React. */
const ROWS_MAX = 16

/**
 * Draws the open list of this device before React is there: each choice as the sample of a row that came with the page, by the
 * name that its key spells. Chances come later. Where nothing is kept, nothing is drawn.
 */
export function runEarlyList(): void {
  const sample = document.querySelector('[data-early-sample] > li')
  const rows = document.querySelector('[data-early-rows]')
  if (!sample || !rows) return
  const { lists, chosenId } = readDevice()
  const { keys = [] } = lists.find(({ id }) => id === chosenId) ?? lists[0] ?? {}
  rows.append(
    ...choicesApart(keys)
      .josaa.slice(0, ROWS_MAX)
      .map((key) => copyFor(key, sample)),
  )
}

function copyFor(key: string, sample: Element): Element {
  const row = document.importNode(sample, true)
  const { shortCollege, shortBranch } = choiceName(key, undefined)
  const [college, branch] = row.querySelectorAll('.choice-name > *')
  college?.replaceChildren(shortCollege)
  branch?.replaceChildren(shortBranch)
  return row
}
