import { useLocation } from 'react-router'
import { inLanguage, paths, readLanguage } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { SiteMenu } from './site-menu.tsx'

const ROUND = 'inline-flex size-11 items-center justify-center rounded-control text-ink-2 hover:bg-sunk hover:text-ink'

/** The head of every public page. Its links load whole pages: the page they lead to may stand without React. */
export function Header() {
  const { shell, language } = useWords()
  const { pathname, search } = useLocation()
  const other = language === 'en' ? 'hi' : 'en'
  return (
    <header className="border-b border-line bg-page">
      <div className="page-width flex min-h-16 items-center gap-2">
        <a
          href={inLanguage(paths.home(), language)}
          className="mr-auto inline-flex min-h-11 items-center text-ink no-underline"
          aria-label={`${shell.productName}, ${shell.home}`}
        >
          <Logo name={shell.productName} />
        </a>
        <SiteMenu />
        <a
          href={inLanguage(readLanguage(pathname).path, other) + search}
          hrefLang={other}
          lang={other}
          title={shell.otherLanguage}
          className={ROUND}
        >
          <span aria-hidden="true">{shell.otherLanguageShort}</span>
          <span className="sr-only">{shell.otherLanguage}</span>
        </a>
        <button
          type="button"
          data-theme-switch
          aria-label={shell.changeTheme}
          title={shell.changeTheme}
          className={`${ROUND} only-with-script`}
        >
          <span className="in-data-[theme=dark]:hidden">
            <Icon name="moon" />
          </span>
          <span className="hidden in-data-[theme=dark]:inline">
            <Icon name="sun" />
          </span>
        </button>
      </div>
    </header>
  )
}
