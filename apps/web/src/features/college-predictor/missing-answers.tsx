import { MissingBanner } from '#web/asking/missing-banner.tsx'
import { RANK_FIELDS } from '#web/asking/rank-fields.ts'
import { useWords } from '#web/words/use-words.tsx'

type Props = { missing: readonly string[]; isHomeStateMissing: boolean; sheetId: string }

/** What was not given without which some seats could not be judged: ranks, or the home state. */
export function MissingAnswers({ missing, isHomeStateMissing, sheetId }: Props) {
  const { predictor: words } = useWords()
  const names = RANK_FIELDS.filter(({ key, kind }) => missing.includes(key) && kind !== 'preparatory').map(
    ({ list, kind }) => words.rankOf(words.lists[list], words.kinds[kind]),
  )
  if (names.length === 0 && !isHomeStateMissing) return null
  return (
    <MissingBanner words={words} sheetId={sheetId}>
      {isHomeStateMissing && <p className="text-ink-2">{words.missingState}</p>}
      {names.length > 0 && <p className="text-ink-2">{words.missing(names.join(', '))}</p>}
    </MissingBanner>
  )
}
