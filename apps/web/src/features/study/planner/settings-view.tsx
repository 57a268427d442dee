import type { PlannerOverview } from '@sopaan/contract/planner'
import toast from 'react-hot-toast/headless'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendFeedEnd, sendFeedRenewal } from './planner.queries.ts'
import { sayFailure } from './say-failure.ts'
import { SettingsForm } from './settings-form.tsx'
import { TimetableForm } from './timetable-form.tsx'

/** What a plan is made from, and the address of its calendar once there is a plan. */
export function SettingsView({ overview: { settings, feed }, now }: { overview: PlannerOverview; now: string }) {
  return (
    <>
      <SettingsForm settings={settings} now={now} />
      {settings !== null && <TimetableForm settings={settings} />}
      {settings !== null && <FeedSection feed={feed} />}
    </>
  )
}

/** The secret address under which another calendar reads the plan. */
function FeedSection({ feed }: { feed: PlannerOverview['feed'] }) {
  const { planner: words } = useWords()
  const { isBusy, run } = useAction(sayFailure)
  const renew = () => void run(sendFeedRenewal, { done: words.feedMade, failed: words.updateFailed })
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url)
    toast.success(words.feedCopied)
  }
  return (
    <Section id="feed" title={words.feed} lead={words.feedLead}>
      {feed === null ? (
        <Button className="justify-self-start" disabled={isBusy} onClick={renew}>
          {words.feedMake}
        </Button>
      ) : (
        <>
          <Field
            label={words.feedAddress}
            readOnly
            value={feed.url}
            hasNote={false}
            onFocus={(event) => event.target.select()}
          />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => void copy(feed.url)}>{words.feedCopy}</Button>
            <Button look="line" disabled={isBusy} onClick={renew}>
              {words.feedRenew}
            </Button>
            <Button
              look="danger"
              disabled={isBusy}
              onClick={() => void run(sendFeedEnd, { done: words.feedEnded, failed: words.updateFailed })}
            >
              {words.feedEnd}
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}
