import type { JudgedChoice, JudgedChoices } from '@sopaan/contract/choice-lists'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Badge } from '#web/ui/badge.tsx'
import { Bubbles, type BubbleYear } from '#web/ui/bubbles.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { useDegree } from './use-degree.ts'

const TONES = { safe: 'safe', likely: 'likely', reach: 'reach', 'long-shot': 'plain' } as const

type Props = { choice: JudgedChoice; rounds: JudgedChoices['rounds'] }

/** What a choice is and how it answers: band and chance or the reason, kind of seat, the years it would have come in. */
export function ChoiceFacts({ choice, rounds }: Props) {
  const { choices: words, predictor } = useWords()
  const degree = useDegree(choice.programme)
  return (
    <>
      <p className="type-small mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-tertiary">
        <ChoiceState choice={choice} />
        <span>{predictor.quotas[choice.quota]}</span>
        <span>{choice.seatType}</span>
        {degree !== undefined && <span>{degree}</span>}
        {choice.gender === 'female' && <span>{predictor.femaleOnly}</span>}
        {choice.isPreparatory && <span>{words.preparatory}</span>}
      </p>
      <Past choice={choice} rounds={rounds} />
    </>
  )
}

/** How the seat answers the reader: its band and chance, or why it does not. */
function ChoiceState({ choice }: { choice: JudgedChoice }) {
  const { choices: words, predictor } = useWords()
  const { verdict } = choice
  if (verdict === undefined) return choice.needsAat ? <Badge tone="reach">{predictor.needsAat}</Badge> : null
  if (verdict.state === 'not-theirs') return <strong className="text-danger">{words.reasons[verdict.because]}</strong>
  if (verdict.state === 'rank-missing') {
    const name = predictor.rankOf(predictor.lists[choice.list], predictor.kinds[verdict.rankKind])
    return <strong className="text-danger">{words.reasons['rank-missing'](name)}</strong>
  }
  if (!verdict.chance) return <span>{words.noForecast}</span>
  const { band, percent } = verdict.chance
  return (
    <>
      <Badge tone={TONES[band]}>{predictor.bands[band]}</Badge>
      <span className="text-secondary">{words.chance(predictor.percent(percent))}</span>
    </>
  )
}

/** In which final rounds the rank would have got it, and where it closed last. */
function Past({ choice: { verdict, closings }, rounds }: Props) {
  const { choices: words, predictor } = useWords()
  const finals = rounds.flatMap(({ season, isFinal }, at) =>
    isFinal ? [{ season, closing: closings[at] ?? null }] : [],
  )
  const newest = finals.findLast(({ closing }) => closing !== null)
  const closed = newest && words.closedAt(groupIndian(newest.closing ?? 0), String(newest.season))
  const rank = verdict?.state === 'judged' ? verdict.rank : undefined
  const years = finals.map(({ season, closing }): BubbleYear => {
    return { year: season, state: closing === null || rank === undefined ? 'none' : rank <= closing ? 'yes' : 'no' }
  })
  const got = years.filter(({ state }) => state === 'yes').length
  const known = years.filter(({ state }) => state !== 'none').length
  const tone = verdict?.state === 'judged' && verdict.chance ? TONES[verdict.chance.band] : 'plain'
  return (
    <div className="mt-1 flex flex-wrap items-end gap-x-5 gap-y-1">
      {rank !== undefined && <Bubbles years={years} tone={tone} label={predictor.bubbles(got, known)} />}
      <p className="type-small text-tertiary tabular-nums">
        {rank !== undefined && known > 0 && `${words.gotYears(got, known)} · `}
        {closed}
      </p>
    </div>
  )
}
