import { collegePredictor } from '@sopaan/contract/college-predictor'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { closeSheet } from '#web/ui/sheet.tsx'
import { type SearchAddress, valuesOf } from './search-address.ts'

const CONSTRAINTS = constraintsOf(collegePredictor.predict)

export type NarrowWords = { show: (count: number, words: string) => string; clear: string; search: string }

type Props = {
  form: RefObject<HTMLFormElement | null>
  id: string
  sheetId: string
  address: SearchAddress
  search: URLSearchParams
  /** The tab that is open, by its key in the address: narrowing stays in it. */
  tab: readonly [key: string, value: string]
  total: number
  words: NarrowWords
  onNarrow: () => void
  /** The choices, above the search by name that every list has. */
  children: ReactNode
}

/** The filters: a GET form whose answers take effect as they are given, or on the button without script. */
export function NarrowForm({ form, id, sheetId, address, search, tab, total, words, onNarrow, children }: Props) {
  const { pathname } = useLocation()
  useFormOfAddress(form, search)
  const profile = address.profileEntries(search)
  const hidden = [...profile, tab]
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
      {hidden.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      {children}
      <Field
        hasNote={false}
        label={words.search}
        name="q"
        type="search"
        {...limitsOf(CONSTRAINTS, 'q')}
        defaultValue={search.get('q') ?? ''}
      />
      <div className="sticky -bottom-5 -mb-5 grid gap-2 bg-surface py-4 sm:-bottom-7 sm:-mb-7 lg:static lg:m-0 lg:bg-transparent lg:p-0">
        <Button type="submit" className="lg:only-without-script">
          {words.show(total, groupIndian(total))}
        </Button>
        {address.filterEntries(search).length > 0 && (
          <Link
            to={`?${new URLSearchParams([...profile, [...tab]])}`}
            preventScrollReset
            className={buttonClasses('quiet')}
          >
            {words.clear}
          </Link>
        )}
      </div>
    </form>
  )
}

/** Brings the form in step with the address after a link, Back or Clear has changed it. */
function useFormOfAddress(form: RefObject<HTMLFormElement | null>, search: URLSearchParams): void {
  const words = search.toString()
  useEffect(() => {
    const wanted = new URLSearchParams(words)
    for (const element of form.current?.elements ?? []) {
      if (element instanceof HTMLInputElement && element.type === 'checkbox') {
        element.checked = valuesOf(wanted, element.name).includes(element.value)
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
