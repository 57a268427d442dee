import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { classNames } from './class-names.ts'
import { IsTitledByFrame } from './frame-title.ts'
import { Icon, type IconName } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { Logo } from './logo.tsx'
import { PAGE_ACTION } from './page-action.tsx'
import { closeSheet, Sheet } from './sheet.tsx'
import { SkipLink } from './skip-link.tsx'

/** A place to go to. */
export type ShellItem = {
  key: string
  label: string
  icon: IconName
  to: string
  /** It is current on its own address alone, not on those below it. */
  isExact?: boolean
  /** The heading it stands under, with those next to it that have the same. */
  group?: string
  /** How much waits there, said in full by `label`. */
  count?: { text: string; isUrgent: boolean; label: string }
}

type Props = {
  productName: string
  /** Names the link that leads the keyboard past the menus. */
  skipLabel: string
  title: string
  /** Whether the page has a title of its own, and this one only says where it stands. */
  hasPageTitle: boolean
  /** Lists are worked through here: they begin right below the bar. */
  isDense?: boolean
  mainLabel: string
  /** Names the button that opens every place on a phone, and the one that closes it. */
  menuLabel: string
  closeLabel: string
  items: readonly ShellItem[]
  /** The five of the bar at the bottom of a phone, with the short words it has room for. */
  bar: readonly ShellItem[]
  /** Who is there; `menuId` names the popover with what can be done about the account, and `label` the buttons that open it. */
  person: { initials: string; name: string; note: string; menuId: string; label: string }
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
  isDense = false,
  mainLabel,
  menuLabel,
  closeLabel,
  items,
  bar,
  person,
  actions,
  children,
}: Props) {
  const Title = hasPageTitle ? 'p' : 'h1'
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[248px_1fr]">
      <SkipLink label={skipLabel} to="#content" />
      <Rail productName={productName} mainLabel={mainLabel} items={items} person={person} />
      <div className="flex min-w-0 flex-col pb-20 lg:pb-0">
        <header className="sticky top-0 z-30 flex min-h-16 items-center gap-1 border-b border-border bg-page px-4 sm:gap-3 lg:px-9">
          <IconButton icon="menu" label={menuLabel} popoverTarget="places" className="-ms-2 lg:hidden" />
          <Title className="line-clamp-2 min-w-0 grow text-xl leading-tight font-heading hyphens-auto wrap-anywhere lg:text-2xl">
            {title}
          </Title>
          <div id={PAGE_ACTION} className="hidden shrink-0 font-semibold lg:not-empty:block" />
          {actions}
          <button
            type="button"
            popoverTarget={person.menuId}
            className="inline-flex size-11 shrink-0 items-center justify-center lg:hidden"
          >
            <span className="sr-only">{person.label}</span>
            <Initials of={person.initials} isSmall />
          </button>
        </header>
        <main
          id="content"
          tabIndex={-1}
          className={classNames(
            'shell-main grow px-4 py-6 outline-none lg:px-8',
            isDense ? 'lg:pt-4 lg:pb-8' : 'lg:py-8',
          )}
        >
          <IsTitledByFrame value={!hasPageTitle}>{children}</IsTitledByFrame>
        </main>
      </div>
      <Sheet id="places" title={menuLabel} closeLabel={closeLabel}>
        <nav aria-label={menuLabel}>
          <RailList items={items} onChoose={closeMenu} />
        </nav>
      </Sheet>
      <PhoneBar label={mainLabel} items={bar} />
    </div>
  )
}

/** Every place beside the page, and who is there. */
function Rail({
  productName,
  mainLabel,
  items,
  person,
}: Pick<Props, 'productName' | 'mainLabel' | 'items' | 'person'>) {
  return (
    <aside
      aria-label={productName}
      className="sticky top-0 hidden h-dvh flex-col gap-3 border-r border-border bg-surface px-3 py-3 lg:flex"
    >
      <div className="px-2">
        <Logo name={productName} />
      </div>
      <nav aria-label={mainLabel} className="-mx-3 min-h-0 grow overflow-y-auto px-3">
        <RailList items={items} />
      </nav>
      <div className="-mt-1 border-t border-border pt-2">
        <button
          type="button"
          popoverTarget={person.menuId}
          className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 text-start hover:bg-surface-sunken"
        >
          <span className="sr-only">{person.label}</span>
          <Initials of={person.initials} />
          <span className="min-w-0 grow">
            <span className="block truncate font-semibold">{person.name}</span>
            <span className="type-small block truncate text-tertiary">{person.note}</span>
          </span>
          <Icon name="sort" size={18} />
        </button>
      </div>
    </aside>
  )
}

/** The five places at the thumb, on a phone. */
function PhoneBar({ label, items }: { label: string; items: readonly ShellItem[] }) {
  return (
    <nav aria-label={label} className="fixed inset-x-0 bottom-0 z-20 border-t border-border bg-surface lg:hidden">
      <ul className="grid grid-cols-5">
        {items.map((item) => (
          <li key={item.key} className="min-w-0">
            <NavLink
              to={item.to}
              end={item.isExact === true}
              className={({ isActive }) =>
                classNames(
                  'type-small relative flex min-h-16 flex-col items-center justify-center gap-1 text-center leading-tight font-semibold hyphens-auto wrap-anywhere no-underline',
                  isActive ? 'text-primary-text' : 'text-secondary',
                )
              }
            >
              <Icon name={item.icon} size={24} />
              {item.label}
              {item.count !== undefined && (
                <span className="absolute top-1.5 left-1/2 ms-1.5">
                  <CountChip count={item.count} isStrong />
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Somebody by the first letters of the name. */
export function Initials({ of, isSmall = false }: { of: string; isSmall?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-chip bg-highlight type-small font-heading text-[#14163a]',
        isSmall ? 'size-8' : 'size-10',
      )}
    >
      {of}
    </span>
  )
}

const closeMenu = () => closeSheet('places')

function RailList({ items, onChoose }: { items: readonly ShellItem[]; onChoose?: () => void }) {
  const groups = [...Map.groupBy(items, ({ group = '' }) => group)]
  return (
    <div className={classNames('grid', groups.length > 1 ? 'gap-3 lg:gap-1.5' : 'gap-3')}>
      {groups.map(([group, ofGroup]) => (
        <div key={group}>
          {group !== '' && <p className="type-tick px-3 pb-0.5 text-tertiary">{group}</p>}
          <ul className={classNames('grid', groups.length > 1 ? 'gap-0.5 lg:gap-0' : 'gap-0.5')}>
            {ofGroup.map((item) => (
              <li key={item.key}>
                <RailLink item={item} row={rowOf(groups.length, items.length)} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** More rows than this have to be the lowest to stand on one screen. */
const ROWS_MAX = 16

/** How high a row is: as a thumb needs it, and lower where a pointer meets many; all of them stand on one screen. */
function rowOf(groups: number, places: number): string {
  if (groups < 2) return 'min-h-11'
  return places > ROWS_MAX ? 'min-h-11 lg:min-h-7.5' : 'min-h-11 lg:min-h-7.5 lg:[@media(min-height:46rem)]:min-h-9.5'
}

type RailLinkProps = { item: ShellItem; row: string; onChoose: (() => void) | undefined }

function RailLink({ item: { to, isExact, icon, label, count }, row, onChoose }: RailLinkProps) {
  return (
    <NavLink
      to={to}
      end={isExact === true}
      onClick={onChoose}
      className={({ isActive }) =>
        classNames(
          'flex items-center gap-3 rounded-control px-3 font-semibold no-underline',
          row,
          isActive ? 'bg-primary-soft text-primary-text' : 'text-secondary hover:bg-surface-sunken hover:text-default',
        )
      }
    >
      <Icon name={icon} />
      <span className="min-w-0 grow">{label}</span>
      {count !== undefined && <CountChip count={count} />}
    </NavLink>
  )
}

/** How much waits: a chip beside a place. The name of the place stays what it is; what the number means is its description. */
function CountChip({ count, isStrong = false }: { count: NonNullable<ShellItem['count']>; isStrong?: boolean }) {
  const calm = isStrong ? 'bg-primary text-on-primary' : 'bg-surface-sunken text-secondary'
  return (
    <span
      title={count.label}
      className={classNames(
        'type-small inline-flex items-center justify-center rounded-chip px-1.5 leading-none tabular-nums',
        isStrong ? 'h-5 min-w-5' : 'h-5.5 min-w-5.5',
        count.isUrgent ? 'bg-danger-soft text-danger' : calm,
      )}
    >
      {count.text}
    </span>
  )
}
