import { paths, type ToolName } from '@sopaan/contract/paths'
import type { Switches } from '@sopaan/contract/site'
import type { User } from '@sopaan/contract/users'
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { runBlocking } from '#web/blocking.ts'
import { dashboardOf } from '#web/identity/landing.ts'
import { signOut } from '#web/identity/leaving.ts'
import { AppShell, type ShellItem } from '#web/ui/app-shell.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import type { IconName } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { MENU, MENU_TOOLS, PHONE_BAR } from './menu.ts'
import type { PaletteLink } from './palette-links.ts'
import { predictorSearchOf } from './predictor-start.ts'

type Props = {
  user: User
  /** What admins keep open; absent: everything. */
  switches?: Switches
  bell?: ReactNode
  children: ReactNode
}

/** Pages that no menu leads to, whose place the top bar names all the same. */
const UNLISTED = [
  ['/tests', 'tests'],
  ['/resources', 'resources'],
  ['/become-a-mentor', 'becomeAMentor'],
  ['/checkout', 'checkout'],
  ['/checkout/done', 'checkout'],
  ['/mocks', 'mocks'],
  ['/mentor-profile', 'mentorProfile'],
] as const

const ALL_OPEN: Switches = { signUps: true, payments: true, mentoring: true, events: true }

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }))

type PaletteButtonProps = { pages: readonly PaletteLink[]; tools: readonly PaletteLink[]; isAdmin: boolean }

/** The frame around every page of a signed-in person: what there is to go to, who it is, and the way out. */
export function DashboardFrame({ user, switches = ALL_OPEN, bell, children }: Props) {
  const { account, shell } = useWords()
  const { pathname } = useLocation()
  const { items, tools, bar } = linksOf(user, switches, account.nav, shell.toolNames)
  const current = [...items, ...tools].findLast(({ to }) => to.split('?', 1)[0] === pathname)
  // A page of one thing, such as a session, stands under the place that leads to it.
  const section = items.find(({ to, isExact }) => !isExact && pathname.startsWith(`${to}/`))
  const unlisted = UNLISTED.find(([path]) => pathname === paths.dashboard(dashboardOf(user.role)) + path)?.[1]
  const profilePath = `${paths.dashboard(dashboardOf(user.role))}/profile`
  return (
    <AppShell
      productName={shell.productName}
      skipLabel={shell.skipToContent}
      title={current?.label ?? (unlisted ? account.nav.unlisted[unlisted] : (section?.label ?? shell.productName))}
      hasPageTitle={current === undefined || !isTitledByFrame(current.key)}
      mainLabel={shell.mainNavigation}
      toolsLabel={account.nav.tools}
      menuLabel={account.nav.more}
      closeLabel={shell.close}
      items={items}
      tools={tools}
      bar={bar}
      person={{ initials: initialsOf(user.fullName), name: user.fullName, note: account.nav.roles[user.role] }}
      actions={
        <>
          <PaletteButton pages={items} tools={tools} isAdmin={user.role === 'admin'} />
          {bell}
          <Button
            look="line"
            className="whitespace-nowrap max-sm:min-h-11 max-sm:px-3"
            onClick={() => runBlocking(() => signOut({ done: account.signedOut, failed: account.signOutFailed }))}
          >
            {account.nav.signOut}
          </Button>
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

/** The places of a person, in words. */
function linksOf(user: User, switches: Switches, words: Words['account']['nav'], names: Words['shell']['toolNames']) {
  const dashboard = paths.dashboard(dashboardOf(user.role))
  const items = MENU.filter(
    ({ roles, opensWith }) =>
      roles.includes(user.role) && (opensWith === undefined || switches[opensWith] || user.role === 'admin'),
  ).map(({ path, key, icon }) => ({
    key,
    icon,
    label: words.items[key],
    to: dashboard + path,
    isExact: path === '',
  }))
  const tools = MENU_TOOLS.map((key) => ({
    key,
    icon: TOOL_ICONS[key] ?? ('list' as const),
    label: names[key],
    to: dashboard + paths.tool(key) + (key === 'college-predictor' ? predictorSearchOf(user) : ''),
  }))
  const short: Readonly<Record<string, string>> = words.short
  const places: readonly ShellItem[] = [...items, ...tools]
  const bar = PHONE_BAR[user.role].flatMap((key) => {
    const place = places.find((each) => each.key === key)
    return place ? [{ ...place, label: short[key] ?? place.label }] : []
  })
  return { items, tools, bar }
}

const TOOL_ICONS: Partial<Record<ToolName, IconName>> = { 'college-predictor': 'cap', 'study-planner': 'calendar' }

/** Whether the page of a place has no title of its own, so that the frame's is the one of the page. */
function isTitledByFrame(key: string): boolean {
  return MENU.find((entry) => entry.key === key)?.isTitledByFrame === true
}

function initialsOf(name: string): string {
  const steps = name.trim().split(/\s+/)
  return `${steps[0]?.[0] ?? ''}${steps.length > 1 ? (steps.at(-1)?.[0] ?? '') : ''}`.toUpperCase()
}

/** Opens the palette, by a press or by Ctrl-K (Cmd-K on a Mac); its code comes with the first opening. */
function PaletteButton(props: PaletteButtonProps) {
  const words = useWords().account.palette
  const [isOpen, setIsOpen] = useState(false)
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
      <IconButton
        icon="search"
        label={words.open}
        title={words.openHint}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <CommandPalette {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
