import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type Props = {
  /** What is marked, by its key; the script of the page sets `aria-pressed` and hears the press. */
  value: string
  /** Says what it marks, the same whether it is set or not. */
  label: string
  /** Words beside the drawing, before and after it is set; with them it is named by them and what it marks. */
  words?: { off: string; on: string; of: string }
  /** Drawn as a plus, and as a tick once it is set. */
  isAdd?: boolean
  className?: string
}

/** A mark on something, set and taken off by pressing. It works with and without React, once the page's script has run. */
export function Bookmark({ value, label, words, isAdd = false, className }: Props) {
  return (
    <button
      type="button"
      data-bookmark={value}
      aria-label={words ? undefined : label}
      suppressHydrationWarning
      className={classNames('bookmark only-with-script', words && 'bookmark-wide', className)}
    >
      {isAdd ? (
        <>
          <span className="add-off">
            <Icon name="plus" size={22} />
          </span>
          <span className="add-on">
            <Icon name="check" size={22} />
          </span>
        </>
      ) : (
        <Icon name="bookmark" size={22} />
      )}
      {words && (
        <span>
          <span className="bookmark-off">{words.off}</span>
          <span className="bookmark-on">{words.on}</span>
          <span className="sr-only">: {words.of}</span>
        </span>
      )}
    </button>
  )
}
