import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { predictorAddress } from '#web/search-form/predictor-search.ts'
import { RANK_FIELDS, RANK_LENGTH_MAX } from '#web/search-form/rank-fields.ts'
import { useSearchForm } from '#web/search-form/use-search-form.ts'
import { useWords } from '#web/words/use-words.tsx'

type Hidden = ChoicesAnswer['hidden'][number]
type Props = { hidden: readonly Hidden[]; search: URLSearchParams }

/** The worst missing answer: what it hides, how much, and the field to give it in. One bar a page. */
export function MissingBar({ hidden, search }: Props) {
  const { results: words, states } = useWords()
  const [worst] = hidden
  if (worst === undefined) return null
  if (worst.key === 'gender') return <GenderBar hidden={worst} search={search} />
  if (worst.key === 'state') {
    return (
      <Bar field={worst.key} search={search} sentence={words.addState(groupIndian(worst.more))}>
        {(id) => (
          <select id={id} name="state" required defaultValue="" className="missing-field">
            <option value="" />
            {Object.entries(states).map(([state, name]) => (
              <option key={state} value={state}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Bar>
    )
  }
  return <RankBar hidden={worst} search={search} />
}

function GenderBar({ hidden: { affected }, search }: { hidden: Hidden; search: URLSearchParams }) {
  const { results: words } = useWords()
  const answers = [
    ['female', words.girl],
    ['male', words.boy],
  ] as const
  return (
    <div className="missing-bar">
      <p>{words.addGender(groupIndian(affected))}</p>
      {answers.map(([gender, label]) => (
        <Link
          key={gender}
          to={predictorAddress.withChanged(search, { gender, page: undefined })}
          className="missing-go"
        >
          <span>{label}</span>
        </Link>
      ))}
    </div>
  )
}

function RankBar({ hidden: { key, affected }, search }: { hidden: Hidden; search: URLSearchParams }) {
  const { predictor, results: words } = useWords()
  const field = RANK_FIELDS.find((each) => each.key === key)
  const category = search.get('category') || 'OPEN'
  const name =
    key === 'mainCategory'
      ? words.categoryRank(category.replace('-NCL', ''))
      : field
        ? predictor.rankOf(predictor.lists[field.list], predictor.kinds[field.kind])
        : key
  return (
    <Bar field={key} search={search} sentence={words.addRank(name, groupIndian(affected))}>
      {(id) => (
        <input
          id={id}
          name={key}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={RANK_LENGTH_MAX}
          className="missing-field tabular-nums"
        />
      )}
    </Bar>
  )
}

type BarProps = { field: string; search: URLSearchParams; sentence: string; children: (id: string) => ReactNode }

/** A form with one field; it works without script, and the address keeps all that was said. */
function Bar({ field, search, sentence, children }: BarProps) {
  const { results: words } = useWords()
  const id = useId()
  const { pathname, handleSubmit } = useSearchForm({ address: predictorAddress })
  return (
    <form method="get" action={pathname} className="missing-bar" onSubmit={handleSubmit}>
      {[...search]
        .filter(([key]) => key !== field && key !== 'page')
        .map(([key, value]) => (
          <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
        ))}
      <label htmlFor={id}>{sentence}</label>
      {children(id)}
      <button type="submit" className="missing-go">
        <span>{words.add}</span>
      </button>
    </form>
  )
}
