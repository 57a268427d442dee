import type { WholeSeason } from '@sopaan/contract/managed-seasons'
import { paths } from '@sopaan/contract/paths'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ConfirmAction } from '#web/forms/confirm-action.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import {
  managedSeasonQuery,
  sendSeasonPublication,
  sendSeasonRemoval,
  sendSeasonRevision,
} from './managed-seasons.queries.ts'
import { SeasonBadge } from './season-badge.tsx'
import { SeasonForm } from './season-form.tsx'
import { SeasonSteps } from './season-steps.tsx'

/** One version of a season: its source, its fees, its dates, and what staff may do with it. */
export default function ManagedSeasonPage() {
  const { managedSeasons: words } = useWords()
  const { id = '' } = useParams()
  const query = useQuery(managedSeasonQuery(id))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DocumentHead title={words.title} isIndexed={false} />
      <Link
        to={paths.managedSeasons()}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary-text"
      >
        {words.backToList}
      </Link>
      <Loaded query={query} failed={words.loadFailed}>
        {(season) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-4">
              <h1 className="type-section flex flex-wrap items-center gap-3">
                {words.named(season.body, String(season.season), String(season.version))}
                <SeasonBadge state={season.state} />
              </h1>
              {season.state === 'draft' ? <DraftButtons season={season} /> : <ReviseButton season={season} />}
            </div>
            <SourceCard season={season} />
            <SeasonSteps season={season} />
          </>
        )}
      </Loaded>
    </div>
  )
}

type Props = { season: WholeSeason }

function DraftButtons({ season: { _id, season, stepCount } }: Props) {
  const { managedSeasons: words } = useWords()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'publish' | 'discard'>()
  const question = { cancel: words.cancel, doing: words.saving, onClose: () => setAsked(undefined) }
  return (
    <div className="flex flex-wrap gap-3">
      <Button disabled={stepCount === 0} onClick={() => setAsked('publish')}>
        {words.publish}
      </Button>
      <Button look="line" onClick={() => setAsked('discard')}>
        {words.discard}
      </Button>
      <ConfirmAction
        {...question}
        title={words.publish}
        text={words.publishAsk(String(season))}
        deed={words.publish}
        isOpen={asked === 'publish'}
        work={() => sendSeasonPublication(_id)}
        said={{ done: words.wasPublished, failed: words.failed }}
      />
      <ConfirmAction
        {...question}
        title={words.discard}
        text={words.discardAsk}
        deed={words.discard}
        isOpen={asked === 'discard'}
        work={() => sendSeasonRemoval(_id)}
        said={{ done: words.wasDiscarded, failed: words.failed }}
        onDone={() => void navigate(paths.managedSeasons())}
      />
    </div>
  )
}

function ReviseButton({ season: { _id } }: Props) {
  const { managedSeasons: words } = useWords()
  const navigate = useNavigate()
  const { isBusy, run } = useAction()
  const handleRevise = () =>
    run(async () => navigate(paths.managedSeason(await sendSeasonRevision(_id))), { failed: words.failed })
  return (
    <Button doing={isBusy ? words.saving : undefined} onClick={() => void handleRevise()}>
      {words.revise}
    </Button>
  )
}

function SourceCard({ season }: Props) {
  const { managedSeasons: words, language } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const fees = [
    [words.acceptanceReserved, season.seatAcceptanceReservedPaise],
    [words.acceptanceOthers, season.seatAcceptanceOthersPaise],
    [words.partialReserved, season.partialAdmissionReservedPaise],
    [words.partialOthers, season.partialAdmissionOthersPaise],
    [words.withdrawal, season.withdrawalPaise],
  ] as const
  return (
    <Card>
      <h2 className="type-card">{words.sourceAndFees}</h2>
      <p className="mt-2 wrap-anywhere">
        {season.sourceUrl === null ? (
          season.source
        ) : (
          <a
            href={season.sourceUrl}
            rel="noopener"
            className="inline-flex min-h-11 items-center text-primary-text underline"
          >
            {season.source}
          </a>
        )}
      </p>
      <p className="text-secondary">{words.readOn(formatDate(season.checkedOn, language))}</p>
      <dl className="mt-2 divide-y divide-border">
        {fees.map(([name, paise]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-2">
            <dt>{name}</dt>
            <dd className="tabular-nums">{writeRupees(paise)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 py-2">
          <dt>{words.certificatesFrom}</dt>
          <dd className="tabular-nums">{formatDate(season.certificatesFrom, language)}</dd>
        </div>
      </dl>
      {season.state === 'draft' && (
        <p className="mt-3">
          <Button look="line" onClick={() => setIsOpen(true)}>
            {words.changeSource}
          </Button>
        </p>
      )}
      <Dialog title={words.changeSource} isOpen={isOpen} onClose={close}>
        {isOpen && <SeasonForm season={season} onDone={close} />}
      </Dialog>
    </Card>
  )
}
