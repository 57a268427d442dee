import type { GuideLine } from '@sopaan/contract/guides'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { useWords } from '#web/words/use-words.tsx'

/** Guides as sheets, each one link. */
export function GuideList({ guides }: { guides: readonly GuideLine[] }) {
  const { language } = useWords()
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {guides.map(({ slug, title, description }) => (
        <li key={slug}>
          <a
            href={inLanguage(paths.guide(slug), language)}
            className="block h-full rounded-box border border-border bg-surface p-4 text-default no-underline hover:border-primary"
          >
            <span className="type-card block">{title}</span>
            <span className="mt-1 block text-secondary">{description}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
