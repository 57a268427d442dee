import { type FormEvent, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'

type Props = {
  /** Names the deed and the thing: "Delete the plan Guided?". */
  title: string
  /** What comes of it, and whether it can be undone. */
  text: string | undefined
  /** The deed, on its button. */
  deed: string
  cancel: string
  /** Where it cannot be undone: the words that must be typed first, and what asks for them. */
  typed?: { word: string; label: string }
  /** What the button is doing now. */
  doing?: string | undefined
  isOpen: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a deed that matters; where it cannot be undone, for its name, typed out. */
export function Confirm({ title, isOpen, onClose, ...rest }: Props) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      {isOpen && <Question onClose={onClose} {...rest} />}
    </Dialog>
  )
}

function Question({ text, deed, cancel, typed, doing, onConfirm, onClose }: Omit<Props, 'title' | 'isOpen'>) {
  const [entered, setEntered] = useState('')
  const isTyped = typed === undefined || entered.trim().normalize('NFC') === typed.word.normalize('NFC')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isTyped) onConfirm()
  }
  return (
    <form onSubmit={handleSubmit} className="grid gap-4">
      {text !== undefined && <p>{text}</p>}
      {typed !== undefined && (
        <Field
          label={typed.label}
          value={entered}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          hasNote={false}
          onChange={({ target }) => setEntered(target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" doing={doing} disabled={!isTyped}>
          {deed}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}
