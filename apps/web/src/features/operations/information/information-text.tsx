import type { ReactNode } from 'react'
import { useWords } from '#web/words/use-words.tsx'
import { InformationFrame } from './information-frame.tsx'

/** A part of the page: paragraphs, then a list where there is one. */
type Section = { heading: string; text: readonly string[]; list?: readonly string[] }
type Props = {
  page: { title: string; description: string; lead: string; sections: readonly Section[] }
  /** What stands after the text: tables. */
  children?: ReactNode
}

/** A page to read that binds: its parts in order, and where to ask. */
export function InformationText({ page, children }: Props) {
  const { information: words } = useWords()
  return (
    <InformationFrame page={page} legal={words.updated(words.updatedOn)}>
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
    </InformationFrame>
  )
}
