import type { User } from '@sopaan/contract/users'
import { Fragment, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { runBlocking } from '#web/blocking.ts'
import { dashboardOf } from '#web/identity/landing.ts'
import { signOut } from '#web/identity/leaving.ts'
import { paths } from '#web/paths.ts'
import { AppShell, type ShellItem } from '#web/ui/app-shell.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { predictorSearchOf } from './predictor-start.ts'

/** The frame around every page of a signed-in person: what there is to go to, who it is, and the way out. */
export function DashboardFrame({ user, children }: { user: User; children: ReactNode }) {
  const { account, shell } = useWords()
  const { pathname } = useLocation()
  const { items, tools, bar } = itemsFor(user, account.nav, shell.toolNames)
  const current = [...items, ...tools].findLast(({ to }) => to.split('?', 1)[0] === pathname)
  const profilePath = `${paths.dashboard(dashboardOf(user.role))}/profile`
  return (
    <AppShell
      productName={shell.productName}
      title={current?.label ?? account.nav.home}
      hasPageTitle={current === undefined || !TITLED_BY_FRAME.includes(current.key)}
      mainLabel={shell.mainNavigation}
      toolsLabel={account.nav.tools}
      items={items}
      tools={tools}
      bar={bar}
      person={{ initials: initialsOf(user.fullName), name: user.fullName, note: account.nav.roles[user.role] }}
      actions={
        <Button look="line" onClick={() => runBlocking(() => signOut(account.signedOut))}>
          {account.nav.signOut}
        </Button>
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

/** Places whose page has no title of its own, so that the frame's is the one of the page. */
const TITLED_BY_FRAME: readonly string[] = ['home', 'profile', 'settings']

function itemsFor(user: User, words: Words['account']['nav'], names: Words['shell']['toolNames']) {
  const dashboard = dashboardOf(user.role)
  const home: ShellItem = {
    key: 'home',
    label: words.home,
    icon: 'home',
    to: paths.dashboard(dashboard),
    isExact: true,
  }
  const profile: ShellItem = { key: 'profile', label: words.profile, icon: 'person', to: `${home.to}/profile` }
  const help: ShellItem = {
    key: 'help',
    label: words.resources,
    icon: 'calendar',
    to: `${home.to}/resources/mental-health`,
  }
  const settings: ShellItem = { key: 'settings', label: words.settings, icon: 'filters', to: `${home.to}/settings` }
  const predictor: ShellItem = {
    key: 'predictor',
    label: words.predictor,
    icon: 'cap',
    to: paths.dashboardTool(dashboard, 'college-predictor') + predictorSearchOf(user),
  }
  const tool = (name: Parameters<typeof paths.dashboardTool>[1], label: string): ShellItem => ({
    key: name,
    label,
    icon: 'list',
    to: paths.dashboardTool(dashboard, name),
  })
  const rank = tool('rank-calculator', words.rank)
  return {
    items: user.role === 'admin' ? [home, settings, profile, help] : [home, profile, help],
    tools: [
      predictor,
      tool('state-college-predictor', names['state-college-predictor']),
      rank,
      tool('percentile-calculator', words.percentile),
      tool('marking-scheme', words.marking),
      tool('cgpa-calculator', words.cgpa),
      tool('branch-comparison', words.branches),
    ],
    bar: [
      home,
      { ...predictor, label: words.predictorShort },
      { ...rank, label: words.rankShort },
      { ...help, label: words.resourcesShort },
      { ...profile, label: words.me },
    ],
  }
}

function initialsOf(name: string): string {
  const steps = name.trim().split(/\s+/)
  return `${steps[0]?.[0] ?? ''}${steps.length > 1 ? (steps.at(-1)?.[0] ?? '') : ''}`.toUpperCase()
}
