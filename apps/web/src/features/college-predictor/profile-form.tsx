import type { RankList } from '@sopaan/domain/rank-book'
import { filterEntries, predictorAddress } from '#web/asking/predictor-search.ts'
import { useAsking } from '#web/asking/use-asking.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { RankInputs } from './rank-inputs.tsx'

const CATEGORIES = ['OPEN', 'EWS', 'OBC-NCL', 'SC', 'ST'] as const
const GENDERS = ['female', 'male', 'other'] as const
const MORE_LISTS: readonly RankList[] = ['advanced', 'main-2a', 'main-2b']

type Props = {
  search: URLSearchParams
  /** What was wrong, by the key of the answer. */
  errors?: Readonly<Record<string, string>>
  /** The sheet the form stands in, closed when it is sent. */
  sheetId?: string
}

/** The questions of the predictor: three are enough. It is an ordinary GET form, so it works without script. */
export function ProfileForm({ search, errors = {}, sheetId }: Props) {
  const { predictor: words, states } = useWords()
  const { pathname, isSending, handleSubmit } = useAsking({ address: predictorAddress, sheetId })
  const value = (key: string) => search.get(key) ?? ''
  const isMoreOpen = [...search.keys(), ...Object.keys(errors)].some((key) =>
    /^(?:advanced|arch|plan|gender|pwd)/.test(key),
  )
  return (
    <form method="get" action={pathname} noValidate className="grid gap-4" onSubmit={handleSubmit}>
      {filterEntries(search).map(([key, each]) => (
        <input key={`${key}=${each}`} type="hidden" name={key} value={each} />
      ))}
      <RankInputs list="main-1" kinds={['common']} search={search} errors={errors} />
      <RadioChips
        legend={words.category}
        name="category"
        chosen={value('category') || 'OPEN'}
        choices={CATEGORIES.map((category) => ({ value: category, label: words.categories[category] }))}
        error={errors.category}
      />
      <RankInputs list="main-1" kinds={['category', 'openPwd', 'categoryPwd']} search={search} errors={errors} />
      <Select
        label={words.state}
        hint={words.stateHint}
        name="state"
        defaultValue={value('state')}
        error={errors.state}
      >
        <option value="">{words.stateNone}</option>
        {Object.entries(states).map(([state, name]) => (
          <option key={state} value={state}>
            {name}
          </option>
        ))}
      </Select>
      <details open={isMoreOpen || undefined} className="group rounded-box bg-sunk px-4">
        <summary className="flex min-h-12 items-center gap-2 py-2 font-semibold text-pen-ink">{words.more}</summary>
        <div className="grid gap-4 pt-2 pb-4">
          <RadioChips
            legend={words.gender}
            name="gender"
            chosen={value('gender') || 'male'}
            choices={GENDERS.map((gender) => ({ value: gender, label: words.genders[gender] }))}
            error={errors.gender}
          />
          <Checkbox label={words.pwd} name="pwd" value="true" defaultChecked={value('pwd') === 'true'} />
          {MORE_LISTS.map((list) => (
            <fieldset key={list} className="grid gap-3">
              <legend className="mb-2 font-[750]">{words.listLegends[list]}</legend>
              <RankInputs list={list} search={search} errors={errors} />
            </fieldset>
          ))}
        </div>
      </details>
      <Button type="submit" doing={isSending ? words.sending : undefined} className="justify-self-start max-sm:w-full">
        {words.submit}
      </Button>
    </form>
  )
}
