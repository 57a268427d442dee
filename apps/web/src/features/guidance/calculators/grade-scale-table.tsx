import type { GradeScale } from '@sopaan/domain/cgpa/grade-scales'
import { formatDate } from '@sopaan/domain/time/format'
import { useWords } from '#web/words/use-words.tsx'
import { HowItWorks } from './how-it-works.tsx'

/** The letters of a scale with their points and, where the scale fixes them, their marks. */
export function GradeScaleTable({ scale }: { scale: GradeScale }) {
  const { calculators, cgpa: words, language } = useWords()
  return (
    <HowItWorks title={`${words.scaleTitle}: ${scale.name}`}>
      <table className="w-full max-w-md tabular-nums">
        <thead>
          <tr className="border-b border-border">
            <th className="py-2 text-start font-semibold">{words.letterHead}</th>
            <th className="py-2 text-end font-semibold">{words.points}</th>
            <th className="py-2 text-end font-semibold">{words.marksHead}</th>
          </tr>
        </thead>
        <tbody>
          {scale.grades.map(({ letter, points, marksFrom }) => (
            <tr key={letter} className="border-b border-border">
              <th scope="row" className="py-1.5 text-start font-semibold text-default">
                {letter}
              </th>
              <td className="py-1.5 text-end">{points}</td>
              <td className="py-1.5 text-end">{marksFrom ?? words.noBands}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.relative}</p>
      <p className="type-small">
        {words.scaleStatuses[scale.status]}: <span lang="en">{scale.source}</span>.{' '}
        {calculators.checkedOn(formatDate(scale.checkedOn, language))}
      </p>
    </HowItWorks>
  )
}
