import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { predictorAddress, profileEntries } from '#web/search-form/predictor-search.ts'
import { valuesOf } from '#web/search-form/search-address.ts'
import { Button } from '#web/ui/button.tsx'
import { closeSheet, Sheet } from '#web/ui/sheet.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { choiceAddress } from './choice-address.ts'
import { ChooseLink } from './choose.tsx'
import { useGoTo } from './use-go-to.ts'

export const FILTERS_SHEET = 'filters'

/** Values of a group that stand without asking for more. */
const SHOWN = { family: 12, collegeState: 8, type: 8 } as const
/** Keys that the sheet carries along unseen. */
const CARRIED: readonly string[] = ['band', 'under', 'sort', 'q', 'by', 'quota', 'round']

type Props = { answer: ChoicesAnswer; search: URLSearchParams }

/** Every filter as chips, each with how many choices it leaves; they take effect as they are tapped, or on the button without script. */
export function FilterSheet({ answer, search }: Props) {
  const { predictor, results: words, shell, states } = useWords()
  const { pathname } = useLocation()
  const goTo = useGoTo()
  const form = useRef<HTMLFormElement>(null)
  useFormOfAddress(form, search)
  const count = choiceAddress.filtersOn(search).length
  const { facets, families } = answer
  const hidden = [...profileEntries(search), ...[...search].filter(([key]) => CARRIED.includes(key))]
  return (
    <Sheet id={FILTERS_SHEET} title={words.filters} closeLabel={shell.close}>
      <form
        ref={form}
        method="get"
        action={pathname}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          closeSheet(FILTERS_SHEET)
        }}
        onChange={() => {
          if (form.current) goTo(predictorAddress.searchOfForm(form.current))
        }}
      >
        {hidden.map(([key, value]) => (
          <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
        ))}
        {count > 0 && (
          <ChooseLink
            to={`?${new URLSearchParams(profileEntries(search))}`}
            replace
            className="inline-flex min-h-11 items-center justify-self-end font-semibold text-primary-text"
          >
            {words.clear(String(count))}
          </ChooseLink>
        )}
        <Group
          name="family"
          legend={words.branch}
          values={facets.families}
          search={search}
          labelOf={(value) => families[value] ?? value}
          shortOf={(value) => value}
        />
        <Group name="type" legend={words.type} values={facets.types} search={search} />
        <Group
          name="collegeState"
          legend={words.state}
          values={facets.collegeStates}
          search={search}
          shortOf={(value) => states[value as keyof typeof states] ?? value}
        />
        <fieldset>
          <legend className="filter-legend">{words.only}</legend>
          <div className="filter-chips">
            {(answer.femaleCount > 0 || search.has('women')) && (
              <FilterChip
                name="women"
                value="true"
                label={words.womenOnly}
                count={answer.femaleCount}
                isOn={search.get('women') === 'true'}
              />
            )}
            <FilterChip
              name="group"
              value="college"
              label={words.groupByCollege}
              isOn={search.get('group') === 'college'}
            />
          </div>
        </fieldset>
        <div className="filter-foot">
          <Button type="submit" className="w-full">
            {words.show(answer.total, groupIndian(answer.total))}
          </Button>
        </div>
        <p className="sr-only">{predictor.narrow}</p>
      </form>
    </Sheet>
  )
}

type GroupProps = {
  name: keyof typeof SHOWN
  legend: string
  values: readonly { value: string; count: number }[]
  search: URLSearchParams
  shortOf?: (value: string) => string
  labelOf?: (value: string) => string
}

function Group({ name, legend, values, search, shortOf = (value) => value, labelOf }: GroupProps) {
  const { results: words } = useWords()
  const chosen = valuesOf(search, name)
  const missing = chosen.filter((value) => values.every((each) => each.value !== value))
  const all = [...values, ...missing.map((value) => ({ value, count: 0 }))]
  const first = all.filter(({ value }, at) => at < SHOWN[name] || chosen.includes(value))
  const rest = all.filter((each) => !first.includes(each))
  const chips = (some: typeof all) =>
    some.map(({ value, count }) => (
      <FilterChip
        key={value}
        name={name}
        value={value}
        label={shortOf(value)}
        title={labelOf?.(value)}
        count={count}
        isOn={chosen.includes(value)}
      />
    ))
  return (
    <fieldset>
      <legend className="filter-legend">{legend}</legend>
      <div className="filter-chips">{chips(first)}</div>
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-primary-text">
            {words.more(groupIndian(rest.length))}
          </summary>
          <div className="filter-chips">{chips(rest)}</div>
        </details>
      )}
    </fieldset>
  )
}

type ChipProps = {
  name: string
  value: string
  label: string
  title?: string | undefined
  count?: number
  isOn: boolean
}

function FilterChip({ name, value, label, title, count, isOn }: ChipProps) {
  return (
    <label className="filter-chip" title={title}>
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
      <span>{label}</span>{' '}
      {count !== undefined && <span className="text-tertiary tabular-nums">{groupIndian(count)}</span>}
    </label>
  )
}

/** Brings the chips in step with the address after a chip above the list, Back or Clear has changed it. */
function useFormOfAddress(form: { current: HTMLFormElement | null }, search: URLSearchParams): void {
  const words = search.toString()
  useEffect(() => {
    const wanted = new URLSearchParams(words)
    for (const element of form.current?.elements ?? []) {
      if (element instanceof HTMLInputElement && element.type === 'checkbox') {
        element.checked = valuesOf(wanted, element.name).includes(element.value)
      }
    }
  }, [form, words])
}
