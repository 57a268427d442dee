import { findExamPaper } from '@sopaan/domain/ranks/exam-papers'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { type OwnPattern, SITTING_PAPERS, type SittingPaper } from './sitting-state.ts'

const NAME_MAX = 80
/** What an own paper may be; beyond it nobody sits. */
const OWN_LIMITS = {
  questions: { min: 1, max: 60, usual: 25 },
  minutes: { min: 5, max: 360, usual: 180 },
  correct: { min: 1, max: 10, usual: 4 },
  wrong: { min: 0, max: 10, usual: 1 },
} as const

type Props = { onBegin: (begun: { paper: SittingPaper; name: string; own: OwnPattern }) => void }

/** Which paper is sat: one whose pattern is known, or an own one. The questions are on the reader's own sheet or screen. */
export function SittingSetup({ onBegin }: Props) {
  const { sittings: words } = useWords()
  const [paper, setPaper] = useState<SittingPaper>('jee-main-1')
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const known = paper === 'own' ? undefined : findExamPaper(paper)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const name = String(entered.get('name')).trim()
    const read = (field: keyof typeof OWN_LIMITS) => Number(entered.get(field) ?? OWN_LIMITS[field].usual)
    const own = {
      questions: read('questions'),
      minutes: read('minutes'),
      correct: read('correct'),
      wrong: read('wrong'),
    }
    const faults = {
      ...(name === '' && { name: words.nameMissing }),
      ...Object.fromEntries(
        Object.entries(OWN_LIMITS)
          .filter(([field, { min, max }]) => !isWhole(own[field as keyof OwnPattern], min, max))
          .map(([field, { min, max }]) => [field, words.wholeBetween(min, max)]),
      ),
    }
    setWrong(faults)
    if (Object.keys(faults).length === 0) onBegin({ paper, name, own })
  }
  return (
    <Card>
      <form noValidate onSubmit={handleSubmit} className="grid gap-4">
        <Select
          label={words.paper}
          name="paper"
          hasNote={false}
          value={paper}
          onChange={({ currentTarget: { value } }) =>
            setPaper(SITTING_PAPERS.find((each) => each === value) ?? 'jee-main-1')
          }
        >
          {SITTING_PAPERS.map((value) => (
            <option key={value} value={value}>
              {words.papers[value]}
            </option>
          ))}
        </Select>
        {known === undefined ? (
          <div className="grid grid-cols-2 gap-x-3">
            {(['questions', 'minutes', 'correct', 'wrong'] as const).map((field) => (
              <Field
                key={field}
                label={words.own[field]}
                name={field}
                type="number"
                inputMode="numeric"
                min={OWN_LIMITS[field].min}
                max={OWN_LIMITS[field].max}
                defaultValue={OWN_LIMITS[field].usual}
                error={wrong[field]}
              />
            ))}
          </div>
        ) : (
          <p className="text-secondary">
            {words.pattern(
              known.sections.reduce((sum, { questions }) => sum + questions, 0),
              known.maxMarks,
              known.durationMinutes,
            )}
          </p>
        )}
        <Field label={words.name} hint={words.nameHint} name="name" maxLength={NAME_MAX} error={wrong.name} />
        <Button type="submit" className="justify-self-start">
          {words.begin}
        </Button>
      </form>
    </Card>
  )
}

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}
