import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  /** The seat to move and its place from 1; the dialog is open while there is one. */
  seat: { name: string; place: number } | undefined
  count: number
  onMove: (place: number) => void
  onClose: () => void
}

/** Asks for the place a seat should go to: in a long list quicker than any number of steps. */
export function MoveDialog({ seat, count, onMove, onClose }: Props) {
  const { choices: words } = useWords()
  return (
    <Dialog title={words.moveTitle} isOpen={seat !== undefined} onClose={onClose}>
      {seat && <MovePositionForm key={seat.name} seat={seat} count={count} onMove={onMove} onClose={onClose} />}
    </Dialog>
  )
}

function MovePositionForm({ seat, count, onMove, onClose }: Props & { seat: NonNullable<Props['seat']> }) {
  const { choices: words } = useWords()
  const [error, setError] = useState<string>()
  const last = groupIndian(count)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const place = Number(new FormData(event.currentTarget).get('place'))
        if (!Number.isInteger(place) || place < 1 || place > count) return setError(words.movePlaceWrong(last))
        onMove(place)
        onClose()
      }}
    >
      <p className="mb-4 text-secondary">{seat.name}</p>
      <Field
        label={words.movePlace(last)}
        name="place"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={String(seat.place)}
        error={error}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit">{words.moveSubmit}</Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
