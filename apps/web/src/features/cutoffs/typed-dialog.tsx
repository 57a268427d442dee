import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  title: string
  text: string
  /** What must be typed, and the sentence that asks for it. */
  word: string
  ask: string
  deed: string
  isOpen: boolean
  doing: string | undefined
  onClose: () => void
  onConfirm: () => void
}

/** Asks for a typed word before what many will see. */
export function TypedDialog({ title, text, word, ask, deed, isOpen, doing, onClose, onConfirm }: Props) {
  const { managedData: words } = useWords()
  const [isWrong, setIsWrong] = useState(false)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('typed') ?? '')
    const isRight = typed.trim().toLowerCase() === word.toLowerCase()
    setIsWrong(!isRight)
    if (isRight) onConfirm()
  }
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      {isOpen && (
        <form noValidate onSubmit={handleSubmit} className="grid gap-4">
          <p>{text}</p>
          <Field
            label={ask}
            name="typed"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            error={isWrong ? words.typedWrong : undefined}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="danger" doing={doing}>
              {deed}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {words.cancel}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
