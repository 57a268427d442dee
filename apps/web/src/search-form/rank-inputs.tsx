import type { RankList } from '@sopaan/domain/book/rank-book'
import type { RankKind } from '@sopaan/domain/predictor/profile'
import { RANK_LENGTH_MAX, rankFieldsOf } from '#web/search-form/rank-fields.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  list: RankList
  /** Only these kinds of the list's ranks; all of them where absent. */
  kinds?: readonly RankKind[]
  search: URLSearchParams
  errors: Readonly<Record<string, string>>
}

/** The ranks of one list. A category or PwD rank shows itself only to those who can have one (styles/product.css). */
export function RankInputs({ list, kinds, search, errors }: Props) {
  const { predictor: words } = useWords()
  const fields = rankFieldsOf(list).filter(({ kind }) => kinds === undefined || kinds.includes(kind))
  return fields.map(({ key, kind }) => (
    <Field
      key={key}
      className={classNames(
        isOfCategory(kind) && 'for-category',
        isOfPwd(kind) && 'for-pwd',
        kind === 'preparatory' && 'for-preparatory',
      )}
      label={key === 'main' ? words.main : words.rankOf(words.lists[list], words.kinds[kind])}
      hint={key === 'main' ? words.mainHint : undefined}
      error={errors[key]}
      name={key}
      inputMode="numeric"
      autoComplete="off"
      maxLength={RANK_LENGTH_MAX}
      defaultValue={search.get(key) ?? ''}
    />
  ))
}

function isOfCategory(kind: RankKind): boolean {
  return kind === 'category' || kind === 'categoryPwd'
}

function isOfPwd(kind: RankKind): boolean {
  return kind === 'openPwd' || kind === 'categoryPwd'
}
