/**
 * Makes the rank field, the slider and the ruler of the first page one thing, without React: whichever is moved, the
 * others follow.
 */
export function runRankIsland(): void {
  const form = document.querySelector<HTMLFormElement>('[data-rank-form]')
  const ruler = document.querySelector<SVGSVGElement>('svg.ruler')
  const field = form?.querySelector<HTMLInputElement>('[name="main"]')
  const slider = form?.querySelector<HTMLInputElement>('[type="range"]')
  if (!form || !ruler || !field || !slider) return
  const from = Number(ruler.dataset.from)
  const to = Number(ruler.dataset.to)
  const flags = [...ruler.querySelectorAll<SVGGElement>('.flag')]
  const band = ruler.querySelector('.band')
  const you = ruler.querySelector('foreignObject.you')
  const youWords = ruler.querySelector('.you span')
  const within = document.querySelector<HTMLElement>('[data-within-words]')
  // Asked for when a rank is moved: the tables behind it take a phone as long as a tenth of the whole first page.
  function grouped(rank: number): string {
    return rank.toLocaleString('en-IN')
  }
  function share(rank: number): number {
    return Math.min(Math.max(Math.log(rank / from) / Math.log(to / from), 0), 1) * 100
  }
  function rounded(rank: number): number {
    const step = 10 ** Math.max(Math.floor(Math.log10(rank)) - 1, 0)
    return Math.round(rank / step) * step
  }
  function show(rank: number): void {
    const at = share(rank)
    band?.setAttribute('x', `${at - 1}%`)
    you?.setAttribute('x', `${Math.min(Math.max(at, 12), 88) - 50}%`)
    if (youWords && ruler) youWords.textContent = (ruler.dataset.you ?? '').replace('{rank}', grouped(rank))
    let reached = 0
    for (const flag of flags) {
      const isWithin = Number(flag.dataset.value) >= rank
      flag.toggleAttribute('data-within', isWithin)
      if (isWithin) reached += 1
    }
    if (within) within.textContent = (within.dataset.withinWords ?? '').replace('{within}', String(reached))
  }
  slider.addEventListener('input', () => {
    const rank = rounded(from * (to / from) ** (Number(slider.value) / 1000))
    field.value = grouped(rank)
    slider.setAttribute('aria-valuetext', field.value)
    show(rank)
  })
  field.addEventListener('input', () => {
    const rank = Number(field.value.replace(/[\s,]/g, ''))
    if (!(rank >= 1)) return
    slider.value = String(share(rank) * 10)
    show(rank)
  })
}
