import { Outlet } from 'react-router'
import { SiteNotice } from '#web/features/site/site-notice.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** The public site: header, page, footer. */
export default function PublicLayout() {
  const { shell } = useWords()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={shell.skipToContent} to="#content" />
      <SiteNotice />
      <Header />
      <main id="content" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
