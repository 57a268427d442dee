import { inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import { useLocation } from 'react-router'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** The four places of a phone's dock. */
const DOCK_LINKS = [
  { name: 'predict', path: paths.tool('college-predictor'), icon: 'search' },
  { name: 'myList', path: paths.choiceList(), icon: 'list' },
  { name: 'whatNow', path: paths.whatNow(), icon: 'calendar' },
  { name: 'help', path: paths.mentalHealth(), icon: 'chat' },
] as const satisfies readonly { name: string; path: string; icon: IconName }[]

/** The foot of the screen on a phone: where one goes most, under the thumb. It hides where a keyboard leaves little height. */
export function Dock() {
  const { shell, language } = useWords()
  const here = readLanguage(useLocation().pathname).path
  return (
    <nav aria-label={shell.dockNavigation} className="dock print:hidden">
      {DOCK_LINKS.map(({ name, path, icon }) => (
        <a key={name} href={inLanguage(path, language)} aria-current={here === path ? 'page' : undefined}>
          <Icon name={icon} size={22} />
          {name === 'myList' ? shell.myList : shell.sitePlaces[name]}
          {name === 'myList' && <span data-list-count="" className="list-count" suppressHydrationWarning />}
        </a>
      ))}
    </nav>
  )
}
