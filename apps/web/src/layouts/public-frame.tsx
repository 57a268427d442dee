import type { ReactNode } from 'react'
import { SiteNotice } from '#web/features/operations/site/site-notice.tsx'
import { InlineScript } from '#web/ui/inline-script.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { Dock } from './dock.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import listCount from './run-list-count.ts?inline-script'
import signInHint from './run-sign-in-hint.ts?inline-script'

/** What stands around a page of the public site: header and footer. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { shell } = useWords()
  return (
    <div className="public-frame flex min-h-dvh flex-col">
      <InlineScript source={signInHint} />
      <SkipLink label={shell.skipToContent} to="#content" />
      <SiteNotice />
      <Header />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer />
      <Dock />
      <InlineScript source={listCount} />
    </div>
  )
}
