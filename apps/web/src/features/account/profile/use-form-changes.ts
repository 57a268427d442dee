import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Control, isChoice } from '#web/identity/unsaved.ts'

const CONTROLS = 'input, select, textarea'

/**
 * What of a form is not as it was when it came or was last saved, by the names people read.
 * @returns the names, each once; and what to call when the form was saved
 */
export function useFormChanges(form: RefObject<HTMLFormElement | null>): {
  changes: readonly string[]
  settle: () => void
} {
  const begun = useRef<ReadonlyMap<string, string>>(new Map())
  const [changes, setChanges] = useState<readonly string[]>([])
  useEffect(() => {
    const { current } = form
    if (current === null) return undefined
    begun.current = readValues(current)
    const compare = () => setChanges(listChanges(current, begun.current))
    current.addEventListener('input', compare)
    current.addEventListener('change', compare)
    return () => {
      current.removeEventListener('input', compare)
      current.removeEventListener('change', compare)
    }
  }, [form])
  const settle = () => {
    if (form.current !== null) begun.current = readValues(form.current)
    setChanges([])
  }
  return { changes, settle }
}

function listChanges(form: HTMLFormElement, begun: ReadonlyMap<string, string>): string[] {
  const changed = [...readValues(form)].filter(([name, value]) => begun.get(name) !== value)
  return [...new Set(changed.map(([name]) => labelOf(form, name)))]
}

/** The values of each field; of boxes and bubbles of one name those that are ticked. */
function readValues(form: HTMLFormElement): Map<string, string> {
  return new Map(
    [...Map.groupBy(listControls(form), ({ name }) => name)].map(([name, controls]) => [
      name,
      JSON.stringify(controls.flatMap((each) => (isChoice(each) && !each.checked ? [] : [each.value.trim()]))),
    ]),
  )
}

function listControls(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>(CONTROLS)].filter(({ name }) => name !== '')
}

/** One of several is called by its group, a field by its label. */
function labelOf(form: HTMLFormElement, name: string): string {
  const control = listControls(form).find((each) => each.name === name)
  const group = control?.closest('fieldset')?.querySelector('legend')
  return ((group ?? control?.labels?.[0])?.textContent ?? '').trim()
}
