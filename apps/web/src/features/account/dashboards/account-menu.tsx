import { paths } from '@sopaan/contract/paths'
import { type User, users } from '@sopaan/contract/users'
import { LANGUAGES, type Language } from '@sopaan/domain/languages'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { runBlocking } from '#web/blocking.ts'
import { setCurrentUser } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { dashboardOf } from '#web/identity/landing.ts'
import { signOut } from '#web/identity/leaving.ts'
import { useAction } from '#web/identity/use-action.ts'
import { initialsOf } from '#web/initials.ts'
import { countWaiting } from '#web/offline/own-store.ts'
import { Initials } from '#web/ui/app-shell.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { closeSheet } from '#web/ui/sheet.tsx'
import { LANGUAGE_NAMES } from '#web/words/languages.ts'
import { useWords } from '#web/words/use-words.tsx'
import { KEYS_SHEET } from './dashboard-keys.tsx'
import { chooseTheme, readTheme, THEME_NAMES, type Theme } from './theme-choice.ts'

/** The popover that the name in the rail opens, and the letters of it in the bar of a phone. */
export const ACCOUNT_MENU = 'account-menu'
const closeAccountMenu = () => closeSheet(ACCOUNT_MENU)

const ROW =
  'flex min-h-12 w-full items-center gap-4 rounded-control px-3 text-start font-semibold text-default no-underline hover:bg-surface-sunken'

/** What can be done about the account from every page: settings, looks, language, papers, help, and the way out. */
export function AccountMenu({ user }: { user: User }) {
  const { account } = useWords()
  const words = account.nav
  const dashboard = paths.dashboard(dashboardOf(user.role))
  return (
    <section id={ACCOUNT_MENU} popover="auto" aria-label={words.accountMenu} className="sheet from-rail">
      <div className="flex items-center gap-3 px-3 pb-3">
        <Initials of={initialsOf(user.fullName)} />
        <div className="min-w-0">
          <p className="truncate font-semibold">{user.fullName}</p>
          <p className="type-small truncate text-secondary">{user.email}</p>
        </div>
      </div>
      <MenuLink to={`${dashboard}/profile`} icon="gear" label={words.profileAndSettings} />
      <ThemeChoice />
      <LanguageChoice language={user.language} />
      {user.role !== 'admin' && <MenuLink to={`${dashboard}/purchases`} icon="wallet" label={words.items.purchases} />}
      <MenuLink to={`${dashboard}/resources/mental-health`} icon="help" label={words.items.resources} />
      <button type="button" popoverTarget={KEYS_SHEET} className={`${ROW} max-lg:hidden`}>
        <Icon name="help" />
        {account.keys.open}
      </button>
      <div className="mt-2 border-t border-border pt-2">
        <SignOutButton />
      </div>
    </section>
  )
}

/** Ends the sign-in. Where something that was done here would go with it, it is sent first, or told and pressed once more. */
function SignOutButton() {
  const { account, ownEdits } = useWords()
  const [lost, setLost] = useState(0)
  const leave = async () => {
    if (countWaiting() > 0 && lost === 0) {
      const { sendWaitingEdits } = await import('#web/offline/own-edits.ts')
      await sendWaitingEdits()
      if (countWaiting() > 0) return setLost(countWaiting())
    }
    await signOut({ done: account.signedOut, failed: account.signOutFailed })
  }
  return (
    <button type="button" className={ROW} onClick={() => runBlocking(leave)}>
      <Icon name="sign-out" />
      <span aria-live="polite">{lost === 0 ? account.nav.signOut : ownEdits.signOutLoses(String(lost))}</span>
    </button>
  )
}

function MenuLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <Link to={to} onClick={closeAccountMenu} className={ROW}>
      <Icon name={icon} />
      {label}
    </Link>
  )
}

/** Light, dark, or as the device is. */
function ThemeChoice() {
  const words = useWords().account.nav
  const [theme, setTheme] = useState(readTheme)
  const handleChoose = (next: Theme) => {
    setTheme(next)
    chooseTheme(next)
  }
  return (
    <Choice legend={words.theme}>
      {(name) =>
        THEME_NAMES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              checked={each === theme}
              onChange={() => handleChoose(each)}
              className="sr-only"
            />
            {words.themes[each]}
          </label>
        ))
      }
    </Choice>
  )
}

/** The language of the profile; the page speaks it at once. */
function LanguageChoice({ language }: { language: Language }) {
  const { account } = useWords()
  const action = useAction()
  const handleChoose = (next: Language) =>
    action.run(async () => setCurrentUser((await request(users.updateMe, { body: { language: next } })).data.user), {
      failed: account.updateFailed,
    })
  return (
    <Choice legend={account.nav.language}>
      {(name) =>
        LANGUAGES.map((each) => (
          <label key={each} lang={each}>
            <input
              type="radio"
              name={name}
              checked={each === language}
              disabled={action.isBusy}
              onChange={() => void handleChoose(each)}
              className="sr-only"
            />
            {LANGUAGE_NAMES[each]}
          </label>
        ))
      }
    </Choice>
  )
}

/** One of two or three, in one line with what it is about. */
function Choice({ legend, children }: { legend: string; children: (name: string) => ReactNode }) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} className="flex items-center gap-3 px-3 py-1">
      <span id={id} className="w-19 shrink-0 font-semibold text-secondary">
        {legend}
      </span>
      <div className="segments grow">{children(id)}</div>
    </div>
  )
}
