import type { StatePredictorAnswer } from '@sopaan/contract/state-college-predictor'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useRef } from 'react'
import { Link, useLocation, useNavigate, useNavigation } from 'react-router'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Select } from '#web/ui/select.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { filterEntries, profileEntries, searchOfForm, withChanged } from './state-address.ts'
import type { Standing } from './state-college-predictor.queries.ts'
import { StateNarrowForm } from './state-narrow-form.tsx'
import { StateSeat } from './state-seat-row.tsx'

const FILTERS_SHEET = 'filters'
const NARROW_FORM = 'narrow'
const SORTS = ['hardest', 'easiest', 'nearest', 'institute', 'branch'] as const
const STANDINGS = ['well-inside', 'just-inside', 'just-outside', 'well-outside'] as const

type Props = { answer: StatePredictorAnswer; standing: Standing; search: URLSearchParams; profileSheetId: string }

/** The answer: filters beside it, a tab a standing, a row a seat. */
export function StateResults({ answer, standing, search, profileSheetId }: Props) {
  const { counsellings: words, shell } = useWords()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isPending = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  function handleNarrow(): void {
    if (form.current) navigate(pathname + searchOfForm(form.current), { preventScrollReset: true, replace: true })
  }
  const pages = Math.max(1, Math.ceil(answer.total / answer.limit))
  const pageLink = (page: number) =>
    page < 1 || page > pages ? undefined : withChanged(search, { page: String(page), standing })
  return (
    <div className="page-width grid gap-x-10 pt-6 sm:pt-10 lg:grid-cols-[240px_1fr]">
      <Sheet id={FILTERS_SHEET} title={words.narrow} closeLabel={shell.close} isBesideOnWide>
        <StateNarrowForm
          form={form}
          id={NARROW_FORM}
          sheetId={FILTERS_SHEET}
          search={search}
          standing={standing}
          answer={answer}
          onNarrow={handleNarrow}
        />
      </Sheet>
      <section aria-labelledby="results" className="min-w-0">
        <h2 id="results" className="sr-only">
          {words.results}
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Tabs
            label={words.standingsLabel}
            tabs={STANDINGS.map((key) => ({
              key,
              label: words.standings[key],
              count: groupIndian(answer.standings[key]),
              to: withChanged(search, { standing: key, page: undefined }),
              isCurrent: key === standing,
            }))}
          />
          <div className="flex gap-2 max-sm:w-full">
            <Select
              label={words.sort}
              isLabelHidden
              className="min-w-0 max-sm:grow"
              name="sort"
              form={NARROW_FORM}
              defaultValue={search.get('sort') ?? 'hardest'}
              onChange={handleNarrow}
            >
              {SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {words.sorts[sort]}
                </option>
              ))}
            </Select>
            <Button type="submit" form={NARROW_FORM} look="line" className="only-without-script">
              {words.apply}
            </Button>
            <Button look="line" popoverTarget={FILTERS_SHEET} className="lg:hidden">
              <Icon name="filters" /> {words.filters}
            </Button>
          </div>
        </div>
        <p className="mt-4 text-ink-2">{words.standingMeanings[standing]}</p>
        <p role="status" className="sr-only">
          {isPending ? words.sending : words.found(answer.total, groupIndian(answer.total), words.standings[standing])}
        </p>
        <div
          aria-busy={isPending}
          className={classNames('mt-4 grid gap-6 transition-opacity duration-150', isPending && 'opacity-60')}
        >
          <Seats answer={answer} standing={standing} search={search} />
          {pages > 1 && (
            <Pager
              label={words.results}
              status={shell.pageOf(groupIndian(answer.page), groupIndian(pages))}
              previous={{ label: shell.previousPage, to: pageLink(answer.page - 1) }}
              next={{ label: shell.nextPage, to: pageLink(answer.page + 1) }}
            />
          )}
          <Missing answer={answer} sheetId={profileSheetId} />
          <p className="type-small measure text-ink-3">
            {words.notes[answer.counselling]} {words.noForecast(answer.name, String(answer.season))}
          </p>
        </div>
      </section>
    </div>
  )
}

function Seats({ answer, standing, search }: Omit<Props, 'profileSheetId'>) {
  if (answer.data.length === 0) return <NoSeats answer={answer} standing={standing} search={search} />
  return (
    <ul className="first-answer grid gap-3">
      {answer.data.map((seat) => (
        <li key={seat.key}>
          <StateSeat seat={seat} name={answer.name} season={answer.season} />
        </li>
      ))}
    </ul>
  )
}

function NoSeats({ answer, standing, search }: Omit<Props, 'profileSheetId'>) {
  const { counsellings: words } = useWords()
  if (filterEntries(search).length > 0) {
    return (
      <EmptyState title={words.emptyTitle}>
        <p>{words.emptyFilters}</p>
        <Link
          to={`?${new URLSearchParams(profileEntries(search))}`}
          preventScrollReset
          className={`${buttonClasses('line')} mt-4`}
        >
          {words.clear}
        </Link>
      </EmptyState>
    )
  }
  const hasOthers = Object.values(answer.standings).some((count) => count > 0)
  return <EmptyState title={hasOthers ? words.emptyStanding(words.standings[standing]) : words.emptyAll} />
}

function Missing({ answer, sheetId }: { answer: StatePredictorAnswer; sheetId: string }) {
  const { counsellings: words } = useWords()
  if (answer.missingLists.length === 0) return null
  return (
    <Banner title={words.missingTitle} tone="note">
      <p className="text-ink-2">{words.missing(answer.missingLists.map((list) => words.measures[list]).join(', '))}</p>
      <button type="button" popoverTarget={sheetId} className={`${buttonClasses('line')} mt-3`}>
        {words.addAnswers}
      </button>
    </Banner>
  )
}
