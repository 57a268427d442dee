import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { memo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { FilterChips } from '#web/search-form/filter-chips.tsx'
import { predictorAddress, profileEntries } from '#web/search-form/predictor-search.ts'
import { useFormOfAddress } from '#web/search-form/use-form-of-address.ts'
import { ValueChips } from '#web/search-form/value-chips.tsx'
import { Button } from '#web/ui/button.tsx'
import { closeSheet } from '#web/ui/sheet.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { choiceAddress } from './choice-address.ts'
import { answerAtOnce } from './choice-table.queries.ts'
import { ChooseLink } from './choose.tsx'
import { FigureLimits } from './figure-limits.tsx'
import { FILTERS_SHEET } from './filter-chips.ts'
import { useGoTo } from './use-go-to.ts'

/** Keys that the sheet carries along unseen. */
const CARRIED: readonly string[] = [
  ...['band', 'under', 'sort', 'q', 'by', 'quota', 'round', 'exceptFamily', 'exceptType', 'exceptState'],
]

export type FilterFieldsProps = { answer: ChoicesAnswer; search: URLSearchParams }

/** Every filter as chips, each with how many choices it leaves; they take effect as they are tapped, or on the button without script. */
export function FilterFields({ answer, search }: FilterFieldsProps) {
  const { predictor, results: words } = useWords()
  const { pathname } = useLocation()
  const goTo = useGoTo()
  const form = useRef<HTMLFormElement>(null)
  const [counted, setCounted] = useState<{ before: ChoicesAnswer; total: number }>()
  useFormOfAddress(form, search)
  function handleChange(): void {
    if (!form.current) return
    const to = predictorAddress.searchOfForm(form.current)
    const total = answerAtOnce(new URLSearchParams(to))?.total
    // The sheet lies over the choices: the tap is answered by how many it leaves.
    setCounted(total === undefined ? undefined : { before: answer, total })
    goTo(to, { isCovered: true })
  }
  const total = counted?.before === answer ? counted.total : answer.total
  return (
    <form
      ref={form}
      method="get"
      action={pathname}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        closeSheet(FILTERS_SHEET)
      }}
      onPointerDown={({ target }) => answerWhilePressed(form.current, target)}
      onChange={handleChange}
    >
      <Groups answer={answer} search={search} />
      <div className="filter-foot">
        <Button type="submit" className="w-full">
          {words.show(total, groupIndian(total))}
        </Button>
      </div>
      <p className="sr-only">{predictor.narrow}</p>
    </form>
  )
}

/** A finger rests on what it taps for a while: long enough to find the answer before it lifts. */
function answerWhilePressed(form: HTMLFormElement | null, target: EventTarget): void {
  const input = target instanceof Element ? target.closest('label')?.querySelector('input') : undefined
  if (!form || input?.type !== 'checkbox') return
  input.checked = !input.checked
  answerAtOnce(new URLSearchParams(predictorAddress.searchOfForm(form)))
  input.checked = !input.checked
}

/** Drawn again for another answer alone. */
const Groups = memo(function Groups({ answer, search }: FilterFieldsProps) {
  const { results: words, states } = useWords()
  const count = choiceAddress.filtersOn(search).length
  const { facets, families } = answer
  const hidden = [...profileEntries(search), ...[...search].filter(isCarried)]
  return (
    <>
      {hidden.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      {count > 0 && (
        <ChooseLink to={`?${new URLSearchParams(profileEntries(search))}`} replace className="filter-clear">
          {words.clear(String(count))}
        </ChooseLink>
      )}
      <ValueChips
        name="family"
        legend={words.branch}
        values={facets.families}
        search={search}
        labelOf={(value) => families[value] ?? value}
        shortOf={(value) => value}
      />
      <ValueChips name="type" legend={words.type} values={facets.types} search={search} />
      <ValueChips
        name="collegeState"
        legend={words.state}
        values={facets.collegeStates}
        search={search}
        shortOf={(value) => states[value as keyof typeof states] ?? value}
      />
      <FigureLimits answer={answer} search={search} />
      <Only answer={answer} search={search} />
    </>
  )
})

/** Seats for women alone, and the choices under their college. */
function Only({ answer, search }: FilterFieldsProps) {
  const { results: words } = useWords()
  const hasWomen = answer.femaleCount > 0 || search.has('women')
  const isOn = search.get('women') === 'true'
  const women = { name: 'women', value: 'true', label: words.womenOnly, count: answer.femaleCount, isOn }
  return (
    <fieldset>
      <legend className="filter-legend">{words.only}</legend>
      <FilterChips
        chips={[
          ...(hasWomen ? [women] : []),
          { name: 'group', value: 'college', label: words.groupByCollege, isOn: search.get('group') === 'college' },
        ]}
      />
    </fieldset>
  )
}

/** A grouping by branch has no chip here. */
function isCarried([key, value]: readonly [string, string]): boolean {
  return CARRIED.includes(key) || (key === 'group' && value === 'branch')
}
