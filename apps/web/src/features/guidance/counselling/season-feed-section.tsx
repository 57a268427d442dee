import { useQuery } from '@tanstack/react-query'
import { useAction } from '#web/identity/use-action.ts'
import { CalendarAddress } from '#web/sharing/calendar-address.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { endSeasonFeed, renewSeasonFeed, seasonFeedQuery } from './season-feeds.queries.ts'

/** The dates in the person's own calendar: a secret address that it reads again by itself, until it is turned off. */
export function SeasonFeedSection() {
  const { ownSeason: words } = useWords()
  const query = useQuery(seasonFeedQuery)
  const { isBusy, run } = useAction()
  const renew = () => void run(renewSeasonFeed, { done: words.feedMade, failed: words.saveFailed })
  const end = () => void run(endSeasonFeed, { done: words.feedEnded, failed: words.saveFailed })
  return (
    <Section id="calendar" title={words.feed} lead={words.feedLead}>
      <Loaded query={query} failed={words.feedFailed}>
        {({ feed }) =>
          feed === null ? (
            <Button className="justify-self-start" disabled={isBusy} onClick={renew}>
              {words.feedMake}
            </Button>
          ) : (
            <CalendarAddress url={feed.url} words={words} isBusy={isBusy} onRenew={renew} onEnd={end} />
          )
        }
      </Loaded>
    </Section>
  )
}
