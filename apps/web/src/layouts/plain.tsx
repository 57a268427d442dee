import { inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import { LANGUAGES } from '@sopaan/domain/languages'
import { Link, Outlet, useLocation } from 'react-router'
import { Logo } from '#web/ui/logo.tsx'
import { LANGUAGE_LINKS } from '#web/words/languages.ts'
import { useWords } from '#web/words/use-words.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export const handle = { hydrate: true }

/** A page for somebody without an account: the name of the product, the other language, and nothing to sign in to. */
export default function PlainLayout() {
  const { shell, language } = useWords()
  return (
    <div className="min-h-dvh bg-page">
      <header className="border-b border-border">
        <div className="page-width flex min-h-16 items-center gap-2">
          <a
            href={inLanguage(paths.home(), language)}
            className="mr-auto inline-flex min-h-11 items-center text-default no-underline"
            aria-label={`${shell.productName}, ${shell.home}`}
          >
            <Logo name={shell.productName} />
          </a>
          <OtherLanguages />
          <ThemeSwitch />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="page-width py-8 outline-none sm:py-12">
        <Outlet />
      </main>
    </div>
  )
}

/** The same page in each other language: what the page holds in its history entry, such as a link's token, goes along. */
function OtherLanguages() {
  const { pathname, search, state } = useLocation()
  const here = readLanguage(pathname)
  return LANGUAGES.filter((language) => language !== here.language).map((language) => (
    <Link
      key={language}
      to={inLanguage(here.path, language) + search}
      state={state}
      replace
      hrefLang={language}
      lang={language}
      className="inline-flex min-h-11 items-center px-3 font-semibold text-default no-underline hover:underline"
    >
      {LANGUAGE_LINKS[language].text}
    </Link>
  ))
}
