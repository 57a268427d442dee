import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Monday to Friday, from 0: chosen at first. */
const WORKDAYS = [0, 1, 2, 3, 4]

type Props = {
  /** The day whose hours are copied, from 0, Monday. */
  from: number
  onCopy: (to: readonly number[]) => void
}

/** Copies the hours of a day to other days of the week, whose own they take the place of. */
export function CopyHours({ from, onCopy }: Props) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const [isOpen, setOpen] = useState(false)
  const day = words.weekdays[from] ?? ''
  const [chosen, setChosen] = useState<readonly number[]>([])
  const toggle = (at: number) =>
    setChosen((days) => (days.includes(at) ? days.filter((each) => each !== at) : [...days, at]))
  const open = () => {
    setChosen(WORKDAYS.filter((at) => at !== from))
    setOpen(true)
  }
  const copy = () => {
    onCopy(chosen)
    setOpen(false)
  }
  return (
    <>
      <button
        type="button"
        aria-label={words.copyFrom(day)}
        onClick={open}
        className="inline-flex min-h-11 min-w-11 items-center rounded-control font-semibold text-primary-text hover:underline"
      >
        {words.copyHours}
      </button>
      <Dialog title={words.copyFrom(day)} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="grid gap-4">
          <p className="text-secondary">{words.copyHint}</p>
          <div className="grid">
            {words.weekdays.map(
              (name, at) =>
                at !== from && (
                  <Checkbox key={name} label={name} checked={chosen.includes(at)} onChange={() => toggle(at)} />
                ),
            )}
          </div>
          <div className="flex flex-wrap gap-3">
            <Button onClick={copy}>{words.copy}</Button>
            <Button look="quiet" onClick={() => setOpen(false)}>
              {mentoring.session.keep}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
