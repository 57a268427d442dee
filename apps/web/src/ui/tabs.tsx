import { Link } from 'react-router'
import { classNames } from './class-names.ts'

type Props = {
  label: string
  tabs: readonly { key: string; label: string; count: string; to: string; isCurrent: boolean }[]
}

/** Parts of one answer, each at its own address: links, so they work without script and can be shared. */
export function Tabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label} className="rounded-box bg-surface-sunken p-1.5 max-sm:w-full max-sm:p-0.5">
      <ul className="grid auto-cols-fr grid-flow-col gap-1 sm:flex">
        {tabs.map((tab) => (
          <li key={tab.key} className="min-w-0">
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.isCurrent ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 flex-wrap items-center justify-center gap-x-1.5 rounded-control px-1 py-1 text-[15px] text-center leading-tight font-semibold hyphens-auto wrap-anywhere no-underline sm:flex-nowrap sm:whitespace-nowrap sm:gap-2 sm:px-4 sm:text-[17px]',
                tab.isCurrent ? 'bg-surface text-default shadow-1' : 'text-secondary hover:text-default',
              )}
            >
              {tab.label} <span className="font-semibold text-tertiary tabular-nums">{tab.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
