import type { FormEvent, ReactNode } from 'react'
import { Button } from './button.tsx'

type Props = {
  form: { props: { onSubmit: (event: FormEvent<HTMLFormElement>) => void }; isBusy: boolean }
  words: { save: string; saving: string; cancel?: string }
  /** Leaves the form as it was; without it there is no such button. */
  onCancel?: () => void
  children: ReactNode
}

/** A form of many fields: two columns where there is room, and at its end the button that saves it. */
export function WideForm({ form, words, onCancel, children }: Props) {
  return (
    <form {...form.props} className="grid gap-2 sm:grid-cols-2 sm:gap-x-5">
      {children}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" doing={form.isBusy ? words.saving : undefined}>
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
