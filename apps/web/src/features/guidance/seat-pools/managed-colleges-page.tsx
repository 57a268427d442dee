import type { CollegeCorrection, ManagedCollege } from '@sopaan/contract/managed-colleges'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDate } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { Form, Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { institutesQuery } from '#web/features/mentoring/mentors/mentors.queries.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { FeeForm, FoundedForm, NaacForm, NirfForm, OutcomesForm, WomenForm } from './correction-forms.tsx'
import { managedCollegeQuery, sendCorrectionWithdrawal } from './corrections.queries.ts'

/** One college's published facts, to be put right with their source. The college stands in the address. */
export default function ManagedCollegesPage() {
  const { managedColleges: words } = useWords()
  const [search] = useSearchParams()
  const slug = search.get('college') ?? ''
  const institutes = useQuery(institutesQuery)
  const query = useQuery(managedCollegeQuery(slug))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DocumentHead title={words.title} isIndexed={false} />
      <Link
        to={paths.managedCollegeData()}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary-text"
      >
        {words.back}
      </Link>
      <h1 className="type-section">{words.title}</h1>
      <p className="measure text-secondary">
        {words.lead}{' '}
        <Link to={paths.factEditions()} className="inline-flex min-h-11 items-center font-semibold text-primary-text">
          {words.toEditions}
        </Link>
      </p>
      <Loaded query={institutes} failed={words.loadFailed}>
        {(all) => (
          <Form className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
            <Select label={words.college} hasNote={false} name="college" defaultValue={slug}>
              <option value="">{words.choose}</option>
              {all.map((each) => (
                <option key={each.slug} value={each.slug}>
                  {each.name}
                </option>
              ))}
            </Select>
            <Button type="submit">{words.show}</Button>
          </Form>
        )}
      </Loaded>
      {slug !== '' && (
        <Loaded query={query} failed={words.loadFailed}>
          {(college) => <College key={college.slug} college={college} />}
        </Loaded>
      )}
    </div>
  )
}

function College({ college }: { college: ManagedCollege }) {
  const { managedColleges: words } = useWords()
  if (college.facts === null) return <EmptyState title={college.name}>{words.noFacts}</EmptyState>
  return (
    <>
      <Card>
        <h2 className="type-card">{college.name}</h2>
        <p className="mt-2">
          {feeNow(college.facts.fees, words)}
          <span className="type-small block text-secondary">{feePartsNow(college.facts.fees, words)}</span>
        </p>
        <p className="mt-1">{nirfNow(college.facts.nirf, words)}</p>
        <p className="mt-1">
          {college.facts.outcomes ? sayOutcomes(college.facts.outcomes, words) : words.outcomesNone}
        </p>
        <p className="mt-1">{college.facts.women ? sayWomen(college.facts.women, words) : words.womenNone}</p>
        <p className="mt-1">
          {[
            college.facts.founded === undefined ? words.foundedNone : words.foundedSaid(String(college.facts.founded)),
            college.facts.naac
              ? words.naacSaid(college.facts.naac.grade, String(college.facts.naac.cycle))
              : words.naacNone,
          ].join(' ')}
        </p>
        <p className="mt-3 text-secondary">{words.touches(college.seatPages)}</p>
        <p>
          <Link
            to={paths.college(college.slug)}
            className="inline-flex min-h-11 items-center font-semibold text-primary-text"
          >
            {words.openPage}
          </Link>
        </p>
      </Card>
      <FeeForm college={college} />
      <NirfForm college={college} />
      <OutcomesForm college={college} />
      <WomenForm college={college} />
      <NaacForm college={college} />
      <FoundedForm college={college} />
      <History college={college} />
    </>
  )
}

function History({ college: { slug, corrections } }: { college: ManagedCollege }) {
  const { managedColleges: words } = useWords()
  const { isBusy, run } = useAction()
  const handleWithdraw = (id: string) =>
    run(() => sendCorrectionWithdrawal(slug, id), { done: words.withdrawn, failed: words.failed })
  return (
    <section aria-labelledby="corrections" className="grid gap-3">
      <h2 id="corrections" className="type-subsection">
        {words.history}
      </h2>
      {corrections.length === 0 && <p className="text-secondary">{words.none}</p>}
      <ul className="grid gap-3">
        {corrections.map((each) => (
          <li
            key={each._id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-box border border-border bg-surface p-4"
          >
            <Said correction={each} />
            {each.withdrawnAt === null ? (
              <Button look="line" disabled={isBusy} onClick={() => void handleWithdraw(each._id)}>
                {words.withdraw}
              </Button>
            ) : (
              <Badge tone="plain">{words.gone}</Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Said({ correction: { fact, value, source, sourceOn, sourceUrl } }: { correction: CollegeCorrection }) {
  const { managedColleges: words, language } = useWords()
  const figure = sayCorrection(fact, value, words)
  const said = `${source}, ${formatDate(sourceOn, language)}`
  return (
    <p className="min-w-0 wrap-anywhere">
      <strong className="block">{figure}</strong>
      <span className="type-small text-secondary">
        {sourceUrl === null ? (
          said
        ) : (
          <a href={sourceUrl} rel="noopener" className="inline-flex min-h-11 items-center text-primary-text underline">
            {said}
          </a>
        )}
      </span>
    </p>
  )
}

function sayCorrection(
  fact: CollegeCorrection['fact'],
  value: CollegeCorrection['value'],
  words: Words['managedColleges'],
): string {
  if (fact === 'fees') return words.feeSaid(String(value.cycle), groupIndian(Number(value.perYearInr)))
  if (fact === 'nirf') return words.nirfSaid(String(value.year), String(value.rank))
  if (fact === 'naac') return words.naacSaid(String(value.grade), String(value.gradeCycle))
  if (fact === 'founded') return words.foundedSaid(String(value.founded))
  return fact === 'women' ? sayWomen(value, words) : sayOutcomes(value, words)
}

type Figures = CollegeCorrection['value']

function sayWomen({ nirfEdition, women, men }: Figures, words: Words['managedColleges']): string {
  return words.womenSaid(String(nirfEdition), groupIndian(Number(women)), groupIndian(Number(men)))
}

function sayOutcomes({ academicYear, medianSalaryInr }: Figures, words: Words['managedColleges']): string {
  return words.outcomesSaid(String(academicYear), groupIndian(Number(medianSalaryInr)))
}

type Facts = NonNullable<ManagedCollege['facts']>

function feeNow(fees: Facts['fees'], words: Words['managedColleges']): string {
  if (fees.kind === 'none') return words.feeNone
  const amount = fees.kind === 'own' ? fees.perYearInr : fees.tuitionPerYearInr
  return words.feeSaid(fees.cycle, groupIndian(amount))
}

/** The parts of a fee besides, by the names of their fields: a correction replaces them all. */
function feePartsNow(fees: Facts['fees'], words: Words['managedColleges']): string {
  if (fees.kind !== 'own') return ''
  const parts = [
    [words.reserved, fees.scStPwdPerYearInr],
    [words.hostel, fees.hostelMessPerYearInr],
    [words.admission, fees.atAdmissionInr],
    [words.comesBack, fees.refundableInr],
  ] as const
  return parts.flatMap(([name, inr]) => (inr === undefined ? [] : [name + groupIndian(inr)])).join(' · ')
}

function nirfNow(nirf: Facts['nirf'], words: Words['managedColleges']): string {
  const newest = nirf.at(-1)
  return newest === undefined ? words.nirfNone : words.nirfSaid(String(newest[0]), String(newest[1]))
}
