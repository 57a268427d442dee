import type { StatePredictorAnswer } from '@sopaan/contract/state-college-predictor'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type RefObject, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { closeSheet } from '#web/ui/sheet.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { filterEntries, profileEntries } from './state-address.ts'
import type { Standing } from './state-college-predictor.queries.ts'
import { nameRegion } from './state-figures.ts'

type Props = {
  form: RefObject<HTMLFormElement | null>
  id: string
  sheetId: string
  search: URLSearchParams
  standing: Standing
  answer: StatePredictorAnswer
  onNarrow: () => void
}

/** The filters: a GET form whose answers take effect as they are given, or on the button without script. */
export function StateNarrowForm({ form, id, sheetId, search, standing, answer, onNarrow }: Props) {
  const { counsellings: words } = useWords()
  const { pathname } = useLocation()
  useFormOfAddress(form, search)
  const clear = `?${new URLSearchParams([...profileEntries(search), ['standing', standing]])}`
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
      <input type="hidden" name="standing" value={standing} />
      <Choices search={search} answer={answer} />
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

function Choices({ search, answer: { facets } }: { search: URLSearchParams; answer: StatePredictorAnswer }) {
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
  return (
    <>
      {choices
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
        ))}
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

/** Brings the form in step with the address after a link, Back or Clear has changed it. */
function useFormOfAddress(form: RefObject<HTMLFormElement | null>, search: URLSearchParams): void {
  const words = search.toString()
  useEffect(() => {
    const wanted = new URLSearchParams(words)
    for (const element of form.current?.elements ?? []) {
      if (element instanceof HTMLSelectElement) {
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
