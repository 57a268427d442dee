import { type ReactNode, useEffect, useId, useRef } from 'react'

type Props = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode }

/** A question that must be answered before anything else: the browser's modal dialog, with the page behind it inert. */
export function Dialog({ title, isOpen, onClose, children }: Props) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen && dialog.current?.open) dialog.current.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} aria-labelledby={titleId} className="sheet" onClose={onClose}>
      <h2 id={titleId} className="type-subsection mb-4">
        {title}
      </h2>
      {children}
    </dialog>
  )
}
