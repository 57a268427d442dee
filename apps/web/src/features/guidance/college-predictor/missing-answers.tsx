import type { PredictorAnswer } from '@sopaan/contract/college-predictor'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { MissingBanner } from '#web/search-form/missing-banner.tsx'
import { RANK_FIELDS } from '#web/search-form/rank-fields.ts'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'

type Missing = PredictorAnswer['missing'][number]
type Props = { missing: readonly Missing[]; sheetId: string }

/** What was not given and hides seats, each with how many; stands above the seats, so that nobody takes them for all. */
export function MissingAnswers({ missing, sheetId }: Props) {
  const { predictor: words } = useWords()
  if (missing.length === 0) return null
  return (
    <MissingBanner words={words} sheetId={sheetId}>
      <ul className="grid gap-1 text-secondary">
        {missing.map((one) => (
          <li key={one.key}>{sentenceOf(one, words)}</li>
        ))}
      </ul>
    </MissingBanner>
  )
}

function sentenceOf({ key, seats }: Missing, words: Words['predictor']): string {
  const count = groupIndian(seats)
  if (key === 'gender') return words.missingGender(count)
  if (key === 'state') return words.missingState(count)
  if (key === 'aat') return words.missingAat(count)
  const field = RANK_FIELDS.find((each) => each.key === key)
  return field ? words.missing(words.rankOf(words.lists[field.list], words.kinds[field.kind]), count) : ''
}
