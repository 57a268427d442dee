import type { GuideFault, ManagedGuide } from '@sopaan/contract/managed-guides'
import type { Language } from '@sopaan/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/ui/loaded.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { LANGUAGE_NAMES } from '#web/words/languages.ts'
import { useWords } from '#web/words/use-words.tsx'
import { GuideText } from './guide-text.tsx'
import { guidePreviewQuery } from './managed-guides.queries.ts'

/** How long nothing is typed before the preview is made, ms. */
const PAUSE_MS = 400

type Props = { slug: ManagedGuide['slug']; language: Language; text: string }

/** What the page of a guide will show of a text, by the same parts, and what keeps it from being published. */
export function GuidePreview({ slug, language, text }: Props) {
  const { managedGuides: words } = useWords()
  const shown = useDebounced(text, PAUSE_MS)
  const query = useQuery(guidePreviewQuery(slug, language, shown))
  return (
    <section
      aria-label={words.previewIn(LANGUAGE_NAMES[language])}
      className="min-w-0 rounded-sheet border border-border bg-surface p-4 sm:p-5"
    >
      <h2 className="type-small mb-2 font-semibold text-secondary">{words.previewIn(LANGUAGE_NAMES[language])}</h2>
      {shown.trim() !== '' && (
        <Loaded query={query} failed={words.previewFailed}>
          {({ blocks, faults }) => (
            <>
              <Faults faults={faults} />
              <div lang={language}>
                <GuideText blocks={blocks} idPrefix={`${language}-`} />
              </div>
            </>
          )}
        </Loaded>
      )}
    </section>
  )
}

function Faults({ faults }: { faults: readonly GuideFault[] }) {
  const { managedGuides: words } = useWords()
  if (faults.length === 0) return null
  return (
    <ul className="mb-3 grid gap-1 font-semibold text-danger">
      {faults.map(({ code, line, link, page }) => (
        <li key={`${code} ${line} ${link} ${page}`} className="wrap-anywhere">
          {words.faults[code]({ line: String(line ?? ''), link: link ?? '', page: page ?? '' })}
        </li>
      ))}
    </ul>
  )
}
