import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

/** A deed or a place in a menu. A deed that destroys is red. */
export type MenuItem =
  | { key: string; label: string; onChoose: () => void; isDanger?: boolean; isDisabled?: boolean }
  | { key: string; label: string; to: string; isReload?: boolean }

type Props = {
  label: string
  items: readonly MenuItem[]
  /** Its button shows its words, where it stands beside others; absent: three dots. */
  isWritten?: boolean
}

/**
 * The deeds of one row or thing behind one button. The browser's own popover: Escape and a press outside close it and give the focus
 * back. It hangs under its button, and from the bottom of the screen where the browser cannot hang it.
 */
export function Menu({ label, items, isWritten = false }: Props) {
  const id = useId()
  return (
    <>
      {isWritten ? (
        <Button look="line" popoverTarget={id} className="lg:min-h-9">
          {label}
          <Icon name="chevron" />
        </Button>
      ) : (
        <IconButton icon="more" label={label} popoverTarget={id} className="text-default!" />
      )}
      <div id={id} popover="auto" className="row-menu">
        <ul aria-label={label}>
          {items.map((item) => (
            <li key={item.key}>
              <Item item={item} close={() => document.getElementById(id)?.hidePopover()} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

const ITEM =
  'flex min-h-11 w-full items-center rounded-control px-3 text-start font-semibold no-underline hover:bg-surface-sunken disabled:opacity-55'

function Item({ item, close }: { item: MenuItem; close: () => void }): ReactNode {
  if ('to' in item) {
    return (
      <Link
        to={item.to}
        reloadDocument={item.isReload ?? false}
        onClick={close}
        className={classNames(ITEM, 'text-default')}
      >
        {item.label}
      </Link>
    )
  }
  return (
    <button
      type="button"
      disabled={item.isDisabled}
      onClick={() => {
        close()
        item.onChoose()
      }}
      className={classNames(ITEM, item.isDanger ? 'text-danger' : 'text-default')}
    >
      {item.label}
    </button>
  )
}
