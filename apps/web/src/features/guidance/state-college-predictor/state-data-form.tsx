import type { StateDataAnswer } from '@sopaan/contract/state-data'
import { STATE_DATA_SORTS } from '@sopaan/domain/state/state-data'
import { useLocation } from 'react-router'
import { limitsOf } from '#web/forms/limits.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PhoneFold } from '#web/ui/phone-fold.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { isDataNarrowed, STATE_DATA_FIELDS } from './state-data.queries.ts'
import { nameState } from './state-figures.ts'

type Props = { search: URLSearchParams; answer: StateDataAnswer | undefined }

/** What the tables of the States are searched by: an ordinary GET form, the same with and without script. */
export function StateDataForm({ search, answer }: Props) {
  const all = useWords()
  const { collegeData: words, counsellings, shell } = all
  const { pathname } = useLocation()
  const { bodies = [], groups = [], categories = [] } = answer ?? {}
  const used = ['counselling', 'group', 'category', 'gender'].filter((name) => search.get(name)).length
  return (
    <form method="get" action={pathname} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field
          label={words.search}
          hint={words.states.searchHint}
          name="q"
          type="search"
          {...limitsOf(STATE_DATA_FIELDS, 'q')}
          defaultValue={search.get('q') ?? ''}
          className="sm:col-span-2"
        />
        <PhoneFold label={shell.filters(used)}>
          <Choice
            name="counselling"
            label={words.counselling}
            search={search}
            options={bodies.map(({ id, name, state, season }) => [
              id,
              counsellings.counsellingOption(name, nameState(state, all), String(season)),
            ])}
          />
          <Choice
            name="group"
            label={words.family}
            search={search}
            options={groups.map(({ value, name }) => [value, name])}
          />
          {categories.length > 0 && (
            <Choice
              name="category"
              label={words.states.category}
              search={search}
              options={categories.map((key) => [key, counsellings.categories[key]])}
            />
          )}
          <Choice
            name="gender"
            label={words.states.gender}
            search={search}
            options={[
              ['any', words.states.genders.any],
              ['female', words.states.genders.female],
            ]}
          />
          <Select hasNote={false} label={words.sort} name="sort" defaultValue={search.get('sort') ?? 'hardest'}>
            {STATE_DATA_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {words.states.sorts[sort]}
              </option>
            ))}
          </Select>
        </PhoneFold>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="max-sm:w-full">
          {words.apply}
        </Button>
        {isDataNarrowed(search) && (
          <a href={pathname} className={buttonClasses('quiet')}>
            {words.clear}
          </a>
        )}
      </div>
    </form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  search: URLSearchParams
  options: readonly (readonly [value: string, text: string])[]
}

function Choice({ name, label, search, options }: ChoiceProps) {
  const { collegeData: words } = useWords()
  return (
    <Select hasNote={false} label={label} name={name} defaultValue={search.get(name) ?? ''}>
      <option value="">{words.all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  )
}
