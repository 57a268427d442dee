import type { ManagedCollege } from '@sopaan/contract/managed-colleges'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { Form, Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { institutesQuery } from '#web/features/mentoring/mentors/mentors.queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { FeeForm, FoundedForm, NaacForm, NirfForm, OutcomesForm, WomenForm } from './correction-forms.tsx'
import { CorrectionHistory } from './correction-history.tsx'
import { managedCollegeQuery } from './corrections.queries.ts'
import { HideForm, HomeStatesForm, TownForm, WebsiteForm } from './record-fact-forms.tsx'
import { sayOutcomes, sayWomenCount } from './say-corrections.ts'

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
        <p className="mt-1">{college.facts.women ? sayWomenCount(college.facts.women, words) : words.womenNone}</p>
        <p className="mt-1">
          {[
            college.facts.founded === undefined ? words.foundedNone : words.foundedSaid(String(college.facts.founded)),
            college.facts.naac
              ? words.naacSaid(college.facts.naac.grade, String(college.facts.naac.cycle))
              : words.naacNone,
          ].join(' ')}
        </p>
        <InstituteNow college={college} />
        <p className="mt-3 text-secondary">{words.touches(college.seatPages)}</p>
        {college.isCompiling && <p className="mt-1 text-likely">{words.compiling}</p>}
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
      <TownForm college={college} />
      <WebsiteForm college={college} />
      <HomeStatesForm key={JSON.stringify(college.institute.homeStates)} college={college} />
      <HideForm college={college} />
      <CorrectionHistory college={college} />
    </>
  )
}

/** What the rank book tells of the institute: town, website, who is at home. */
function InstituteNow({ college: { institute } }: { college: ManagedCollege }) {
  const { managedColleges: words, states } = useWords()
  const { city, state, website, homeStates } = institute
  const stateName = states[state as keyof typeof states] ?? state ?? ''
  const homes = Object.entries(homeStates).map(([quota, names]) => words.homesSaid(quota, names.join(', ')))
  return (
    <p className="mt-1 wrap-anywhere">
      {[
        city === null ? words.townNone : words.townSaid(city, stateName),
        website === null ? words.websiteNone : words.websiteSaid(website),
        ...(homes.length > 0 ? homes : [words.homesNone]),
      ].join(' ')}
    </p>
  )
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
