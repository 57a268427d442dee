import { RANK_FIELDS } from '#web/asking/rank-fields.ts'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
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
    <Banner title={words.missingTitle} tone="note">
      {isHomeStateMissing && <p className="text-ink-2">{words.missingState}</p>}
      {names.length > 0 && <p className="text-ink-2">{words.missing(names.join(', '))}</p>}
      <button type="button" popoverTarget={sheetId} className={`${buttonClasses('line')} mt-3`}>
        {words.addAnswers}
      </button>
    </Banner>
  )
}
