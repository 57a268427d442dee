import { readStored, writeStored } from '#web/stored.ts'

/** Stores the ticks of the papers on the phone and counts them, once for each page. */
export function tickPapers(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-paper]:not([data-kept])')]
  if (boxes.length === 0) return
  const heading = document.querySelector<HTMLElement>('[data-papers]')
  const ready = new Set(readStored('papersReady')?.split(' '))
  function count(): void {
    const ticked = boxes.filter(({ checked }) => checked).length
    if (heading) heading.textContent = (heading.dataset.papers ?? '').replace('{ready}', String(ticked))
  }
  function store(paper: string, isReady: boolean): void {
    if (isReady) ready.add(paper)
    else ready.delete(paper)
    writeStored('papersReady', [...ready].filter(Boolean).join(' '))
  }
  for (const box of boxes) {
    const paper = box.dataset.paper ?? ''
    box.dataset.kept = ''
    // What was ticked while this script was on its way counts.
    if (box.checked) store(paper, true)
    box.checked = ready.has(paper)
    box.addEventListener('change', () => {
      store(paper, box.checked)
      count()
    })
  }
  count()
}

/** Opens the phone's own sheet for sending the next step, where there is one. */
export function sendHome(): void {
  const share = document.querySelector<HTMLAnchorElement>('[data-share]')
  if (share && 'share' in navigator) {
    share.addEventListener('click', (event) => {
      event.preventDefault()
      // Closing the sheet is no fault.
      navigator.share({ text: share.dataset.share ?? '' }).catch(() => undefined)
    })
  }
}
