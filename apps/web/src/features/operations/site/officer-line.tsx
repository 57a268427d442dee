import { useSite } from '#web/site-state.ts'
import { useWords } from '#web/words/use-words.tsx'

/** Who answers grievances, as the rules on data protection want it shown; nothing until somebody is named. */
export function OfficerLine() {
  const { officer: words } = useWords()
  const { officer } = useSite()
  if (officer === null) return null
  return (
    <section className="measure">
      <h2 className="type-subsection">{words.title}</h2>
      <p className="mt-3">
        {words.text(officer.name)} <a href={`mailto:${officer.email}`}>{officer.email}</a>
      </p>
    </section>
  )
}
