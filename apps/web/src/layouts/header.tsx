import { inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import { useLocation } from 'react-router'
import { useSite } from '#web/site-state.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { LanguageLinks } from './language-links.tsx'
import { SiteMenu, useSiteLinks } from './site-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const POSITION =
  'inline-flex min-h-11 items-center rounded-control px-3 text-secondary no-underline hover:bg-surface-sunken hover:text-default aria-[current=page]:font-semibold aria-[current=page]:text-default'
const LINK = 'inline-flex min-h-11 items-center px-1 text-default no-underline hover:underline sm:px-3'

/** The head of every public page. Its links load whole pages: the page they lead to may stand without React. */
export function Header() {
  const { shell, language } = useWords()
  const { pathname, search } = useLocation()
  const { switches } = useSite()
  const places = useSiteLinks()
  const here = readLanguage(pathname).path
  return (
    <header className="border-b border-border bg-page">
      <div className="page-width flex min-h-16 items-center gap-1 sm:gap-2">
        <a
          href={inLanguage(paths.home(), language)}
          className="mr-auto inline-flex min-h-11 items-center text-default no-underline"
          aria-label={`${shell.productName}, ${shell.home}`}
        >
          <Logo name={shell.productName} />
        </a>
        <SiteMenu />
        <nav aria-label={shell.siteNavigation} className="flex max-lg:hidden">
          {places.map((name) => (
            <a
              key={name}
              href={inLanguage(paths[name](), language)}
              aria-current={here === paths[name]() ? 'page' : undefined}
              className={POSITION}
            >
              {shell.sitePlaces[name]}
            </a>
          ))}
          <a
            href={inLanguage(paths.choiceList(), language)}
            aria-current={here === paths.choiceList() ? 'page' : undefined}
            className={POSITION}
          >
            {shell.myList}
          </a>
        </nav>
        <LanguageLinks rest={search} />
        <ThemeSwitch />
        {/* The sign-in page knows whose dashboard it is, and asks whoever is signed out after all. */}
        <a
          href={inLanguage(paths.login(), language)}
          className={`${LINK} min-w-11 shrink-0 justify-center font-semibold only-signed-in`}
        >
          <span className="sm:hidden">
            <Icon name="home" />
          </span>
          <span className="max-sm:sr-only">{shell.myDashboard}</span>
        </a>
        <a href={inLanguage(paths.login(), language)} className={`${LINK} font-semibold only-signed-out`}>
          {shell.signIn}
        </a>
        {switches.signUps && (
          <a
            href={inLanguage(paths.signup(), language)}
            className={`${buttonClasses('pen')} min-h-11 max-sm:hidden only-signed-out`}
          >
            {shell.createAccount}
          </a>
        )}
      </div>
    </header>
  )
}
