import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { classNames } from './class-names.ts'
import { IsTitledByFrame } from './frame-title.ts'
import { Icon, type IconName } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { Logo } from './logo.tsx'
import { closeSheet, Sheet } from './sheet.tsx'
import { SkipLink } from './skip-link.tsx'

/** A place to go to. `isExact`: it is current on its own address alone, not on those below it. */
export type ShellItem = { key: string; label: string; icon: IconName; to: string; isExact?: boolean }

type Props = {
  productName: string
  /** Names the link that leads the keyboard past the menus. */
  skipLabel: string
  title: string
  /** Whether the page has a title of its own, and this one only says where it stands. */
  hasPageTitle: boolean
  mainLabel: string
  toolsLabel: string
  /** Names the button that opens every place on a phone, and the one that closes it. */
  menuLabel: string
  closeLabel: string
  items: readonly ShellItem[]
  tools: readonly ShellItem[]
  /** The five of the bar at the bottom of a phone, with the short words it has room for. */
  bar: readonly ShellItem[]
  person: { initials: string; name: string; note: string }
  /** Buttons at the end of the top bar. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of a dashboard: a rail of 248 pixels from 1024, a bar of five at the bottom below that. */
export function AppShell({
  productName,
  skipLabel,
  title,
  hasPageTitle,
  mainLabel,
  toolsLabel,
  menuLabel,
  closeLabel,
  items,
  tools,
  bar,
  person,
  actions,
  children,
}: Props) {
  const Title = hasPageTitle ? 'p' : 'h1'
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[248px_1fr]">
      <SkipLink label={skipLabel} to="#content" />
      <aside
        aria-label={productName}
        className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-r border-border bg-surface px-3 py-4 lg:flex"
      >
        <div className="px-2">
          <Logo name={productName} />
        </div>
        <nav aria-label={mainLabel}>
          <RailList items={items} />
        </nav>
        <nav aria-labelledby="rail-tools">
          <h2 id="rail-tools" className="type-tick px-3 pb-1 text-secondary">
            {toolsLabel}
          </h2>
          <RailList items={tools} />
        </nav>
        <div className="mt-auto flex items-center gap-3 border-t border-border px-2 pt-4">
          <span
            aria-hidden="true"
            className="inline-flex size-10 items-center justify-center rounded-chip bg-highlight type-small font-heading text-[#14163a]"
          >
            {person.initials}
          </span>
          <span>
            <span className="block font-semibold">{person.name}</span>
            <span className="type-small block text-tertiary">{person.note}</span>
          </span>
        </div>
      </aside>
      <div className="flex min-w-0 flex-col pb-20 lg:pb-0">
        <header className="sticky top-0 z-30 flex min-h-16 items-center gap-1 border-b border-border bg-page px-4 sm:gap-3 lg:px-9">
          <IconButton icon="menu" label={menuLabel} popoverTarget="places" className="-ms-2 lg:hidden" />
          <Title className="line-clamp-2 min-w-0 grow text-xl leading-tight font-heading hyphens-auto wrap-anywhere lg:text-2xl">
            {title}
          </Title>
          {actions}
        </header>
        <main id="content" tabIndex={-1} className="grow px-4 py-6 outline-none lg:px-8 lg:py-8">
          <IsTitledByFrame value={!hasPageTitle}>{children}</IsTitledByFrame>
        </main>
      </div>
      <Sheet id="places" title={menuLabel} closeLabel={closeLabel}>
        <nav aria-label={menuLabel}>
          <RailList items={items} onChoose={closeMenu} />
          <h3 className="type-tick mt-5 px-3 pb-1 text-secondary">{toolsLabel}</h3>
          <RailList items={tools} onChoose={closeMenu} />
        </nav>
      </Sheet>
      <nav aria-label={mainLabel} className="fixed inset-x-0 bottom-0 z-20 border-t border-border bg-surface lg:hidden">
        <ul className="grid grid-cols-5">
          {bar.map((item) => (
            <li key={item.key} className="min-w-0">
              <NavLink
                to={item.to}
                end={item.isExact === true}
                className={({ isActive }) =>
                  classNames(
                    'type-small flex min-h-16 flex-col items-center justify-center gap-1 text-center leading-tight font-semibold hyphens-auto wrap-anywhere no-underline',
                    isActive ? 'text-primary-text' : 'text-secondary',
                  )
                }
              >
                <Icon name={item.icon} size={24} />
                {item.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

const closeMenu = () => closeSheet('places')

function RailList({ items, onChoose }: { items: readonly ShellItem[]; onChoose?: () => void }) {
  return (
    <ul className="grid gap-0.5">
      {items.map((item) => (
        <li key={item.key}>
          <NavLink
            to={item.to}
            end={item.isExact === true}
            onClick={onChoose}
            className={({ isActive }) =>
              classNames(
                'flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold no-underline',
                isActive
                  ? 'bg-primary-soft text-primary-text'
                  : 'text-secondary hover:bg-surface-sunken hover:text-default',
              )
            }
          >
            <Icon name={item.icon} />
            {item.label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
