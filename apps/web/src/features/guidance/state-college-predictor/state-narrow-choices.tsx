import type { StatePredictorAnswer } from '@sopaan/contract/state-college-predictor'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { nameRegion } from './state-figures.ts'

/** What the seats of a counselling can be narrowed down by; a choice with one answer is none. */
export function StateNarrowChoices({
  search,
  answer: { facets },
}: {
  search: URLSearchParams
  answer: StatePredictorAnswer
}) {
  const { counsellings: words } = useWords()
  const choices = [
    { name: 'group', label: words.group, all: words.allGroups, options: facets.groups },
    {
      name: 'region',
      label: words.region,
      all: words.allRegions,
      options: facets.regions.map((each) => ({ ...each, name: nameRegion(each.value, words) })),
    },
    {
      name: 'place',
      label: words.place,
      all: words.allPlaces,
      options: facets.places.map((each) => ({ ...each, name: each.value })),
    },
  ]
  return choices
    .filter(({ name, options }) => options.length > 1 || search.has(name))
    .map(({ name, label, all, options }) => (
      <Select key={name} hasNote={false} label={label} name={name} defaultValue={search.get(name) ?? ''}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {`${option.name} (${groupIndian(option.count)})`}
          </option>
        ))}
      </Select>
    ))
}
