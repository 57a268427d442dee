import { inLanguage, paths } from '@sopaan/contract/paths'
import type { ReactNode } from 'react'
import { DocumentHead } from '#web/document-head.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** A part of the page: paragraphs, then a list where there is one. */
type Section = { heading: string; text: readonly string[]; list?: readonly string[] }
type Props = {
  page: { title: string; description: string; lead: string; sections: readonly Section[] }
  /** Whether it binds anybody, and so names its day and that no lawyer has read it yet. */
  isLegal: boolean
  /** What stands after the text: tables. */
  children?: ReactNode
}

/** A page to read: its parts in order under a table of them, and where to ask. */
export function InformationText({ page, isLegal, children }: Props) {
  const { information: words, language } = useWords()
  return (
    <>
      <DocumentHead title={page.title} description={page.description} />
      <PageHead>
        <h1 className="type-title">{page.title}</h1>
        <p className="type-lead measure mt-4 text-secondary">{page.lead}</p>
        {isLegal && (
          <p className="type-small measure mt-4 text-secondary">
            {words.updated(words.updatedOn)} {words.legalNote}
          </p>
        )}
      </PageHead>
      <div className="page-width grid gap-10 py-10 sm:py-14">
        {page.sections.map((section) => (
          <section key={section.heading} className="measure">
            <h2 className="type-subsection">{section.heading}</h2>
            {section.text.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
            {section.list && (
              <ul className="mt-3 grid list-disc gap-2 ps-6 marker:text-primary-text">
                {section.list.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {children}
        <p>
          <a href={inLanguage(paths.contact(), language)} className={buttonClasses('line')}>
            {words.questions}
          </a>
        </p>
      </div>
    </>
  )
}
