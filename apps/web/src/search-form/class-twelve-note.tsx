import { CLASS_TWELVE } from '@sopaan/domain/predictor/class-twelve'
import { useWords } from '#web/words/use-words.tsx'

/** The class XII condition of every seat here, in a line. */
export function ClassTwelveNote() {
  const { predictor: words } = useWords()
  const { percent, percentReserved, topPercentile, season } = CLASS_TWELVE
  return (
    <p className="measure">
      {words.classTwelve(String(percent), String(percentReserved), String(topPercentile), String(season))}
    </p>
  )
}
