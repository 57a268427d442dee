import { paths, TOOL_NAMES } from '@sopaan/contract/paths'
import type { Switches } from '@sopaan/contract/site'
import type { StaffRole } from '@sopaan/contract/staff-roles'
import type { User } from '@sopaan/contract/users'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Fragment, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { dashboardOf } from '#web/identity/landing.ts'
import { mayOpen } from '#web/identity/staff-areas.ts'
import { initialsOf } from '#web/initials.ts'
import { AppShell, type ShellItem } from '#web/ui/app-shell.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { ACCOUNT_MENU, AccountMenu } from './account-menu.tsx'
import { DashboardKeys } from './dashboard-keys.tsx'
import { ADMIN_GROUPS, MENU, type MenuEntry, PHONE_BAR } from './menu.ts'
import type { PaletteLink } from './palette-links.ts'
import { predictorSearchOf } from './predictor-start.ts'

const ENTRIES: ReadonlyMap<string, MenuEntry> = new Map(MENU.map((entry) => [entry.key, entry]))

/** How much waits behind a place, and whether some of it is late or failed. */
export type MenuCounts = Partial<Record<MenuEntry['key'], { count: number; isUrgent: boolean }>>

type Props = {
  user: User
  /** What admins keep open; absent: everything. */
  switches?: Switches
  bell?: ReactNode
  /** What waits behind places. */
  counts?: MenuCounts
  children: ReactNode
}

/** Pages that no menu leads to, whose place the top bar names all the same. */
const UNLISTED = [
  ['/tests', 'tests'],
  ['/become-a-mentor', 'becomeAMentor'],
  ['/checkout', 'checkout'],
  ['/checkout/done', 'checkout'],
  ['/mentor-profile', 'mentorProfile'],
] as const

const ALL_OPEN: Switches = { signUps: true, payments: true, mentoring: true, events: true }

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }))

type PaletteButtonProps = {
  places: readonly ShellItem[]
  pages: readonly PaletteLink[]
  tools: readonly PaletteLink[]
  isAdmin: boolean
  staffRoles: readonly StaffRole[]
}

/** The frame around every page of a signed-in person: what there is to go to, who it is, and the way out. */
export function DashboardFrame({ user, switches = ALL_OPEN, bell, counts = {}, children }: Props) {
  const { account, shell } = useWords()
  const { pathname } = useLocation()
  const { tools, ...places } = linksOf(user, switches, account.nav, shell.toolNames)
  const [all, bar] = [withCounts(places.all, counts, account.nav), withCounts(places.bar, counts, account.nav)]
  const listed = all.filter(({ key }) => ENTRIES.get(key)?.group !== 'none')
  const items = user.role === 'admin' ? groupedItems(listed, account.nav) : listed
  const current = [...tools, ...all].findLast(({ to }) => to.split('?', 1)[0] === pathname)
  // A page of one thing, such as a session, stands under the place that leads to it.
  const section = all.find(({ to, isExact }) => !isExact && pathname.startsWith(`${to}/`))
  const unlisted = UNLISTED.find(([path]) => pathname === paths.dashboard(dashboardOf(user.role)) + path)?.[1]
  const profilePath = `${paths.dashboard(dashboardOf(user.role))}/profile`
  return (
    <AppShell
      productName={shell.productName}
      skipLabel={shell.skipToContent}
      title={
        current?.key === 'home' && user.role !== 'admin'
          ? account.welcome(user.fullName)
          : (current?.label ?? (unlisted ? account.nav.unlisted[unlisted] : (section?.label ?? shell.productName)))
      }
      hasPageTitle={current === undefined || !isTitledByFrame(current.key)}
      isDense={user.role === 'admin'}
      mainLabel={shell.mainNavigation}
      menuLabel={account.nav.more}
      closeLabel={shell.close}
      items={items}
      bar={bar}
      person={{
        initials: initialsOf(user.fullName),
        name: user.fullName,
        note: noteOf(user, account),
        menuId: ACCOUNT_MENU,
        label: account.nav.accountMenu,
      }}
      actions={
        <>
          <PaletteButton
            pages={withOtherWords(all, account.palette.also)}
            tools={tools}
            places={all}
            isAdmin={user.role === 'admin'}
            staffRoles={user.staffRoles}
          />
          {bell}
          <AccountMenu user={user} />
        </>
      }
    >
      <Fragment key={user.language}>
        {user.mustEnrolTwoFactor && (
          <div className="mb-6">
            <Banner title={account.twoFactorFirst} tone="error">
              <Link to={`${profilePath}#two-factor`} className={`${buttonClasses('line')} mt-3`}>
                {account.turnOn}
              </Link>
            </Banner>
          </div>
        )}
        {children}
      </Fragment>
    </AppShell>
  )
}

/** The places of a person, in words; a tool that the menu leads to is there once. */
function linksOf(user: User, switches: Switches, words: Words['account']['nav'], names: Words['shell']['toolNames']) {
  const dashboard = paths.dashboard(dashboardOf(user.role))
  const labels: Readonly<Record<string, string>> = { ...words.items, ...names }
  const all = MENU.filter(
    ({ roles, opensWith }) =>
      roles.includes(user.role) && (opensWith === undefined || switches[opensWith] || user.role === 'admin'),
  )
    .map(({ orElse, ...entry }) => ({ ...entry, path: mayOpen(user, dashboard + entry.path) ? entry.path : orElse }))
    .filter(
      (entry): entry is typeof entry & { path: string } =>
        entry.path !== undefined && mayOpen(user, dashboard + entry.path),
    )
    .map(
      ({ path, key, icon, group }): ShellItem => ({
        key,
        icon,
        label: labels[key] ?? key,
        to: dashboard + path + (key === 'college-predictor' ? predictorSearchOf(user) : ''),
        isExact: path === '' || key === 'tools',
        ...(user.role !== 'admin' && (group === 'tools' || group === 'more') && { group: words.groups[group] }),
      }),
    )
  const tools = TOOL_NAMES.map((key) => ({
    key,
    icon: 'calculator' as const,
    label: names[key],
    to: dashboard + paths.tool(key),
  })).filter(({ to }) => !all.some((place) => place.to.split('?', 1)[0] === to))
  const short: Readonly<Record<string, string>> = words.short
  const bar = PHONE_BAR[user.role].flatMap((key) => {
    const place = all.find((each) => each.key === key)
    return place ? [{ ...place, label: short[key] ?? place.label }] : []
  })
  return { all, tools, bar }
}

/** Under the name: the class and the examination, where they were told; else the role. */
function noteOf({ role, studentFacts }: User, { nav, studyClasses, targetOf }: Words['account']): string {
  if (role !== 'mentee') return nav.roles[role]
  const { studyClass, targetYear } = studentFacts
  const told = [
    studyClass == null ? '' : studyClasses[studyClass],
    targetYear == null ? '' : targetOf(String(targetYear)),
  ]
  return told.filter(Boolean).join(', ') || nav.roles.mentee
}

/** Places with what waits behind each; nothing where nothing waits. */
function withCounts(items: readonly ShellItem[], counts: MenuCounts, words: Words['account']['nav']): ShellItem[] {
  const waiting: Readonly<Record<string, { count: number; isUrgent: boolean } | undefined>> = counts
  return items.map((item) => {
    const { count = 0, isUrgent = false } = waiting[item.key] ?? {}
    if (count === 0) return item
    const text = groupIndian(count)
    const label = item.key === 'choices' ? words.onList(text) : words.waiting(text)
    return { ...item, count: { text, isUrgent, label } }
  })
}

/** The places of admins by group. */
function groupedItems(items: readonly ShellItem[], words: Words['account']['nav']): ShellItem[] {
  const groupOf = (key: string) => ADMIN_GROUPS.find(([, keys]) => keys.some((each) => each === key))?.[0]
  const order: readonly string[] = ADMIN_GROUPS.flatMap(([, keys]) => keys)
  return items
    .map((item) => {
      const group = groupOf(item.key)
      return { ...item, ...(group !== undefined && { group: words.groups[group] }) }
    })
    .toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key))
}

function withOtherWords(items: readonly ShellItem[], also: Readonly<Record<string, string>>): PaletteLink[] {
  return items.map((item) => ({ ...item, ...(also[item.key] !== undefined && { also: also[item.key] }) }))
}

/** Whether the page of a place has no title of its own, so that the frame's is the one of the page. */
function isTitledByFrame(key: string): boolean {
  return ENTRIES.get(key)?.isTitledByFrame === true
}

/** Opens the palette, by a press or by Ctrl-K (Cmd-K on a Mac); its code comes with the first opening. */
function PaletteButton({ places, ...props }: PaletteButtonProps) {
  const words = useWords().account.palette
  const [isOpen, setIsOpen] = useState(false)
  const openPalette = useCallback(() => setIsOpen(true), [])
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setIsOpen((was) => !was)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
  return (
    <>
      <button
        type="button"
        title={words.openHint}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={openPalette}
        className="inline-flex size-11 shrink-0 items-center justify-center gap-2 rounded-control border border-transparent text-secondary hover:bg-surface-sunken lg:w-72 lg:justify-start lg:border-border-control lg:bg-surface lg:px-3"
      >
        <Icon name="search" />
        <span className="line-clamp-1 grow text-start break-all max-lg:sr-only">
          {props.isAdmin ? words.open : words.labelPages}
        </span>
        <span aria-hidden="true" className="type-small whitespace-nowrap text-tertiary max-lg:hidden">
          Ctrl K
        </span>
      </button>
      <DashboardKeys places={places} isStaff={props.isAdmin} onSearch={openPalette} />
      {isOpen && (
        <Suspense>
          <CommandPalette {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
