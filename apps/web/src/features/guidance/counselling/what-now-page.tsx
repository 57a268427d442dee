import { inLanguage, paths } from '@sopaan/contract/paths'
import { CATEGORIES } from '@sopaan/domain/book/rank-book'
import { isRoundOut } from '@sopaan/domain/counselling/next-step'
import { type CategoryProfile, listPapers, paysReservedAmount } from '@sopaan/domain/counselling/papers'
import type { CounsellingSeason } from '@sopaan/domain/counselling/season'
import { HELPLINES, telephoneLink } from '@sopaan/domain/identity/helplines'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { GuideLink } from '#web/guide-link.tsx'
import { deploymentContext, requestContext } from '#web/load-context.ts'
import { forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { candidateSearch, fetchSeason, readCandidate } from './counselling.queries.ts'
import { NextStepPanel } from './next-step-panel.tsx'
import { PaperBoxes } from './paper-boxes.tsx'
import island from './run-what-now.ts?script-file'
import { SeasonTimeline } from './season-timeline.tsx'
import { WhichButton } from './which-button.tsx'

/** The page is sent without React: links, boxes to tick, and an island that remembers them and asks about the list. */
export const handle = { hydrate: false, island }

type Props = { season: CounsellingSeason; candidate: CategoryProfile }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const answer = await fetchSeason(context.get(requestContext))
  const candidate = readCandidate(new URL(request.url).searchParams)
  const page = { ...answer, candidate, origin: context.get(deploymentContext).origin }
  // As its call is cached: a deadline that was moved must not be read where it was.
  return data(page, { headers: { 'cache-control': 'public, max-age=60, stale-while-revalidate=240' } })
}

export const headers = forwardLoaderHeaders

export default function WhatNowPage() {
  const { whatNow: words } = useWords()
  const { now, season, candidate, origin } = useLoaderData<typeof loader>()
  const at = Date.parse(now)
  return (
    <>
      <DocumentHead title={words.pageTitle} description={words.description} />
      <div className="page-width grid gap-5 py-5 lg:grid-cols-2 lg:items-start">
        <h1 className="sr-only">{words.name}</h1>
        <NextStepPanel season={season} now={at} candidate={candidate} origin={origin} />
        <SeasonTimeline season={season} now={at} candidate={candidate} />
        <div className="grid gap-5">
          <WhichButton isRoundOut={isRoundOut(season, at)} />
          <CandidateLinks candidate={candidate} />
          <PapersCard season={season} candidate={candidate} />
          <MoneyCard season={season} candidate={candidate} />
          <GuidesLink />
          <Helpline />
        </div>
      </div>
    </>
  )
}

/** Category and disability as links: the page is made anew with the papers and fees of each. */
function CandidateLinks({ candidate }: { candidate: CategoryProfile }) {
  const { whatNow: words, predictor } = useWords()
  const link = (to: CategoryProfile, label: string, isChosen: boolean) => (
    <a
      href={`${candidateSearch(to) || '?'}#papers`}
      aria-current={isChosen ? 'true' : undefined}
      className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control border border-border-control px-3 no-underline aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary-text"
    >
      {label}
    </a>
  )
  return (
    <nav aria-label={words.candidate}>
      <p className="type-small mb-2 text-secondary" aria-hidden="true">
        {words.candidate}
      </p>
      <ul className="flex flex-wrap gap-2">
        {CATEGORIES.map((category) => (
          <li key={category}>
            {link({ ...candidate, category }, predictor.categories[category], category === candidate.category)}
          </li>
        ))}
        <li>{link({ ...candidate, isPwd: !candidate.isPwd }, predictor.pwdShort, candidate.isPwd)}</li>
      </ul>
    </nav>
  )
}

function GuidesLink() {
  const { whatNow: words, language } = useWords()
  return (
    <p className="flex flex-wrap items-center gap-x-5">
      <GuideLink guide="for-parents">{words.guideLinks.parents}</GuideLink>
      <a href={inLanguage(paths.guides(), language)} className={buttonClasses('line')}>
        {words.guides}
      </a>
    </p>
  )
}

/** What is lost of the seat acceptance fee where a seat is cancelled over a paper. Source: JoSAA 2026, business rules, clause 58. */
const CANCELLED_PAISE = 5_000_00
const TELE_MANAS = HELPLINES[0]

function Helpline() {
  const { whatNow: words } = useWords()
  const number = TELE_MANAS?.numbers[0]
  if (number === undefined) return null
  return (
    <p className="text-secondary">
      {words.feelingLow}{' '}
      <a href={telephoneLink(number)} className="font-semibold text-primary-text">
        {number}
      </a>
      , {words.feelingLowNote}
    </p>
  )
}

/** What this candidate pays and what is lost on leaving, with the other side's amounts under it. */
function MoneyCard({ season: { fees, season }, candidate }: { season: CounsellingSeason; candidate: CategoryProfile }) {
  const { whatNow: words } = useWords()
  const isReserved = paysReservedAmount(candidate)
  const [own, other] = isReserved ? (['reserved', 'others'] as const) : (['others', 'reserved'] as const)
  const [who, whoElse] = isReserved
    ? [words.moneyReserved, words.moneyOthers]
    : [words.moneyOthers, words.moneyReserved]
  const lines = [
    [words.acceptance, fees.seatAcceptance[own]],
    [words.partialAdmission, fees.partialAdmission[own]],
    [words.withdrawal, fees.withdrawal],
  ] as const
  return (
    <Card>
      <h2 className="type-card">{words.money(who)}</h2>
      <dl className="mt-2 divide-y divide-border">
        {lines.map(([name, paise]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-3">
            <dt>{name}</dt>
            <dd className="font-bold tabular-nums">{writeRupees(paise)}</dd>
          </div>
        ))}
      </dl>
      <p className="type-small mt-2 text-tertiary">
        {words.moneyOther(whoElse, writeRupees(fees.seatAcceptance[other]), writeRupees(fees.partialAdmission[other]))}{' '}
        {words.moneyNote(String(season))}
      </p>
      <h3 className="mt-4 font-semibold">{words.refunds}</h3>
      <ul className="mt-1 grid list-disc gap-1.5 ps-5">
        {words.refundRules(writeRupees(fees.withdrawal), writeRupees(CANCELLED_PAISE)).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className="type-small mt-2 text-tertiary">{words.refundSource}</p>
      <GuideLink guide="fees-and-loans">{words.guideLinks.fees}</GuideLink>
    </Card>
  )
}

/** The papers of this candidate as boxes; the island keeps the ticks on the phone and counts them in the heading. */
function PapersCard({ season, candidate }: Props) {
  const { whatNow: words } = useWords()
  const all = String(listPapers(candidate).length)
  return (
    <Card id="papers" className="scroll-mt-16">
      <h2 className="type-card" data-papers={words.papers('{ready}', all)} aria-live="polite">
        {words.papersCount(all)}
      </h2>
      <PaperBoxes season={season} candidate={candidate} />
      <p className="type-small mt-2 text-tertiary">{words.papersNote(String(season.season))}</p>
      <GuideLink guide="category-certificates">{words.guideLinks.certificates}</GuideLink>
    </Card>
  )
}
