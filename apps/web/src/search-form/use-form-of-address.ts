import { useEffect, useRef } from 'react'
import { valuesOf } from './search-address.ts'

/** Brings a form of filters in step with what is on after a chip above the list, Back or Clear has changed it. */
export function useFormOfAddress(form: { current: HTMLFormElement | null }, search: URLSearchParams): void {
  const words = search.toString()
  const drawnWith = useRef(words)
  useEffect(() => {
    if (drawnWith.current === words) return
    drawnWith.current = words
    const wanted = new URLSearchParams(words)
    for (const element of form.current?.elements ?? []) {
      if (element instanceof HTMLSelectElement) element.value = wanted.get(element.name) ?? ''
      if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')) {
        const values = valuesOf(wanted, element.name)
        element.checked = element.value === '' ? values.length === 0 : values.includes(element.value)
      }
    }
  }, [form, words])
}
