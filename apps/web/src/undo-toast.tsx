import toast from 'react-hot-toast/headless'

/** How long there is to undo an action, ms: time to read a line and to reach the button. */
const UNDO_MS = 10_000

/** Says what was done, with a button that takes it back. `onUndo` says itself what came of that. */
export function toastWithUndo(text: string, label: string, onUndo: () => void): void {
  toast.success(
    ({ id }) => (
      <span className="flex flex-wrap items-center gap-x-4">
        <span>{text}</span>
        <button
          type="button"
          className="pointer-events-auto min-h-11 font-semibold text-primary-text underline"
          onClick={() => {
            toast.dismiss(id)
            onUndo()
          }}
        >
          {label}
        </button>
      </span>
    ),
    { duration: UNDO_MS },
  )
}
