import type { RankList } from '@sopaan/domain/book/rank-book'
import type { RankKind } from '@sopaan/domain/predictor/profile'
import { useWords } from '#web/words/use-words.tsx'
import { AatField, PwdField } from './about-fields.tsx'
import { RankInputs } from './rank-inputs.tsx'

/** The ranks that only some can have: of a PwD certificate, of the preparatory course, of papers 2A and 2B. */
const MORE_RANKS: readonly { list: RankList; kinds?: readonly RankKind[] }[] = [
  { list: 'main-1', kinds: ['openPwd', 'categoryPwd'] },
  { list: 'advanced', kinds: ['openPwd', 'categoryPwd', 'preparatory'] },
  { list: 'main-2a' },
  { list: 'main-2b' },
]

type Props = { search: URLSearchParams; errors: Readonly<Record<string, string>> }

/** Everything but the five questions, one step behind them. */
export function MoreQuestions({ search, errors }: Props) {
  const { predictor, questions: words } = useWords()
  const isOpen = [...search.keys(), ...Object.keys(errors)].some((key) =>
    /^(?:arch|plan|pwd|aat|advanced(?:OpenPwd|CategoryPwd|Prep)|main(?:OpenPwd|CategoryPwd))/.test(key),
  )
  return (
    <details open={isOpen || undefined} className="rounded-box bg-surface-sunken px-4">
      <summary className="flex min-h-11 items-center gap-2 py-2 font-semibold text-primary-text">{words.more}</summary>
      <div className="grid gap-4 pt-2 pb-4">
        <PwdField search={search} />
        {MORE_RANKS.map(({ list, kinds }) => (
          <fieldset key={list} className={kinds === undefined ? 'grid gap-3' : 'contents'}>
            <legend className={kinds === undefined ? 'mb-2 font-heading' : 'sr-only'}>
              {predictor.listLegends[list]}
            </legend>
            <RankInputs list={list} {...(kinds === undefined ? {} : { kinds })} search={search} errors={errors} />
          </fieldset>
        ))}
        <AatField search={search} />
      </div>
    </details>
  )
}
