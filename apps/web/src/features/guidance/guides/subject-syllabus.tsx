import { SYLLABUS } from '@sopaan/domain/syllabus/syllabus'
import type { Subject, SyllabusChapter } from '@sopaan/domain/syllabus/syllabus-chapter'
import { Badge } from '#web/ui/badge.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** The chapters of a subject by the class they are taught in, each under its published heading. */
export function SubjectSyllabus({ subject }: { subject: Subject }) {
  const { resources } = useWords()
  const words = resources.library
  const chapters = SYLLABUS.filter((chapter) => chapter.subject === subject)
  return (
    <details className="rounded-box border border-border bg-surface px-4">
      <summary className="flex min-h-14 flex-wrap items-center gap-x-3">
        <span className="type-card">{words.subjects[subject]}</span>
        <span className="text-secondary tabular-nums">{words.chapters(chapters.length)}</span>
      </summary>
      <div className="grid gap-x-8 gap-y-6 pb-5 sm:grid-cols-2">
        {([11, 12] as const).map((schoolClass) => (
          <section key={schoolClass}>
            <h3 className="font-semibold">{words.schoolClass(schoolClass)}</h3>
            <ul className="mt-2 grid gap-2">
              {chapters
                .filter((chapter) => chapter.schoolClass === schoolClass)
                .map((chapter) => (
                  <Chapter key={chapter.key} chapter={chapter} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  )
}

function Chapter({ chapter: { key, name, mainUnit, advancedHead } }: { chapter: SyllabusChapter }) {
  const { resources, syllabus } = useWords()
  const words = resources.library
  const title = syllabus.chapter(key, name)
  const unit = syllabus.unit(mainUnit ?? advancedHead ?? '')
  return (
    <li>
      {title}
      {mainUnit === null && (
        <>
          {' '}
          <Badge tone="reach">{words.advancedAlone}</Badge>
        </>
      )}
      {advancedHead === null && (
        <>
          {' '}
          <Badge tone="plain">{words.mainAlone}</Badge>
        </>
      )}
      {unit !== title && <span className="type-small block text-tertiary">{unit}</span>}
    </li>
  )
}
