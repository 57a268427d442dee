import type { PredictorAnswer } from '@sopaan/contract/college-predictor'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { useWords } from '#web/words/use-words.tsx'

type Props = { answer: Pick<PredictorAnswer, 'forecastSeason' | 'newestSeason' | 'afterRound' | 'likelyRecord'> }

/** What a chance means, of which season it speaks, and where it is held against what came. */
export function ForecastNote({ answer: { forecastSeason, newestSeason, afterRound, likelyRecord } }: Props) {
  const { predictor: words, language } = useWords()
  return (
    <p className="type-small measure text-tertiary">
      {words.forecast(
        String(forecastSeason),
        String(newestSeason),
        String(likelyRecord.low),
        String(likelyRecord.high),
      )}{' '}
      {afterRound > 0 && words.afterRound(String(afterRound), String(forecastSeason))}{' '}
      <a href={inLanguage(paths.reportCard(), language)} className="text-primary-text underline">
        {words.reportCard}
      </a>
    </p>
  )
}
