import { readStored, writeStored } from '#web/stored.ts'

/** Stores the ticks of the papers on the phone, counts them, and opens the phone's own sheet for sending where there is one. */
export function tickPapers(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-paper]')]
  const heading = document.querySelector<HTMLElement>('[data-papers]')
  const ready = new Set(readStored('papersReady')?.split(' '))
  function count(): void {
    const ticked = boxes.filter(({ checked }) => checked).length
    if (heading) heading.textContent = (heading.dataset.papers ?? '').replace('{ready}', String(ticked))
  }
  for (const box of boxes) {
    const paper = box.dataset.paper ?? ''
    box.checked = ready.has(paper)
    box.addEventListener('change', () => {
      if (box.checked) ready.add(paper)
      else ready.delete(paper)
      writeStored('papersReady', [...ready].filter(Boolean).join(' '))
      count()
    })
  }
  count()
  const share = document.querySelector<HTMLAnchorElement>('[data-share]')
  if (share && 'share' in navigator) {
    share.addEventListener('click', (event) => {
      event.preventDefault()
      // Closing the sheet is no fault.
      navigator.share({ text: share.dataset.share ?? '' }).catch(() => undefined)
    })
  }
}
