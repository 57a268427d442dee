import type { FormEvent, ReactNode } from 'react'
import { Button } from './button.tsx'

type Props = {
  words: { save: string; saving: string; cancel?: string }
  isBusy: boolean
  /** What was entered, the names of the fields as they stand in the form. */
  onSave: (entered: FormData) => unknown
  /** Leaves the form as it was; without it there is no such button. */
  onCancel?: () => void
  children: ReactNode
}

/** Stands for a day and time that was filled in part, which has no value of its own: no call takes it. */
const HALF_FILLED = '?'

/** A form of many fields: two columns where there is room, and at its end the button that saves it. */
export function WideForm({ words, isBusy, onSave, onCancel, children }: Props) {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSave(readEntered(event.currentTarget))
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-2 sm:grid-cols-2 sm:gap-x-5">
      {children}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" doing={isBusy ? words.saving : undefined}>
          {words.save}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

function readEntered(form: HTMLFormElement): FormData {
  const entered = new FormData(form)
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type="datetime-local"]')) {
    if (field.validity.badInput) entered.set(field.name, HALF_FILLED)
  }
  return entered
}
