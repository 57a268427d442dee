import { DocumentHead } from '#web/document-head.tsx'
import { useRankNames } from '#web/features/account/profile/use-rank-names.ts'
import { ComingUpCard } from '#web/features/commerce/events/coming-up-card.tsx'
import { FirstChoicesCard } from '#web/features/guidance/choice-lists/first-choices-card.tsx'
import { NextSessionCard } from '#web/features/mentoring/bookings/next-session-card.tsx'
import { ExamCountdown } from '#web/features/study/planner/exam-countdown.tsx'
import { TodayCard } from '#web/features/study/planner/today-card.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { useWords } from '#web/words/use-words.tsx'
import { predictorSearchOf } from './predictor-start.ts'
import { RankCard } from './rank-card.tsx'
import { ToolTiles } from './tool-tiles.tsx'

/** The first page of a student: the own rank, the next session, today, the choice list, what comes up, and the tools. */
export default function MenteeHomePage() {
  const { account } = useWords()
  const user = useSignedIn()
  const names = useRankNames()
  return (
    <div className="mx-auto grid max-w-[1104px] gap-4 lg:gap-5">
      <DocumentHead title={account.nav.items.home} isIndexed={false} />
      <h2 className="type-subsection">{account.welcome(user.fullName)}</h2>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-5">
        <RankCard user={user} names={names} />
        <div className="grid grid-rows-[1fr_auto] gap-4 lg:gap-5">
          <NextSessionCard />
          <TodayCard dashboard="mentee-dashboard" />
        </div>
        <FirstChoicesCard search={predictorSearchOf(user)} />
        <ComingUpCard>
          <ExamCountdown dashboard="mentee-dashboard" />
        </ComingUpCard>
      </div>
      <section aria-labelledby="tools-title" className="mt-4">
        <h3 id="tools-title" className="type-subsection mb-4">
          {account.toolsTitle}
        </h3>
        <ToolTiles user={user} />
      </section>
    </div>
  )
}
