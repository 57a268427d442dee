import { useEffect, useRef } from 'react'
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Pixels between two toasts. Source: R414. */
const GUTTER = 8
/** How long a toast stays, ms, by kind. Source: R407 to R411. */
const DURATIONS = {
  blank: { duration: 4000 },
  error: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
  custom: { duration: 4000 },
}

/** What some notices of the specification begin with: no second mark stands before it. */
const SUCCESS_MARK = '✅'

/** Short messages at the top right, 16 pixels from the edge and at most 350 wide; at most 20 are kept. */
export function Toaster() {
  const { start } = useWords()
  const { toasts, handlers } = useToaster(DURATIONS)
  const newest = toasts[0]?.id
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // Shown anew with each toast, the place stands above a dialog that was opened since.
    if (newest === undefined || !place.current?.showPopover) return
    if (place.current.matches(':popover-open')) place.current.hidePopover()
    place.current.showPopover()
  }, [newest])
  return (
    <section
      ref={place}
      popover="manual"
      aria-label={start.messages}
      className="toasts"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map((toast) => (
        <Message
          key={toast.id}
          toast={toast}
          offset={handlers.calculateOffset(toast, { reverseOrder: false, gutter: GUTTER })}
          onHeight={(height) => handlers.updateHeight(toast.id, height)}
        />
      ))}
    </section>
  )
}

type Props = { toast: Toast; offset: number; onHeight: (height: number) => void }

function Message({ toast, offset, onHeight }: Props) {
  const message = resolveValue(toast.message, toast)
  const hasMark = typeof message === 'string' && message.startsWith(SUCCESS_MARK)
  return (
    <div
      ref={(element) => {
        if (element && toast.height === undefined) onHeight(element.getBoundingClientRect().height)
      }}
      {...toast.ariaProps}
      className={classNames('toast', !toast.visible && 'toast-leaves')}
      style={{ transform: `translateY(${offset}px)` }}
    >
      {toast.type === 'success' && !hasMark && <Icon name="check" />}
      {toast.type === 'error' && <Icon name="close" />}
      <p>{message}</p>
    </div>
  )
}
