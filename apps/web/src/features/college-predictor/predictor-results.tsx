import type { PredictorAnswer } from '@sopaan/contract/college-predictor'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { searchOfForm, withChanged } from '#web/asking/predictor-search.ts'
import { seatLink } from '#web/asking/seat-link.ts'
import { inLanguage, paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Select } from '#web/ui/select.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { Band } from './college-predictor.queries.ts'
import { CollegeRow } from './college-row.tsx'
import { MissingAnswers } from './missing-answers.tsx'
import { NarrowForm } from './narrow-form.tsx'
import { NoSeats } from './no-seats.tsx'
import { PreparatorySeats } from './preparatory-seats.tsx'

const FILTERS_SHEET = 'filters'
const NARROW_FORM = 'narrow'
const SORTS = ['hardest', 'easiest', 'chance', 'institute', 'branch'] as const
const BANDS = [
  ['safe', 'safe'],
  ['likely', 'likely'],
  ['reach', 'reach'],
  ['long-shot', 'longShot'],
] as const satisfies readonly (readonly [Band, keyof PredictorAnswer['bands']])[]

type Props = { answer: PredictorAnswer; band: Band; search: URLSearchParams; profileSheetId: string }

/** The answer: filters beside it, a tab a band, a row a seat. */
export function PredictorResults({ answer, band, search, profileSheetId }: Props) {
  const { predictor: words, shell, language } = useWords()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isPending = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  function handleNarrow(): void {
    if (form.current) navigate(pathname + searchOfForm(form.current), { preventScrollReset: true, replace: true })
  }
  const pages = Math.max(1, Math.ceil(answer.total / answer.limit))
  const pageLink = (page: number) =>
    page < 1 || page > pages ? undefined : withChanged(search, { page: String(page), band })
  return (
    <div className="page-width grid gap-x-10 pt-6 sm:pt-10 lg:grid-cols-[240px_1fr]">
      <Sheet id={FILTERS_SHEET} title={words.narrow} closeLabel={shell.close} isBesideOnWide>
        <NarrowForm
          form={form}
          id={NARROW_FORM}
          sheetId={FILTERS_SHEET}
          search={search}
          band={band}
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
            label={words.bandsLabel}
            tabs={BANDS.map(([key, countKey]) => ({
              key,
              label: words.bands[key],
              count: groupIndian(answer.bands[countKey]),
              to: withChanged(search, { band: key, page: undefined }),
              isCurrent: key === band,
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
        <p className="mt-4 text-ink-2">
          {words.bandMeanings[band]} {words.dashed}
        </p>
        <p role="status" className="sr-only">
          {isPending ? words.sending : words.found(answer.total, groupIndian(answer.total), words.bands[band])}
        </p>
        <div
          aria-busy={isPending}
          className={classNames('mt-4 grid gap-6 transition-opacity duration-150', isPending && 'opacity-60')}
        >
          <Seats answer={answer} band={band} search={search} />
          {pages > 1 && (
            <Pager
              label={words.results}
              status={shell.pageOf(groupIndian(answer.page), groupIndian(pages))}
              previous={{ label: shell.previousPage, to: pageLink(answer.page - 1) }}
              next={{ label: shell.nextPage, to: pageLink(answer.page + 1) }}
            />
          )}
          <PreparatorySeats seats={answer.preparatory} newestSeason={answer.newestSeason} search={search} />
          <MissingAnswers
            missing={answer.missingRanks}
            isHomeStateMissing={answer.isHomeStateMissing}
            sheetId={profileSheetId}
          />
          <p className="type-small measure text-ink-3">
            {words.forecast(String(answer.forecastSeason), String(answer.newestSeason))}{' '}
            {answer.afterRound > 0 && words.afterRound(String(answer.afterRound))}{' '}
            <a href={inLanguage(paths.reportCard(), language)} className="text-pen-ink underline">
              {words.reportCard}
            </a>
          </p>
        </div>
      </section>
    </div>
  )
}

function Seats({ answer, band, search }: { answer: PredictorAnswer; band: Band; search: URLSearchParams }) {
  const { language } = useWords()
  if (answer.data.length === 0) return <NoSeats answer={answer} band={band} search={search} />
  return (
    <ul className="first-answer grid gap-3">
      {answer.data.map((seat) => (
        <li key={seat.key}>
          <CollegeRow
            seat={seat}
            forecastSeason={answer.forecastSeason}
            newestSeason={answer.newestSeason}
            seatHref={seatLink(seat.key, language, search)}
          />
        </li>
      ))}
    </ul>
  )
}
