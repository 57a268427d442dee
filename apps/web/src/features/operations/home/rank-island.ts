import { attachQuestions } from '#web/search-form/attach-questions.ts'

/** Runs the card of questions on the first page, without React, and lets the reader stand on the ruler by the rank typed. */
export function runRankIsland(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-questions]')
  if (!form) return
  attachQuestions(form)
  const field = form.querySelector<HTMLInputElement>('[name="main"]')
  field?.addEventListener('input', () => {
    const rank = Number(field.value.replace(/[\s,]/g, ''))
    if (rank >= 1) showRank(rank)
  })
}

function showRank(rank: number): void {
  let reached = 0
  for (const ruler of document.querySelectorAll<SVGSVGElement>('svg.ruler')) reached = moveReader(ruler, rank)
  const within = document.querySelector<HTMLElement>('[data-within-words]')
  if (within) within.textContent = (within.dataset.withinWords ?? '').replace('{within}', String(reached))
}

/** Moves the reader on a ruler. @returns how many of its seats closed at or after the rank */
function moveReader(ruler: SVGSVGElement, rank: number): number {
  const from = Number(ruler.dataset.from)
  const to = Number(ruler.dataset.to)
  const at = Math.min(Math.max(Math.log(rank / from) / Math.log(to / from), 0), 1) * 100
  ruler.querySelector('.band')?.setAttribute('x', `${at - 1}%`)
  ruler.querySelector('foreignObject.you')?.setAttribute('x', `${Math.min(Math.max(at, 12), 88) - 50}%`)
  const words = ruler.querySelector('.you span')
  if (words) words.textContent = (ruler.dataset.you ?? '').replace('{rank}', rank.toLocaleString('en-IN'))
  let reached = 0
  for (const flag of ruler.querySelectorAll<SVGGElement>('.flag')) {
    const isWithin = Number(flag.dataset.value) >= rank
    flag.toggleAttribute('data-within', isWithin)
    if (isWithin) reached += 1
  }
  return reached
}
