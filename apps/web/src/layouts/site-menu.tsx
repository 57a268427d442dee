import { inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import { useLocation } from 'react-router'
import { useSite } from '#web/site-state.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LANGUAGE_LINKS } from '#web/words/languages.ts'
import { useWords } from '#web/words/use-words.tsx'
import { BUILT_TOOLS } from './footer.tsx'
import { listOtherLanguages } from './other-languages.ts'
import { useSiteLinks } from './site-links.ts'

const ID = 'site-menu'
const LINK = 'flex min-h-11 items-center rounded-control px-4 text-default no-underline hover:bg-surface-sunken'

/**
 * The way to every tool, from the head of each public page: a word on wide screens, three strokes on others, where the
 * other places stand in it too. The browser opens and closes it, by Escape and by a click beside it, so it needs no script.
 */
export function SiteMenu() {
  const { shell, language } = useWords()
  const { switches } = useSite()
  const { main, others } = useSiteLinks()
  return (
    <nav aria-label={shell.mainNavigation} className="max-lg:order-last">
      <button
        type="button"
        popoverTarget={ID}
        className="site-menu-button inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control text-secondary hover:bg-surface-sunken hover:text-default lg:px-3"
      >
        <span className="lg:hidden">
          <Icon name="menu" />
        </span>
        <span className="sr-only lg:hidden">{shell.menu}</span>
        <span className="max-lg:hidden">{shell.tools}</span>
        <span className="max-lg:hidden">
          <Icon name="chevron" />
        </span>
      </button>
      <ul id={ID} popover="auto" className="site-menu">
        {main.map(({ name, path }) => (
          <li key={name} className="lg:hidden">
            <a href={inLanguage(path, language)} className={`${LINK} font-semibold`}>
              {shell.sitePlaces[name]}
            </a>
          </li>
        ))}
        <li className="lg:hidden">
          <a href={inLanguage(paths.choiceList(), language)} className={`${LINK} font-semibold`}>
            {shell.myList}
          </a>
        </li>
        {switches.signUps && (
          <li className="only-signed-out sm:hidden">
            <a href={inLanguage(paths.signup(), language)} className={`${LINK} font-semibold`}>
              {shell.createAccount}
            </a>
          </li>
        )}
        {others.map(({ name, path }) => (
          <li key={name}>
            <a href={inLanguage(path, language)} className={`${LINK} font-semibold`}>
              {shell.sitePlaces[name]}
            </a>
          </li>
        ))}
        <li aria-hidden="true" className="mx-4 my-2 border-t border-border" />
        {BUILT_TOOLS.map((name) => (
          <li key={name}>
            <a href={inLanguage(paths.tool(name), language)} className={LINK}>
              {shell.toolNames[name]}
            </a>
          </li>
        ))}
        <MoreLanguages />
      </ul>
    </nav>
  )
}

/** The same page in the languages that the head of a phone has no room for, by their whole names. */
function MoreLanguages() {
  const { pathname, search } = useLocation()
  const here = readLanguage(pathname)
  const [, ...others] = listOtherLanguages(here)
  return others.map((language) => (
    <li key={language} className="mt-2 border-t border-border pt-2">
      <a href={inLanguage(here.path, language) + search} hrefLang={language} lang={language} className={LINK}>
        {LANGUAGE_LINKS[language].text}
      </a>
    </li>
  ))
}
