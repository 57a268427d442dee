import { inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { SiteNotice } from '#web/features/operations/site/site-notice.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { InlineScript } from '#web/ui/inline-script.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import listCount from './run-list-count.ts?inline-script'
import signInHint from './run-sign-in-hint.ts?inline-script'
import wayBack from './run-way-back.ts?inline-script'

/** The four places of a phone's dock. */
const DOCK_LINKS = [
  { name: 'predict', path: paths.tool('college-predictor'), icon: 'search' },
  { name: 'myList', path: paths.choiceList(), icon: 'list' },
  { name: 'whatNow', path: paths.whatNow(), icon: 'calendar' },
  { name: 'help', path: paths.mentalHealth(), icon: 'chat' },
] as const satisfies readonly { name: string; path: string; icon: IconName }[]

/** What stands around a page of the public site: header and footer. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { shell } = useWords()
  return (
    <div className="public-frame flex min-h-dvh flex-col">
      <InlineScript source={signInHint} />
      <SkipLink label={shell.skipToContent} to="#content" />
      <SiteNotice />
      <Header />
      {shell.trial !== undefined && <TrialNote {...shell.trial} />}
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer />
      <Dock />
      <InlineScript source={listCount} />
      <InlineScript source={wayBack} />
    </div>
  )
}

/** Says on every page of a language on trial that nobody who speaks it has read the words, and asks to be told. */
function TrialNote({ note, report }: { note: string; report: string }) {
  return (
    <p className="border-b border-border bg-surface print:hidden">
      <span className="page-width type-small flex flex-wrap items-center gap-x-3 py-1 text-secondary">
        {note}
        <a href={paths.contact()} className="inline-flex min-h-11 items-center font-semibold text-default underline">
          {report}
        </a>
      </span>
    </p>
  )
}

/** The foot of the screen on a phone: where one goes most, under the thumb. It hides where a keyboard leaves little height. */
function Dock() {
  const { shell, language } = useWords()
  const here = readLanguage(useLocation().pathname).path
  return (
    <nav aria-label={shell.dockNavigation} className="dock print:hidden">
      {DOCK_LINKS.map(({ name, path, icon }) => (
        <a
          key={name}
          href={inLanguage(path, language)}
          aria-current={here === path ? 'page' : undefined}
          suppressHydrationWarning
        >
          <Icon name={icon} size={22} />
          {name === 'myList' ? shell.myList : shell.sitePlaces[name]}
          {name === 'myList' && <span data-list-count="" className="list-count" suppressHydrationWarning />}
        </a>
      ))}
    </nav>
  )
}
