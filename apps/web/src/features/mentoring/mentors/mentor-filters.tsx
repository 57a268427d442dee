import type { ResponseOf } from '@sopaan/contract/call'
import type { mentorCounts } from '@sopaan/contract/mentor-counts'
import { MENTOR_LANGUAGES, MENTOR_TOPICS, mentors } from '@sopaan/contract/mentors'
import { FIRST_LANGUAGE, LANGUAGES } from '@sopaan/domain/languages'
import { BRANCH_LABELS, BRANCHES, type Branch } from '@sopaan/domain/list-maker/branch-labels'
import { MENTOR_ORDERS } from '@sopaan/domain/mentoring/mentor-order'
import { type FormEvent, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckChip } from '#web/ui/check-chip.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'

const CONSTRAINTS = constraintsOf(mentors.list)

type Props = {
  search: URLSearchParams
  /** Loads the page whole, where it stands without React; inside a dashboard each choice counts at once. */
  isReload: boolean
  /** Switches and what they would leave, for whoever is signed in. */
  own?: OwnFilters | undefined
}

type OwnFilters = {
  /** The State of the reader, where it was said and has colleges. */
  home: string | undefined
  counts: Partial<ResponseOf<typeof mentorCounts.count>['data']> & { [Key in 'mine' | 'saved']: number | undefined }
}

/** By college, branch or name, by language, branch, topic and who is free soon, and in which order; the question stands in the address. */
export function MentorFilters({ search, isReload, own }: Props) {
  const { mentoring: words } = useWords()
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const handleChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    // One language at a time, by the switch or by the list.
    if (target.name === 'language') clearOtherLanguage(target)
    if (!isReload && target.name !== 'q') form.current?.requestSubmit()
  }
  const order = { label: words.sort, name: 'sort', defaultValue: search.get('sort') ?? '' }
  return (
    <Form
      ref={form}
      role="search"
      action={pathname}
      reloadDocument={isReload}
      aria-label={words.show}
      onChange={handleChange}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
    >
      {['institute', 'programme', 'list'].map((name) => {
        const value = search.get(name) ?? ''
        return value === '' ? null : <input key={name} type="hidden" name={name} value={value} />
      })}
      <SearchField key={search.get('q')} typed={search.get('q') ?? ''} />
      {isReload ? (
        <Button type="submit" look="line" className="px-4!">
          {words.show}
        </Button>
      ) : (
        <div className="relative size-12 sm:w-44">
          <Select isLabelHidden className="h-full max-sm:opacity-0" {...order}>
            <Orders />
          </Select>
          <span className="pointer-events-none absolute inset-0 inline-flex items-center justify-center rounded-control border border-border-control bg-surface peer-focus-visible:outline-3 sm:hidden">
            <Icon name="sort" />
          </span>
        </div>
      )}
      <div className="col-span-full -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        <Switches search={search} own={own} />
        <BranchSelect chosen={search.get('branch') ?? ''} counts={own?.counts.branches} />
        <ChipSelect label={words.filterLanguage} name="language" defaultValue={otherLanguage(search)}>
          <option value="">{words.anyOf(words.filterLanguage)}</option>
          {MENTOR_LANGUAGES.filter((each) => !isSwitched(each)).map((each) => (
            <option key={each} value={each}>
              {words.languages[each]}
            </option>
          ))}
        </ChipSelect>
        <ChipSelect label={words.filterTopic} name="topic" defaultValue={search.get('topic') ?? ''}>
          <option value="">{words.anyOf(words.filterTopic)}</option>
          {MENTOR_TOPICS.map((each) => (
            <option key={each} value={each}>
              {words.topics[each]}
            </option>
          ))}
        </ChipSelect>
        {isReload && (
          <ChipSelect {...order}>
            <Orders />
          </ChipSelect>
        )}
      </div>
    </Form>
  )
}

/** Languages of our pages that have a switch of their own: whoever reads us in English finds everybody. */
const SWITCHED = LANGUAGES.filter((each) => each !== FIRST_LANGUAGE)

function isSwitched(language: string): boolean {
  return SWITCHED.some((each) => each === language)
}

function otherLanguage(search: URLSearchParams): string {
  return search.getAll('language').find((each) => each !== '' && !isSwitched(each)) ?? ''
}

function clearOtherLanguage(chosen: HTMLInputElement | HTMLSelectElement): void {
  const fields = [...(chosen.form?.elements ?? [])]
  for (const field of fields) {
    if (field === chosen || !('name' in field) || field.name !== 'language') continue
    if (field instanceof HTMLSelectElement) field.value = ''
    else if (field instanceof HTMLInputElement && chosen.value !== '') field.checked = false
  }
}

function SearchField({ typed }: { typed: string }) {
  const { mentoring: words } = useWords()
  return (
    <span className="relative">
      <span className="pointer-events-none absolute inset-y-0 left-4 inline-flex items-center text-secondary">
        <Icon name="search" />
      </span>
      <input
        type="search"
        name="q"
        enterKeyHint="search"
        aria-label={words.searchLabel}
        placeholder={words.searchLabel}
        {...limitsOf(CONSTRAINTS, 'q')}
        defaultValue={typed}
        className="h-12 w-full rounded-control border border-border-control bg-surface pr-4 pl-12 placeholder:text-tertiary"
      />
    </span>
  )
}

const NOT_COUNTED: OwnFilters['counts'] = { mine: undefined, saved: undefined }

/** What is on or off, each with how many it would leave; those of the reader come first. */
function Switches({ search, own }: Pick<Props, 'search' | 'own'>) {
  const { mentoring: words } = useWords()
  const { home, counts = NOT_COUNTED } = own ?? {}
  const isOn = (name: string, value: string) => search.getAll(name).includes(value)
  const chip = (name: string, value: string) => ({ name, value, defaultChecked: isOn(name, value) })
  return (
    <>
      {own && <CheckChip label={words.forList} count={counts.mine} {...chip('mine', 'true')} />}
      <CheckChip label={words.freeThisWeek} count={counts.free} {...chip('free', 'true')} />
      {home !== undefined && (
        <CheckChip label={words.myState} count={counts.home ?? undefined} {...chip('state', home)} />
      )}
      {SWITCHED.map((language) => (
        <CheckChip
          key={language}
          label={words.languages[language]}
          count={counts.languages?.find((each) => each.language === language)?.count}
          {...chip('language', language)}
        />
      ))}
      {own && <CheckChip label={words.savedOnly} count={counts.saved} {...chip('saved', 'true')} />}
    </>
  )
}

type BranchSelectProps = { chosen: string; counts: OwnFilters['counts']['branches'] }

/** One branch: those that a mentor studies, with how many would be left, where that was counted; else all. */
function BranchSelect({ chosen, counts }: BranchSelectProps) {
  const { mentoring: words } = useWords()
  const countOf = (branch: Branch) => counts?.find((each) => each.branch === branch)?.count
  const shown = BRANCHES.filter((each) => counts === undefined || each === chosen || countOf(each) !== undefined)
  return (
    <ChipSelect label={words.filterBranch} name="branch" defaultValue={chosen}>
      <option value="">{words.anyOf(words.filterBranch)}</option>
      {shown.map((each) => (
        <option key={each} value={each}>
          {[BRANCH_LABELS[each], countOf(each)].filter((part) => part !== undefined).join(' · ')}
        </option>
      ))}
    </ChipSelect>
  )
}

function Orders() {
  const { mentoring: words } = useWords()
  return (
    <>
      <option value="">{words.sortUsual}</option>
      {MENTOR_ORDERS.map((each) => (
        <option key={each} value={each}>
          {words.sorts[each]}
        </option>
      ))}
    </>
  )
}
