import { inLanguage, isReadIn, readLanguage } from '@sopaan/contract/paths'
import { PAGE_LANGUAGES } from '@sopaan/domain/languages'
import { useLocation } from 'react-router'
import { LANGUAGE_LINKS } from '#web/words/languages.ts'

type Props = {
  /** What of the address goes along after the path: its question, or also its part. */
  rest: string
}

/** The same page in each other language it is read in, as buttons of a few letters that load whole pages. */
export function LanguageLinks({ rest }: Props) {
  const here = readLanguage(useLocation().pathname)
  const others = PAGE_LANGUAGES.filter((language) => language !== here.language && isReadIn(here.path, language))
  return others.map((language, at) => (
    <a
      key={language}
      href={inLanguage(here.path, language) + rest}
      hrefLang={language}
      lang={language}
      title={LANGUAGE_LINKS[language].text}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-control text-secondary hover:bg-surface-sunken hover:text-default ${at === 0 ? '' : 'max-[359px]:hidden'}`}
    >
      <span aria-hidden="true">{LANGUAGE_LINKS[language].short}</span>
      <span className="sr-only">{LANGUAGE_LINKS[language].text}</span>
    </a>
  ))
}
