import type { FollowedList } from '@sopaan/contract/choice-rounds'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { endOfStep } from '@sopaan/domain/counselling/season'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { predictorSearchOf } from '#web/features/account/dashboards/predictor-start.ts'
import { NextStepBox } from '#web/features/guidance/counselling/next-step-box.tsx'
import { seasonQuery } from '#web/features/guidance/counselling/season.queries.ts'
import { SeasonFeedSection } from '#web/features/guidance/counselling/season-feed-section.tsx'
import {
  notificationSettingsQuery,
  sendNotificationSetting,
} from '#web/features/operations/notifications/notifications.queries.ts'
import { PushOffer } from '#web/features/operations/notifications/push-offer.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { choiceShortName } from './choice-short-name.ts'
import { type OwnSeason, ownSeasonQuery } from './followed-lists.queries.ts'
import { FollowedSeat } from './followed-seat.tsx'
import { RoundOutcome } from './round-outcome.tsx'

/** What each round of the newest season means for a list of the account, the newest round first. */
export default function OwnSeasonPage() {
  const { ownSeason: words, notifications } = useWords()
  const user = useSignedIn()
  const [search] = useSearchParams()
  const query = useQuery(ownSeasonQuery(search.get('list'), predictorSearchOf(user)))
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <DocumentHead title={words.title} isIndexed={false} />
      <div>
        <h1 className="type-section">{words.title}</h1>
        <p className="measure mt-1 text-secondary">{words.lead}</p>
      </div>
      <NotifySwitch />
      <PushOffer topic="rounds" label={notifications.push.offer.rounds} />
      <Loaded query={query} failed={words.failed} room="h-96">
        {(season) => <Season season={season} />}
      </Loaded>
      <SeasonFeedSection />
    </div>
  )
}

function Season({ season: { lists, list, followed } }: { season: OwnSeason }) {
  const { ownSeason: words, language } = useWords()
  const { data: dates } = useQuery(seasonQuery)
  if (list === undefined)
    return (
      <EmptyState title={words.noList}>
        <Link to={`${paths.dashboard('mentee-dashboard')}/choices`} className={buttonClasses('pen')}>
          {words.toList}
        </Link>
      </EmptyState>
    )
  if (followed === undefined)
    return (
      <EmptyState title={words.noRank}>
        <Link to={`${paths.profile('mentee-dashboard')}#study`} className={buttonClasses('pen')}>
          {words.toRank}
        </Link>
      </EmptyState>
    )
  if (followed === null) return <EmptyState title={words.none} />
  const { season, isRunning, outcomes, mocks } = followed
  const published = dates?.season.season === season ? dates.season : undefined
  const newest = outcomes.at(-1)
  const newestMock = mocks.at(-1)
  const filling = published?.steps.find(({ kind }) => kind === 'registration')
  const canChange = dates !== undefined && filling !== undefined && Date.parse(dates.now) < endOfStep(filling)
  const changeBy = canChange && !newest ? formatDayAndTime(new Date(endOfStep(filling)), language) : undefined
  return (
    <>
      <ListPicker lists={lists} chosen={list._id} />
      <p className="font-semibold">
        {isRunning && newest
          ? words.running(String(season), String(newest.round))
          : isRunning
            ? `${newestMock ? `${words.mocks(String(season), String(newestMock.mock))}. ` : ''}${words.waiting(String(season))}`
            : words.over(String(season))}
      </p>
      {isRunning && <NextStepBox />}
      <ol reversed className="grid list-none gap-4 ps-0">
        {outcomes.toReversed().map((outcome) => (
          <RoundOutcome key={outcome.round} outcome={outcome} followed={followed} season={published} />
        ))}
      </ol>
      {mocks.length > 0 && (
        <ol reversed className="grid list-none gap-4 ps-0">
          {mocks.toReversed().map((outcome) => (
            <MockOutcome key={outcome.mock} outcome={outcome} followed={followed} changeBy={changeBy} />
          ))}
        </ol>
      )}
      <p className="type-small measure text-secondary">
        {words.float} {words.note}{' '}
        <a href={inLanguage(paths.guide('float-slide-freeze'), language)} className="text-primary-text underline">
          Float, Slide, Freeze
        </a>
      </p>
    </>
  )
}

/** The other lists of the account, where there are several. */
function ListPicker({ lists, chosen }: { lists: OwnSeason['lists']; chosen: string }) {
  const { ownSeason: words } = useWords()
  if (lists.length < 2) return null
  return (
    <nav aria-label={words.which} className="flex flex-wrap gap-2">
      {lists.map(({ _id, name }) => (
        <Link
          key={_id}
          to={`?${new URLSearchParams({ list: _id })}`}
          aria-current={_id === chosen ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-chip border border-border-control px-3 font-semibold text-default no-underline aria-[current=page]:border-primary-text aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-text"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

/** Whether the person is told after each round; off takes both ways back. */
function NotifySwitch() {
  const { ownSeason: words } = useWords()
  const query = useQuery(notificationSettingsQuery)
  const { isBusy, run } = useAction()
  const setting = query.data?.find(({ topic }) => topic === 'rounds')
  if (setting === undefined) return null
  const isOn = setting.isInApp || setting.isByMail
  return (
    <div>
      <Checkbox
        label={words.tell}
        checked={isOn}
        disabled={isBusy}
        onChange={({ currentTarget: { checked } }) =>
          void run(() => sendNotificationSetting({ ...setting, isInApp: checked, isByMail: checked }), {
            failed: words.saveFailed,
          })
        }
      />
      <p className="type-small text-secondary">{words.tellNote}</p>
    </div>
  )
}

type Props = {
  outcome: FollowedList['mocks'][number]
  followed: FollowedList
  /** Until when choices can be changed, in words; undefined once they cannot, or where no published date says. */
  changeBy: string | undefined
}

/** A mock allotment: what the list came to in it, and that nothing is given. */
function MockOutcome({ outcome: { mock, seat }, followed, changeBy }: Props) {
  const { ownSeason: words } = useWords()
  const choice = seat === null ? undefined : followed.choices[seat.choice]
  const { college, branch } = choiceShortName(choice)
  return (
    <li>
      <Card>
        <h2 className="type-subsection">{words.mock(String(mock))}</h2>
        <p className="type-card mt-2">{seat === null ? words.mockNone : words.mockCame(words.seat(college, branch))}</p>
        {seat !== null && <FollowedSeat seat={seat} place={choice?.place ?? 0} />}
        <p className="measure mt-2 font-semibold">{words.mockNothing}</p>
        {changeBy !== undefined && <p className="measure font-semibold">{words.changeBy(changeBy)}</p>}
      </Card>
    </li>
  )
}
