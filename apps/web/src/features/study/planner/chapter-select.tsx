import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { PlanView } from './plan-view.ts'

const GROUPS = ['physics', 'chemistry', 'mathematics', 'other'] as const

/** The chapters of a person's plan to choose one from, by subject, or none. */
export function ChapterSelect({ view, chosen }: { view: PlanView; chosen: string }) {
  const { planner: words } = useWords()
  return (
    <Select label={words.chapter} name="chapterKey" hasNote={false} defaultValue={chosen}>
      <option value="">{words.noChapter}</option>
      {GROUPS.map((subject) => {
        const chapters = view.input.chapters.filter((chapter) => chapter.subject === subject)
        if (chapters.length === 0) return null
        return (
          <optgroup key={subject} label={words.subjects[subject]}>
            {chapters.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </optgroup>
        )
      })}
    </Select>
  )
}
