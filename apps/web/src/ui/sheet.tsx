import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

type Props = {
  /** The id that a `SheetButton` opens. */
  id: string
  title: string
  closeLabel: string
  /** From 1024 the content stands on the page as a column instead. */
  isBesideOnWide?: boolean
  /** From 640 it hangs from the bar at the top instead, and the page behind goes on. */
  isFromBar?: boolean
  /** Hears that it is about to open. */
  onOpen?: () => void
  children: ReactNode
}

/**
 * Content that opens above the page, from the bottom on phones and in the middle from 640. It is the browser's own
 * popover, so it opens without script, closes on Escape and on a press outside, and returns the focus.
 */
export function Sheet({ id, title, closeLabel, isBesideOnWide = false, isFromBar = false, onOpen, children }: Props) {
  return (
    <section
      id={id}
      popover="auto"
      aria-labelledby={`${id}-title`}
      className={classNames('sheet', isBesideOnWide && 'beside', isFromBar && 'from-bar')}
      onBeforeToggle={({ newState }) => newState === 'open' && onOpen?.()}
    >
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={`${id}-title`} className="type-subsection">
          {title}
        </h2>
        <IconButton
          icon="close"
          label={closeLabel}
          popoverTarget={id}
          popoverTargetAction="hide"
          className={classNames(isBesideOnWide && 'lg:hidden')}
        />
      </div>
      {children}
    </section>
  )
}

/** Closes an open sheet from code, after what was asked in it has been sent. */
export function closeSheet(id: string): void {
  const sheet = document.getElementById(id)
  if (sheet?.matches(':popover-open')) sheet.hidePopover()
}
