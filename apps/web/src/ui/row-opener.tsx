import { classNames } from './class-names.ts'

type Props = { text: string; onOpen: () => void; className?: string }

/** The name of a row of a list, which opens it; the keys of the list put the focus on it. */
export function RowOpener({ text, onOpen, className }: Props) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(
        '-my-2 inline-flex min-h-11 items-center rounded-control text-start font-semibold wrap-anywhere text-primary-text hover:underline lg:max-w-60',
        className,
      )}
    >
      <span className="line-clamp-1">{text}</span>
    </button>
  )
}
