import { inLanguage, readLanguage } from '@sopaan/contract/paths'
import { LANGUAGES } from '@sopaan/domain/languages'
import { useLocation } from 'react-router'
import { LANGUAGE_LINKS } from '#web/words/languages.ts'

type Props = {
  /** What of the address goes along after the path: its question, or also its part. */
  rest: string
}

/** The same page in each other language, as buttons of a few letters that load whole pages. */
export function LanguageLinks({ rest }: Props) {
  const here = readLanguage(useLocation().pathname)
  return LANGUAGES.filter((language) => language !== here.language).map((language) => (
    <a
      key={language}
      href={inLanguage(here.path, language) + rest}
      hrefLang={language}
      lang={language}
      title={LANGUAGE_LINKS[language].text}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-secondary hover:bg-surface-sunken hover:text-default"
    >
      <span aria-hidden="true">{LANGUAGE_LINKS[language].short}</span>
      <span className="sr-only">{LANGUAGE_LINKS[language].text}</span>
    </a>
  ))
}
