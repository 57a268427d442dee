import { inLanguage, readLanguage } from '@sopaan/contract/paths'
import { useLocation } from 'react-router'
import { LANGUAGE_LINKS } from '#web/words/languages.ts'
import { listOtherLanguages } from './other-languages.ts'

type Props = {
  /** What of the address goes along after the path: its question, or also its part. */
  rest: string
}

/** The same page in each other language it is read in, as buttons of a few letters that load whole pages; a phone has room for one, and the rest in its menu. */
export function LanguageLinks({ rest }: Props) {
  const here = readLanguage(useLocation().pathname)
  return listOtherLanguages(here).map((language, at) => (
    <a
      key={language}
      href={inLanguage(here.path, language) + rest}
      hrefLang={language}
      lang={language}
      title={LANGUAGE_LINKS[language].text}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-control text-secondary hover:bg-surface-sunken hover:text-default ${at === 0 ? '' : 'max-sm:hidden'}`}
    >
      <span aria-hidden="true">{LANGUAGE_LINKS[language].short}</span>
      <span className="sr-only">{LANGUAGE_LINKS[language].text}</span>
    </a>
  ))
}
