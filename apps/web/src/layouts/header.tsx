import { inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import { useLocation } from 'react-router'
import { useSite } from '#web/site-state.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { LanguageLinks } from './language-links.tsx'
import { useSiteLinks } from './site-links.ts'
import { SiteMenu } from './site-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const HEADER_LINK =
  'inline-flex min-h-11 items-center px-2 min-[1400px]:px-2.5 text-[16px] whitespace-nowrap text-secondary no-underline hover:text-default aria-[current=page]:font-semibold aria-[current=page]:text-default aria-[current=page]:shadow-[inset_0_-2px_0_var(--primary)]'
const LINK =
  'inline-flex min-h-11 items-center px-1 whitespace-nowrap text-default no-underline hover:underline sm:px-2.5'

/** The head of every public page. Its links load whole pages: the page they lead to may stand without React. */
export function Header() {
  const { shell, language } = useWords()
  const { pathname, search } = useLocation()
  const { switches } = useSite()
  const here = readLanguage(pathname).path
  return (
    <header className="sticky top-0 z-30 border-b border-border bg-page print:static">
      <div className="page-width flex min-h-13 max-[339px]:px-3 items-center sm:gap-1 lg:min-h-14">
        <a
          href={inLanguage(paths.home(), language)}
          className="mr-auto inline-flex min-h-11 items-center text-default no-underline lg:mr-4"
          aria-label={`${shell.productName}, ${shell.home}`}
        >
          <Logo name={shell.productName} />
        </a>
        <SiteNavigation here={here} />
        <SiteMenu />
        <span className="flex items-center lg:ml-auto">
          <LanguageLinks rest={search} />
          <ThemeSwitch />
        </span>
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
        <a
          href={inLanguage(paths.login(), language)}
          data-sign-in={here === paths.home() ? 'home' : ''}
          className={`${LINK} shrink-0 font-semibold only-signed-out`}
        >
          {shell.signIn}
        </a>
        {switches.signUps && (
          <a
            href={inLanguage(paths.signup(), language)}
            className={`${buttonClasses('pen')} min-h-10 shrink-0 px-3.5 max-sm:hidden lg:max-[1239px]:hidden only-signed-out`}
          >
            {shell.createAccount}
          </a>
        )}
        <MyList here={here} />
      </div>
    </header>
  )
}

function SiteNavigation({ here }: { here: string }) {
  const { shell, language } = useWords()
  const { main } = useSiteLinks()
  return (
    <nav aria-label={shell.siteNavigation} className="flex max-lg:hidden">
      {main.map(({ name, path }) => (
        <a
          key={name}
          href={inLanguage(path, language)}
          aria-current={here === path ? 'page' : undefined}
          className={HEADER_LINK}
        >
          {shell.sitePlaces[name]}
        </a>
      ))}
    </nav>
  )
}

/** The way to the own list with how much is on it; on a phone it stands in the dock. */
function MyList({ here }: { here: string }) {
  const { shell, language } = useWords()
  return (
    <a
      href={inLanguage(paths.choiceList(), language)}
      suppressHydrationWarning
      aria-current={here === paths.choiceList() ? 'page' : undefined}
      className="ml-1 inline-flex h-10 shrink-0 items-center gap-2 rounded-control border border-border-control bg-surface px-3.5 font-semibold whitespace-nowrap text-default no-underline hover:bg-surface-sunken max-lg:hidden"
    >
      <Icon name="list" />
      {shell.myList}
      <span data-list-count="" className="list-count" suppressHydrationWarning />
    </a>
  )
}
