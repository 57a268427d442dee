import { type PaperSection, weighAnswer, weighGuess } from '@sopaan/domain/ranks/marking-scheme'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { writeMarks } from './section-words.ts'

const TONES = { answer: 'safe', skip: 'reach', even: 'likely' } as const

/** Whether a guess pays in this paper, for every number of options that may be left. */
export function GuessOrSkip({ sections }: { sections: readonly PaperSection[] }) {
  const { marking } = useWords()
  const [marked] = sections.flatMap((section) =>
    section.kind === 'single-correct' || section.kind === 'matching' ? [section] : [],
  )
  const [numerical] = sections.flatMap((section) => (section.kind === 'numerical' ? [section] : []))
  if (marked === undefined && numerical === undefined) return null
  const sure = numerical && weighAnswer(numerical, 1)
  return (
    <Card>
      <h2 className="type-subsection">{marking.guessTitle}</h2>
      {marked && <Options correct={marked.correct} wrong={marked.wrong} options={marked.options} />}
      {sure?.ok && sure.breakEven > 0 && (
        <p className="measure mt-4 text-secondary">{marking.numericalNote(writeChance(sure.breakEven))}</p>
      )}
      {sections.some((section) => section.kind === 'multiple-correct') && (
        <p className="measure mt-2 text-secondary">{marking.partialNote}</p>
      )}
    </Card>
  )
}

function Options({ correct, wrong, options }: { correct: number; wrong: number; options: number }) {
  const { marking } = useWords()
  const rows = Array.from({ length: options }, (_, at) => options - at)
  const first = weighGuess({ correct, wrong }, options)
  if (!first.ok) return null
  return (
    <>
      <p className="measure mt-2 text-secondary">
        {first.breakEven === 0
          ? marking.free
          : `${marking.guessLead} ${marking.breakEven(writeChance(first.breakEven))}`}
      </p>
      <table className="mt-4 w-full max-w-xl text-start tabular-nums">
        <thead>
          <tr className="type-small border-b border-border text-secondary">
            <th className="py-2 pe-3 text-start font-semibold">{marking.optionsLeft}</th>
            <th className="py-2 pe-3 text-end font-semibold">{marking.chance}</th>
            <th className="py-2 pe-3 text-end font-semibold">{marking.expected}</th>
            <th className="py-2">
              <span className="sr-only">{marking.guessTitle}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((left) => {
            const gamble = weighGuess({ correct, wrong }, left)
            if (!gamble.ok) return null
            return (
              <tr key={left} className="border-b border-border">
                <th scope="row" className="py-2 pe-3 text-start font-semibold">
                  {left}
                </th>
                <td className="py-2 pe-3 text-end">{writeChance(gamble.chance)}</td>
                <td className="py-2 pe-3 text-end font-heading">
                  {gamble.expected > 0 ? `+${writeMarks(gamble.expected)}` : writeMarks(gamble.expected)}
                </td>
                <td className="py-2 text-end">
                  <Badge tone={TONES[gamble.verdict]}>{marking.verdicts[gamble.verdict]}</Badge>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

function writeChance(chance: number): string {
  return `${Math.round(chance * 1000) / 10} %`
}
