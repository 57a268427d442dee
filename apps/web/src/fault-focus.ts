import { useEffect } from 'react'

const AT_FAULT = '[aria-invalid="true"], [data-at-fault]'
const CONTROLS = ':is(input, select, textarea, button):not(:disabled), a[href]'

/**
 * Brings the keyboard to the first field at fault of the form that was just sent, whoever found the fault: the form itself or
 * the server. Waits for it until the person does something else. A group of choices is marked by `data-at-fault`.
 */
export function useFaultFocus(): void {
  useEffect(() => {
    let stop = () => {}
    const handleSubmit = ({ target }: Event) => {
      stop()
      if (target instanceof HTMLFormElement) stop = focusFirstFault(target)
    }
    document.addEventListener('submit', handleSubmit, true)
    return () => {
      stop()
      document.removeEventListener('submit', handleSubmit, true)
    }
  }, [])
}

/** Watches a form until it shows a fault or somebody goes on; answers how to stop. */
function focusFirstFault(form: HTMLFormElement): () => void {
  const gone = new AbortController()
  const look = () => {
    const first = form.querySelector<HTMLElement>(AT_FAULT)
    if (first === null) return
    stop()
    const control = first.matches(CONTROLS) ? first : first.querySelector<HTMLElement>(CONTROLS)
    control?.focus()
  }
  const observer = new MutationObserver(look)
  const stop = () => {
    observer.disconnect()
    clearTimeout(again)
    gone.abort()
  }
  // A form that finds the same fault again changes nothing that could be watched.
  const again = setTimeout(look)
  observer.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid', 'data-at-fault'] })
  for (const event of ['input', 'keydown', 'pointerdown'])
    document.addEventListener(event, stop, { signal: gone.signal })
  return stop
}
