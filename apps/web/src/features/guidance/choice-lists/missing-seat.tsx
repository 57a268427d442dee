import { spellSeat } from '@sopaan/domain/seats/spelled-seat'
import { useWords } from '#web/words/use-words.tsx'
import { useDegree } from './use-degree.ts'

/** What a seat was that the tables do not have any more, as far as its key says, and that it is gone. */
export function MissingSeat({ seatKey }: { seatKey: string }) {
  const { choices: words, predictor } = useWords()
  const { course, quota, seatType, gender, isPreparatory } = spellSeat(seatKey)
  const degree = useDegree(course)
  const facts = [
    ...(quota ? [predictor.quotas[quota]] : []),
    ...(seatType ? [seatType] : []),
    ...(degree ? [degree] : []),
    ...(gender === 'female' ? [predictor.femaleOnly] : []),
    ...(isPreparatory ? [words.preparatory] : []),
  ]
  return (
    <>
      <p className="type-small mt-1.5 flex flex-wrap gap-x-3 gap-y-1 text-tertiary">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p className="type-small mt-1 text-danger">{words.unknown}</p>
    </>
  )
}
