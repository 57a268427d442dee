import { useEffect, useRef } from 'react'
import { useIsBlocked } from '#web/blocking.ts'
import { useWords } from '#web/words/use-words.tsx'

/** Over everything while a blocking request runs for longer than a moment. */
export function RequestOverlay() {
  const { start } = useWords()
  const isBlocked = useIsBlocked()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isBlocked && !dialog.current?.open) dialog.current?.showModal()
    if (!isBlocked && dialog.current?.open) dialog.current.close()
  }, [isBlocked])
  return (
    <dialog
      ref={dialog}
      className="request-overlay"
      aria-label={start.pleaseWait}
      onCancel={(event) => event.preventDefault()}
    >
      <span className="spinner" aria-hidden="true" />
      <p role="status" className="type-subsection">
        {isBlocked ? start.pleaseWait : ''}
      </p>
    </dialog>
  )
}
