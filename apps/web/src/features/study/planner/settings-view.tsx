import type { PlannerOverview } from '@sopaan/contract/planner'
import { useAction } from '#web/identity/use-action.ts'
import { CalendarAddress } from '#web/sharing/calendar-address.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendFeedEnd, sendFeedRenewal } from './planner.queries.ts'
import { sayFailure } from './say-failure.ts'
import { SettingsForm } from './settings-form.tsx'
import { TimetableForm } from './timetable-form.tsx'

/** What a plan is made from, and the address of the calendar. */
export function SettingsView({ overview: { settings, feed }, now }: { overview: PlannerOverview; now: string }) {
  return (
    <>
      <SettingsForm settings={settings} now={now} />
      {settings !== null && <TimetableForm settings={settings} />}
      <FeedSection feed={feed} />
    </>
  )
}

/** The secret address under which another calendar reads the plan, and everything else that has its hour. */
function FeedSection({ feed }: { feed: PlannerOverview['feed'] }) {
  const { planner: words } = useWords()
  const { isBusy, run } = useAction(sayFailure)
  const renew = () => void run(sendFeedRenewal, { done: words.feedMade, failed: words.updateFailed })
  const end = () => void run(sendFeedEnd, { done: words.feedEnded, failed: words.updateFailed })
  return (
    <Section id="feed" title={words.feed} lead={words.feedLead}>
      {feed === null ? (
        <Button className="justify-self-start" disabled={isBusy} onClick={renew}>
          {words.feedMake}
        </Button>
      ) : (
        <CalendarAddress url={feed.url} words={words} isBusy={isBusy} onRenew={renew} onEnd={end} />
      )}
    </Section>
  )
}
