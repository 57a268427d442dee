import { inLanguage, paths } from '@sopaan/contract/paths'
import type { GuideSlug } from '@sopaan/domain/counselling/guide-slugs'
import type { ReactNode } from 'react'
import { useWords } from '#web/words/use-words.tsx'

/** The way to a guide, from where its question arises. */
export function GuideLink({ guide, children }: { guide: GuideSlug; children: ReactNode }) {
  const { language } = useWords()
  return (
    <a
      href={inLanguage(paths.guide(guide), language)}
      className="inline-flex min-h-11 items-center font-semibold text-primary-text"
    >
      {children}
    </a>
  )
}
