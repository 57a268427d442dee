import type { OwnMentor } from '@sopaan/contract/mentors'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'

const STUDY_YEARS = [1, 2, 3, 4, 5, 6]

/** The year a mentor studies in, or that the studies are over. */
export function StudyYear({ before }: { before: OwnMentor | null }) {
  const { mentoring } = useWords()
  const words = mentoring.apply
  return (
    <Select
      label={words.studyYear}
      name="studyYear"
      defaultValue={before === null ? '1' : String(before.fields.studyYear ?? '')}
    >
      {STUDY_YEARS.map((year) => (
        <option key={year} value={year}>
          {mentoring.year(year)}
        </option>
      ))}
      <option value="">{mentoring.graduated}</option>
    </Select>
  )
}
