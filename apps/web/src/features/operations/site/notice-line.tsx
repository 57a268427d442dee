import type { SiteSettings } from '@sopaan/contract/site'
import { writtenIn } from '@sopaan/domain/languages'
import { useWords } from '#web/words/use-words.tsx'

/** The notice that admins wrote for every page, in the page's language; nothing while there is none. */
export function NoticeLine({ notice }: Pick<SiteSettings, 'notice'>) {
  const { language } = useWords()
  if (notice === null) return null
  return (
    <div role="status" className="border-b border-border bg-highlight text-[#14163a]">
      <p className="page-width py-3 font-semibold">{writtenIn(language, notice.text)}</p>
    </div>
  )
}
