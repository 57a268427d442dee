import { mentorsFrom, paths } from '@sopaan/contract/paths'
import { isStateChoice } from '@sopaan/domain/choice-lists/choice-list'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  /** What is to be moved and its position from 1, its key where it is one choice; open while there is something. */
  seat: { name: string; key: string | undefined; place: number; published?: string | undefined } | undefined
  count: number
  onMove: (place: number) => void
  onRemove: () => void
  onClose: () => void
}

/** What can be done with a row: a typed position, in a long list quicker than any number of steps; a step; off the list. */
export function MoveDialog({ seat, count, onMove, onRemove, onClose }: Props) {
  const { choices: words } = useWords()
  return (
    <Dialog title={words.moveTitle} isOpen={seat !== undefined} onClose={onClose}>
      {seat && (
        <>
          <p className="text-secondary">{seat.name}</p>
          <p className="mb-4 type-small text-tertiary">{seat.published}</p>
          <Steps seat={seat} count={count} onMove={onMove} onClose={onClose} />
          <MovePositionForm key={seat.name} seat={seat} count={count} onMove={onMove} onClose={onClose} />
          <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-border pt-4">
            <Button
              look="danger"
              onClick={() => {
                onClose()
                onRemove()
              }}
            >
              {words.takeOff}
            </Button>
            {seat.key !== undefined && !isStateChoice(seat.key) && <Mentors choiceKey={seat.key} name={seat.name} />}
          </div>
        </>
      )}
    </Dialog>
  )
}

type StepProps = Pick<Props, 'count' | 'onMove' | 'onClose'> & { seat: NonNullable<Props['seat']> }

function Steps({ seat: { place }, count, onMove, onClose }: StepProps) {
  const { choices: words } = useWords()
  const steps = [
    { label: words.toTop, to: 1 },
    { label: words.stepUp, to: place - 1 },
    { label: words.stepDown, to: place + 1 },
  ]
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      {steps.map(({ label, to }) => (
        <Button
          key={label}
          look="line"
          disabled={to < 1 || to > count || to === place}
          onClick={() => {
            onMove(to)
            onClose()
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

function Mentors({ choiceKey, name }: { choiceKey: string; name: string }) {
  const { choices: words, language } = useWords()
  const { pathname } = useLocation()
  const [institute = '', programme = ''] = choiceKey.split('/')
  return (
    <a
      href={mentorsFrom(pathname, paths.mentorsOf(institute, programme), language)}
      aria-label={words.mentorsOf(name)}
      className="inline-flex min-h-11 items-center text-primary-text hover:underline"
    >
      {words.mentors}
    </a>
  )
}

function MovePositionForm({ seat, count, onMove, onClose }: StepProps) {
  const { choices: words } = useWords()
  const [error, setError] = useState<string>()
  const last = groupIndian(count)
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const place = Number(new FormData(event.currentTarget).get('place'))
        if (!Number.isInteger(place) || place < 1 || place > count) return setError(words.movePlaceWrong(last))
        onMove(place)
        onClose()
      }}
    >
      <Field
        label={words.movePlace(last)}
        name="place"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={String(seat.place)}
        error={error}
        hasNote={false}
      />
      <Button type="submit">{words.moveSubmit}</Button>
      <Button look="quiet" onClick={onClose}>
        {words.cancel}
      </Button>
    </form>
  )
}
