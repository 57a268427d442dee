import type { LinkFacts } from '@sopaan/contract/auth'
import { formatDateTime } from '@sopaan/domain/time/format'
import { Banner } from '#web/ui/banner.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** When and where a link was asked for, and a word of warning in another browser. */
export function LinkOrigin({ facts }: { facts: LinkFacts }) {
  const { auth, language } = useWords()
  const when = formatDateTime(facts.requestedAt, language)
  return (
    <div className="mb-6 grid gap-3">
      <p className="text-secondary">{auth.links.askedOn(when, facts.device ?? auth.links.someBrowser)}</p>
      {!facts.isSameBrowser && <Banner title={auth.links.otherBrowser} tone="note" />}
    </div>
  )
}
