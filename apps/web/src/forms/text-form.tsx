import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { Constraints } from './constraints.ts'
import type { Path } from './path.ts'
import { valueAt } from './read-form.ts'
import { useContractForm } from './use-contract-form.ts'

type Props<B extends object, A> = {
  constraints: Constraints<B>
  /** The field of the call that takes the text. */
  name: Path<B>
  words: {
    label: string
    hint?: string
    submit: string
    /** What the button says while it is sent. */
    doing: string
    /** What is said of an empty text; absent where it may be. */
    missing?: string
    done?: string
    failed: string
    /** Absent: nothing stands there to leave it by. */
    cancel?: string
  }
  look?: ButtonVariant
  initial?: { readonly [K in keyof B]?: unknown }
  /** A refusal of the whole is said at the text. */
  isRefusedHere?: boolean
  hasFocus?: boolean
  send: (body: B) => Promise<A>
  onDone?: () => void
  onCancel?: () => void
  /** What is said before the text, and what stands under it. */
  lead?: ReactNode
  children?: ReactNode
}

/** One text and its button: why something is declined, cancelled or asked for. */
export function TextForm<B extends object, A>({ constraints, name, words, look, children, ...rest }: Props<B, A>) {
  const { initial, isRefusedHere, hasFocus, send, onDone, onCancel, lead } = rest
  const { label, hint, submit, missing, cancel, done, failed } = words
  const form = useContractForm(constraints, {
    initial,
    send,
    onDone,
    check: (body) => (missing === undefined || valueAt(body, name) ? {} : { [name]: missing }),
    words: { failed, ...(done !== undefined && { done }), ...(isRefusedHere && { field: name }) },
  })
  const doing = form.isBusy ? words.doing : undefined
  return (
    <form {...form.props} className="grid gap-3">
      {lead}
      <TextArea
        label={label}
        {...(hint !== undefined && { hint })}
        rows={3}
        {...form.area(name)}
        autoFocus={hasFocus}
      />
      {children}
      {cancel !== undefined && onCancel !== undefined ? (
        <FormButtons submit={submit} doing={doing} cancel={cancel} onCancel={onCancel} {...(look && { look })} />
      ) : (
        <Button type="submit" className="justify-self-start" doing={doing} {...(look && { look })}>
          {submit}
        </Button>
      )}
    </form>
  )
}
