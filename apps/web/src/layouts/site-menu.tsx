import { inLanguage, paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { BUILT_TOOLS } from './footer.tsx'

const ID = 'site-menu'
const LINK = 'flex min-h-11 items-center rounded-control px-4 text-ink no-underline hover:bg-sunk'

/**
 * The way to every tool, from the head of each public page: a word on wide screens, three strokes on phones. The browser
 * opens and closes it, by Escape and by a click beside it too, so it needs no script.
 */
export function SiteMenu() {
  const { shell, language } = useWords()
  return (
    <nav aria-label={shell.mainNavigation} className="max-sm:order-last">
      <button
        type="button"
        popoverTarget={ID}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control text-ink-2 hover:bg-sunk hover:text-ink sm:px-3"
      >
        <span className="sm:hidden">
          <Icon name="menu" />
        </span>
        <span className="max-sm:sr-only">{shell.tools}</span>
        <span className="max-sm:hidden">
          <Icon name="chevron" />
        </span>
      </button>
      <ul id={ID} popover="auto" className="site-menu">
        {BUILT_TOOLS.map((name) => (
          <li key={name}>
            <a href={inLanguage(paths.tool(name), language)} className={LINK}>
              {shell.toolNames[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
