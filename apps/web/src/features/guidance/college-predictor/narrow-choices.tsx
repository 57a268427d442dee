import type { PredictorAnswer } from '@sopaan/contract/college-predictor'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { RANK_FIELDS } from '#web/search-form/rank-fields.ts'
import { valuesOf } from '#web/search-form/search-address.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What the seats can be narrowed down by, each choice with how many seats it leaves. */
export function NarrowChoices({ search, answer }: { search: URLSearchParams; answer: PredictorAnswer }) {
  const { predictor: words, states } = useWords()
  const { facets } = answer
  const chosen = (key: string) => valuesOf(search, key)
  const ranks = RANK_FIELDS.filter(({ key, kind }) => kind !== 'preparatory' && (search.get(key) ?? '') !== '')
  return (
    <>
      {(ranks.length > 1 || search.has('by')) && (
        <Select hasNote={false} label={words.by} name="by" defaultValue={search.get('by') ?? ''}>
          <option value="">{words.anyRank}</option>
          {ranks.map(({ key, list, kind }) => (
            <option key={key} value={key}>
              {words.rankOf(words.lists[list], words.kinds[kind])}
            </option>
          ))}
        </Select>
      )}
      <fieldset>
        <legend className="mb-1 font-semibold">{words.type}</legend>
        {withChosen(facets.types, chosen('type')).map(({ value, count }) => (
          <Checkbox
            key={value}
            name="type"
            value={value}
            label={value}
            note={groupIndian(count)}
            defaultChecked={chosen('type').includes(value)}
          />
        ))}
      </fieldset>
      <Select
        hasNote={false}
        label={words.collegeState}
        name="collegeState"
        defaultValue={search.get('collegeState') ?? ''}
      >
        <option value="">{words.allStates}</option>
        {withChosen(facets.collegeStates, chosen('collegeState')).map(({ value, count }) => (
          <option key={value} value={value}>
            {`${states[value as keyof typeof states] ?? value} (${groupIndian(count)})`}
          </option>
        ))}
      </Select>
      <Select hasNote={false} label={words.family} name="family" defaultValue={search.get('family') ?? ''}>
        <option value="">{words.allFamilies}</option>
        {facets.families.map(({ value, name, count }) => (
          <option key={value} value={value}>
            {`${name} (${groupIndian(count)})`}
          </option>
        ))}
      </Select>
      <fieldset>
        <legend className="mb-1 font-semibold">{words.quota}</legend>
        {withChosen(facets.quotas, chosen('quota')).map(({ value, count }) => (
          <Checkbox
            key={value}
            name="quota"
            value={value}
            label={words.quotas[value as keyof typeof words.quotas] ?? value}
            note={groupIndian(count)}
            defaultChecked={chosen('quota').includes(value)}
          />
        ))}
      </fieldset>
      <Select hasNote={false} label={words.round} name="round" defaultValue={search.get('round') ?? ''}>
        <option value="">{words.anyRound}</option>
        {Array.from({ length: answer.newestRound }, (_, index) => String(index + 1)).map((round) => (
          <option key={round} value={round}>
            {words.byRound(round, String(answer.newestSeason))}
          </option>
        ))}
      </Select>
    </>
  )
}

/** Keeps a chosen value among the choices when nothing is left of it. */
function withChosen(facet: readonly { value: string; count: number }[], chosen: readonly string[]) {
  const missing = chosen.filter((value) => value !== '' && facet.every((each) => each.value !== value))
  return [...facet, ...missing.map((value) => ({ value, count: 0 }))]
}
