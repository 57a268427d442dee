import { groupIndian, lakhLabel } from '@sopaan/domain/indian-numbers'
import { LANDMARK_ROUND, RANK_LANDMARKS } from '@sopaan/domain/ranks/rank-landmarks'
import { Ruler } from '#web/ui/ruler.tsx'
import { useWords } from '#web/words/use-words.tsx'

const SCALES = { 'main-1': { from: 200, to: 1_000_000 }, advanced: { from: 50, to: 60_000 } } as const

type Props = { list: keyof typeof SCALES; best: number; worst: number }

/** The reader's range among seats of the last season. */
export function RankScale({ list, best, worst }: Props) {
  const { calculators, language } = useWords()
  const { from, to } = SCALES[list]
  const [low, high] = [groupIndian(best), groupIndian(worst)]
  return (
    <div className="mt-8">
      <Ruler
        id="rank-scale"
        from={from}
        to={to}
        low={best}
        high={worst}
        flags={RANK_LANDMARKS.filter((landmark) => landmark.list === list).map(({ label, closing }) => ({
          key: label,
          label,
          value: closing,
        }))}
        scaleLabel={(value) => lakhLabel(value, language)}
        youLabel={calculators.rank.you(low, high)}
        label={calculators.rank.rulerLabel(low, high)}
      />
      <p className="type-small mt-3 text-tertiary">
        {calculators.rank.landmarks(String(LANDMARK_ROUND.season), String(LANDMARK_ROUND.round))}
      </p>
    </div>
  )
}
