import { useQuery } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useAction } from '#web/identity/use-action.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { endSeasonFeed, renewSeasonFeed, seasonFeedQuery } from './season-feeds.queries.ts'
import { googleCalendarLink, phoneCalendarLink } from './subscribe-links.ts'

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
            <OpenFeed url={feed.url} isBusy={isBusy} onRenew={renew} onEnd={end} />
          )
        }
      </Loaded>
    </Section>
  )
}

type OpenFeedProps = { url: string; isBusy: boolean; onRenew: () => void; onEnd: () => void }

function OpenFeed({ url, isBusy, onRenew, onEnd }: OpenFeedProps) {
  const { ownSeason: words } = useWords()
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    toast.success(words.feedCopied)
  }
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap gap-3">
        <a href={phoneCalendarLink(url)} className={buttonClasses('pen')}>
          {words.feedPhone}
        </a>
        <a href={googleCalendarLink(url)} rel="noreferrer" className={buttonClasses('line')}>
          {words.feedGoogle}
        </a>
      </p>
      <Field
        label={words.feedAddress}
        readOnly
        value={url}
        hasNote={false}
        onFocus={(event) => event.target.select()}
      />
      <p className="flex flex-wrap gap-3">
        <Button look="line" onClick={() => void copy()}>
          {words.feedCopy}
        </Button>
        <Button look="line" disabled={isBusy} onClick={onRenew}>
          {words.feedRenew}
        </Button>
        <Button look="danger" disabled={isBusy} onClick={onEnd}>
          {words.feedEnd}
        </Button>
      </p>
    </div>
  )
}
