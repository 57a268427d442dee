import { istDateTimeLocal } from '@sopaan/domain/time/ist'
import { type FormEvent, useRef } from 'react'
import { type SayFailure, useAction } from '#web/identity/use-action.ts'
import type { FieldErrors } from '#web/refusal-words.ts'
import type { Constraints } from './constraints.ts'
import { constraintAt, limitsOf } from './limits.ts'
import type { Path } from './path.ts'
import { readForm, valueAt } from './read-form.ts'
import { writeNumber } from './units.ts'

type Options<B, A> = {
  /** What stands in the fields at first: a row with the fields of the call. */
  initial?: { readonly [K in keyof B]?: unknown } | null | undefined
  /** Makes the call. `entered`: the whole form, for what stands in it and is no field of the call. */
  send: (body: B, entered: FormData) => Promise<A>
  /** Asks once more before it is sent. @returns whether to send it, or undefined where nothing is asked */
  confirm?: (body: B) => Promise<boolean> | undefined
  /** What is wrong before anything is sent, by path. */
  check?: (body: NoInfer<B>, entered: FormData) => FieldErrors
  onDone?: ((answer: A, form: HTMLFormElement) => void) | undefined
  /** `field`: where a refusal is told that is not one of a field; `form` is the form as a whole. */
  words: { done?: string; failed: string; field?: Path<B> | 'form' }
  /** What is said where the server has no words, if not the usual. */
  sayFailure?: SayFailure
}

/** A form of one call: what its fields need of the contract, of what stood in them and of what was refused. */
export type ContractForm<B> = {
  /** For the `<form>`. */
  props: { noValidate: true; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
  isBusy: boolean
  errorOf: (path: Path<B> | 'form') => string | undefined
  /** For a `Field`. */
  field: (path: Path<B>) => ReturnType<typeof limitsOf> & ControlProps
  /** For a `TextArea`; a list has one line an item, in a `Field` its items are parted by commas. */
  area: (path: Path<B>) => ControlProps & { maxLength?: number }
  /** For a `Select` or `RadioChips`. */
  select: (path: Path<B>) => ControlProps
  /** For a `Checkbox` or `Switch`: yes or no, or, with a value, one item of a list. */
  box: (path: Path<B>, value?: string) => { name: string; value?: string; defaultChecked: boolean }
}

type ControlProps = { name: string; defaultValue: string | number | undefined; error: string | undefined }

/**
 * A form of one call: reads what was entered by the call's own constraints, sends it once at a time, and leads every fault
 * to its field by its whole path. The browser's fields keep what was typed (`identity/drafts.ts` beyond a lost sign-in).
 */
export function useContractForm<B extends object, A>(
  constraints: Constraints<B>,
  { initial, check, confirm, send, onDone, words, sayFailure }: Options<B, A>,
): ContractForm<B> {
  const { isBusy, fields, run, setFields } = useAction(sayFailure)
  const isSending = useRef(false)
  const submit = async (form: HTMLFormElement) => {
    if (isSending.current) return
    const body = readForm(form, constraints, initial)
    const entered = new FormData(form)
    let onAnswer = () => {}
    const work = async () => {
      const answer = await send(body, entered)
      onAnswer = () => onDone?.(answer, form)
    }
    const wrong = check?.(body, entered) ?? {}
    if (Object.keys(wrong).length > 0) return setFields(wrong)
    const question = confirm?.(body)
    if (question !== undefined && !(await question)) return
    isSending.current = true
    const isDone = await run(work, words)
    isSending.current = false
    if (isDone) onAnswer()
  }
  return {
    props: {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      },
    },
    isBusy,
    ...fieldsOf(constraints, initial, fields),
  }
}

/** What the fields of a form take from its constraints, from what stood in them and from what was wrong. */
function fieldsOf<B>(constraints: Constraints<B>, initial: unknown, errors: FieldErrors) {
  const errorOf = (path: Path<B> | 'form') => errors[path]
  const control = (path: Path<B>, separator = ', ') => {
    const { kind } = constraintAt(constraints, path) ?? {}
    const value = valueAt(initial, path)
    return {
      name: path,
      defaultValue: kind === 'instant' ? timeOf(value) : textOf(value, path, separator),
      error: errors[path],
    }
  }
  return {
    errorOf,
    field: (path: Path<B>) => ({ ...limitsOf(constraints, path), ...control(path) }),
    area: (path: Path<B>) => ({ ...maxLengthOf(constraintAt(constraints, path)?.lengthMax), ...control(path, '\n') }),
    select: (path: Path<B>) => control(path),
    box: (path: Path<B>, value?: string) => {
      const now = valueAt(initial, path)
      const isChecked = value === undefined ? now === true : Array.isArray(now) && now.map(String).includes(value)
      return { name: path, ...(value !== undefined && { value }), defaultChecked: isChecked }
    },
  }
}

function maxLengthOf(lengthMax: number | undefined) {
  return lengthMax === undefined ? {} : { maxLength: lengthMax }
}

function timeOf(value: unknown): string | undefined {
  return typeof value === 'string' ? istDateTimeLocal(value) : undefined
}

function textOf(value: unknown, path: string, separator: string): string | number | undefined {
  if (typeof value === 'number') return writeNumber(value, path)
  if (Array.isArray(value)) return value.join(separator)
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : undefined
}
