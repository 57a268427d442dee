import { paths } from '@sopaan/contract/paths'
import { users } from '@sopaan/contract/users'
import { LANGUAGES, type Language } from '@sopaan/domain/languages'
import { runBlocking } from '#web/blocking.ts'
import { setCurrentUser } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { dashboardOf } from '#web/identity/landing.ts'
import { signOut } from '#web/identity/leaving.ts'
import { useAction } from '#web/identity/use-action.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { countWaiting } from '#web/offline/own-store.ts'
import type { IconName } from '#web/ui/icon.tsx'
import type { Words } from '#web/words/en.ts'
import { LANGUAGE_NAMES } from '#web/words/languages.ts'
import { useWords } from '#web/words/use-words.tsx'
import { ACCOUNT_MENU } from './account-menu.tsx'
import type { PaletteLink } from './palette-links.ts'
import { chooseTheme, readTheme, THEME_NAMES } from './theme-choice.ts'

type ActionKey = Exclude<keyof Words['account']['palette']['actions'], 'themes' | 'language' | 'signOut'>

/** What mentees, mentors and everybody can do, and the part of a page where it is done. */
const WAYS: Readonly<Record<'mentee' | 'mentor' | 'all', readonly (readonly [ActionKey, IconName, string])[]>> = {
  mentee: [
    ['book', 'video', '/mentors'],
    ['logMock', 'paper', '/mocks'],
    ['addStudy', 'calendar', paths.tool('study-planner')],
    ['timer', 'clock', paths.tool('study-planner')],
    ['refund', 'undo', '/purchases'],
    ['receipt', 'wallet', '/purchases'],
    ['buy', 'tag', '/plans'],
    ['ranks', 'cap', '/profile#study'],
    ['calendars', 'calendar', '/profile#calendars'],
  ],
  mentor: [
    ['hours', 'clock', '/availability'],
    ['answer', 'video', ''],
    ['receipt', 'wallet', '/purchases'],
    ['calendars', 'calendar', '/profile#calendars'],
  ],
  all: [
    ['password', 'lock', '/profile#password'],
    ['email', 'person', '/profile#email'],
    ['twoFactor', 'shield', '/profile#two-factor'],
    ['notices', 'bell', '/profile#notifications'],
    ['exportData', 'person', '/profile#data'],
    ['leave', 'person', '/profile#leave'],
  ],
}

/** What the palette does besides leading to pages: ways to what is done there, the theme, the language, and the way out. */
export function usePaletteActions(): PaletteLink[] {
  const { account } = useWords()
  const words = account.palette.actions
  const { role, language } = useSignedIn()
  const { run } = useAction()
  const dashboard = paths.dashboard(dashboardOf(role))
  const ways = [...(role === 'admin' ? [] : WAYS[role]), ...WAYS.all].map(
    ([key, icon, path]): PaletteLink => ({ key: `do-${key}`, icon, to: dashboard + path, ...words[key] }),
  )
  const done = (
    key: string,
    icon: IconName,
    name: { label: string; also: string },
    run: () => unknown,
  ): PaletteLink => ({
    ...{ key: `do-${key}`, icon, to: dashboard, run },
    ...name,
  })
  const speak = (next: Language) =>
    run(async () => setCurrentUser((await request(users.updateMe, { body: { language: next } })).data.user), {
      failed: account.updateFailed,
    })
  const themes = THEME_NAMES.filter((each) => each !== readTheme()).map((each) =>
    done(`theme-${each}`, 'eye', words.themes[each], () => chooseTheme(each)),
  )
  const languages = LANGUAGES.filter((each) => each !== language).map((each) =>
    done(`language-${each}`, 'chat', { label: LANGUAGE_NAMES[each], also: words.language }, () => speak(each)),
  )
  const said = { done: account.signedOut, failed: account.signOutFailed }
  const out = done('sign-out', 'sign-out', words.signOut, () => {
    // What was done here and is not sent would go with it: the menu sends it first, and tells.
    if (countWaiting() > 0) document.getElementById(ACCOUNT_MENU)?.showPopover()
    else runBlocking(() => signOut(said))
  })
  return [...ways, ...themes, ...languages, out]
}
