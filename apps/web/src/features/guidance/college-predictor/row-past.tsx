import type { GenderPool } from '@sopaan/domain/book/rank-book'
import { Bubbles } from '#web/ui/bubbles.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { RowTexts } from './row-texts.ts'

type Props = Pick<RowTexts, 'tone' | 'gotIn' | 'years' | 'closing'> & {
  gender: GenderPool
  newest: number | undefined
}

/** In which years this rank got in, and where it closed in the newest. */
export function RowPast({ tone, gotIn, years, closing, gender, newest }: Props) {
  const { results: words } = useWords()
  return (
    <p className="result-past">
      <Bubbles size="row" tone={tone} label={gotIn} years={years} />
      <span className="result-closed">
        {closing === undefined ? (
          words.notPrinted
        ) : (
          <>
            {/* Beside the button there is no room for it on the narrowest phones. */}
            <span className="max-[359px]:sr-only lg:sr-only">{words.closed} </span>
            <b>{closing}</b> <span className="lg:sr-only">{words.closedFor[gender]}</span>
            {newest !== undefined && <span className="sr-only"> {words.closedIn(String(newest))}</span>}
          </>
        )}
      </span>
    </p>
  )
}
