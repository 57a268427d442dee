import type { PredictorAnswer } from '@sopaan/contract/college-predictor'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type RefObject, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { filterEntries, profileEntries } from '#web/asking/predictor-search.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { closeSheet } from '#web/ui/sheet.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { Band } from './college-predictor.queries.ts'

type Props = {
  form: RefObject<HTMLFormElement | null>
  id: string
  sheetId: string
  search: URLSearchParams
  band: Band
  answer: PredictorAnswer
  onNarrow: () => void
}

/** The filters: a GET form whose answers take effect as they are given, or on the button without script. */
export function NarrowForm({ form, id, sheetId, search, band, answer, onNarrow }: Props) {
  const { predictor: words } = useWords()
  const { pathname } = useLocation()
  useFormOfAddress(form, search)
  const clear = `?${new URLSearchParams([...profileEntries(search), ['band', band]])}`
  return (
    <form
      ref={form}
      id={id}
      method="get"
      action={pathname}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        closeSheet(sheetId)
        onNarrow()
      }}
      onChange={(event) => {
        if (event.target instanceof HTMLInputElement && event.target.type === 'search') return
        onNarrow()
      }}
    >
      {profileEntries(search).map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      <input type="hidden" name="band" value={band} />
      <NarrowChoices search={search} answer={answer} />
      <div className="sticky bottom-0 -mb-5 grid gap-2 bg-sheet py-4 sm:-mb-7 lg:static lg:m-0 lg:bg-transparent lg:p-0">
        <Button type="submit" className="lg:only-without-script">
          {words.show(answer.total, groupIndian(answer.total))}
        </Button>
        {filterEntries(search).length > 0 && (
          <Link to={clear} preventScrollReset className={buttonClasses('quiet')}>
            {words.clear}
          </Link>
        )}
      </div>
    </form>
  )
}

function NarrowChoices({ search, answer }: { search: URLSearchParams; answer: PredictorAnswer }) {
  const { predictor: words, states } = useWords()
  const { facets } = answer
  const chosen = (key: string) => search.getAll(key).flatMap((value) => value.split(','))
  return (
    <>
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
      <Field
        hasNote={false}
        label={words.search}
        name="q"
        type="search"
        maxLength={80}
        defaultValue={search.get('q') ?? ''}
      />
    </>
  )
}

/** Keeps a chosen value among the choices when nothing is left of it. */
function withChosen(facet: readonly { value: string; count: number }[], chosen: readonly string[]) {
  const missing = chosen.filter((value) => value !== '' && facet.every((each) => each.value !== value))
  return [...facet, ...missing.map((value) => ({ value, count: 0 }))]
}

/** Brings the form in step with the address after a link, Back or Clear has changed it. */
function useFormOfAddress(form: RefObject<HTMLFormElement | null>, search: URLSearchParams): void {
  const words = search.toString()
  useEffect(() => {
    const wanted = new URLSearchParams(words)
    for (const element of form.current?.elements ?? []) {
      if (element instanceof HTMLInputElement && element.type === 'checkbox') {
        element.checked = wanted
          .getAll(element.name)
          .flatMap((value) => value.split(','))
          .includes(element.value)
      } else if (element instanceof HTMLSelectElement) {
        element.value = wanted.get(element.name) ?? (element.name === 'sort' ? 'hardest' : '')
      } else if (
        element instanceof HTMLInputElement &&
        element.type === 'search' &&
        element !== document.activeElement
      ) {
        element.value = wanted.get(element.name) ?? ''
      }
    }
  }, [form, words])
}
