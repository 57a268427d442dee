import { useEffect, useRef } from 'react'
import { useWords } from '#web/words/use-words.tsx'

/** Over everything while an order is made or a payment is verified: nothing else may be pressed. */
export function ProcessingOverlay({ isShown }: { isShown: boolean }) {
  const { payments } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isShown && !dialog.current?.open) dialog.current?.showModal()
    if (!isShown && dialog.current?.open) dialog.current.close()
  }, [isShown])
  return (
    <dialog
      ref={dialog}
      className="request-overlay"
      aria-label={payments.checkout.processing}
      onCancel={(event) => event.preventDefault()}
    >
      <span className="spinner" aria-hidden="true" />
      <p role="status" className="type-subsection">
        {isShown ? payments.checkout.processing : ''}
      </p>
    </dialog>
  )
}
