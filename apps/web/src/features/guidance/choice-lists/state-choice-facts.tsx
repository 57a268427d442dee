import type { StateChoiceRow } from '@sopaan/contract/state-choices'
import { groupScore } from '@sopaan/domain/indian-numbers'
import { spellChoice } from '@sopaan/domain/seats/spelled-choice'
import { SEAT_STATE_TONES } from '#web/colleges/band-tones.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Choice = StateChoiceRow | null | undefined

/** College and branch of a State choice: as its counselling prints them, and for one it lists no more as the key spells it. */
export function stateChoiceName(key: string, choice: Choice): { college: string; branch: string } {
  if (choice) return { college: choice.institute.name, branch: choice.programme.name }
  const { institute, programme } = spellChoice(key.slice(key.indexOf('.') + 1))
  return { college: institute, branch: programme }
}

/** What a row of a State choice says: where it stood for the reader, what it is, and what it closed at in which year. */
export function StateChoiceFacts({
  choiceKey,
  choice,
  level: Heading,
}: {
  choiceKey: string
  choice: Choice
  level: 'h2' | 'h3'
}) {
  const { states: words } = useWords().choices
  const { college, branch } = stateChoiceName(choiceKey, choice)
  const standing = choice?.seat?.standing
  return (
    <>
      <Badge tone={standing ? SEAT_STATE_TONES[standing] : 'plain'}>{standing ? words.standings[standing] : '?'}</Badge>
      <div className="choice-what">
        <Heading className="choice-name">
          <b>{college}</b> <span>{branch}</span>
        </Heading>
        <StateFigure choice={choice} />
      </div>
    </>
  )
}

/** What a State choice closed at, with its counselling and year; or why there is no figure. */
export function StateFigure({ choice }: { choice: Choice }) {
  const { states: words } = useWords().choices
  if (choice === undefined) return null
  if (choice === null) return <p className="choice-note">{words.unknown}</p>
  const { name, season, seat, isJudged } = choice
  if (seat === null) return <p className="choice-note">{isJudged ? words.notYours : words.noOpen}</p>
  const facts = [
    words.closed(name, String(season), words.kinds[seat.kind](groupScore(seat.closing, seat.kind))),
    seat.score === null ? words.open : words.yours(words.kinds[seat.kind](groupScore(seat.score, seat.kind))),
    ...(seat.quality.includes('year-inferred') ? [words.inferred] : []),
  ]
  return <p className="state-figure">{facts.join(' · ')}</p>
}
