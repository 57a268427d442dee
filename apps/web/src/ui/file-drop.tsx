import { type DragEvent, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type Props = {
  label: string
  /** What is taken: kinds and the largest size. */
  hint: string
  error?: string | undefined
  /** As the `accept` attribute has it. */
  accept: string
  isDisabled?: boolean
  /** As small as a button, beside what was handed in before; what is taken is said elsewhere on the page. */
  isFlat?: boolean
  onChoose: (file: File) => void
}

/** Dropping is for a mouse; the keyboard and a phone choose. Only the first file is taken. */
export function FileDrop({ label, hint, error, accept, isDisabled = false, isFlat = false, onChoose }: Props) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file && !isDisabled) onChoose(file)
  }
  return (
    <div>
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classNames(
          'relative flex items-center justify-center rounded-box border-2 border-dashed text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary-text',
          isFlat ? 'min-h-11 gap-x-2 px-4 lg:min-h-9' : 'min-h-32 flex-col gap-2 p-5',
          isOver ? 'border-primary-text bg-primary-soft' : 'border-border-control bg-surface hover:bg-surface-sunken',
          isDisabled && 'opacity-55',
        )}
      >
        <Icon name="upload" size={isFlat ? 20 : 28} />
        <span className="font-semibold text-primary-text">{label}</span>
        <span className={isFlat ? 'sr-only' : 'type-small text-tertiary'}>{hint}</span>
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={isDisabled}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) onChoose(file)
            // The same file may be chosen again after a mistake in it was mended.
            currentTarget.value = ''
          }}
        />
      </label>
      <p
        id={`${id}-error`}
        role="status"
        className={classNames('type-small font-semibold text-danger', isFlat ? 'not-empty:mt-1' : 'mt-1 min-h-6')}
      >
        {error}
      </p>
    </div>
  )
}
