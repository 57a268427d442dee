import type { Announcement } from '@sopaan/contract/managed-announcements'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { LANGUAGES, writtenIn } from '@sopaan/domain/languages'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ConfirmAction } from '#web/forms/confirm-action.tsx'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ANNOUNCEMENT_TONES, audienceText } from './announcement-facts.ts'
import { AnnouncementForm } from './announcement-form.tsx'
import { announcementQuery, sendAnnouncementStop } from './announcements.queries.ts'

type Props = { announcement: Announcement }

/** One announcement: while it is a draft its form, then what became of it. */
export default function AnnouncementPage() {
  const { announcements: words } = useWords()
  const { id } = useParams()
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Link
          to={paths.announcements()}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary-text"
        >
          {words.back}
        </Link>
        {id === undefined ? <Draft announcement={undefined} /> : <One key={id} id={id} />}
      </div>
    </ReauthenticationProvider>
  )
}

function One({ id }: { id: string }) {
  const { announcements: words } = useWords()
  const query = useQuery(announcementQuery(id))
  return (
    <Loaded query={query} failed={words.oneFailed}>
      {(announcement) =>
        announcement.state === 'draft' ? (
          <Draft announcement={announcement} />
        ) : (
          <SentAnnouncement announcement={announcement} />
        )
      }
    </Loaded>
  )
}

function Draft({ announcement }: { announcement: Announcement | undefined }) {
  const { announcements: words, language } = useWords()
  return (
    <>
      <h1 className="type-subsection wrap-anywhere">
        {announcement ? writtenIn(language, announcement.title) : words.add}
      </h1>
      <AnnouncementForm announcement={announcement} />
    </>
  )
}

/** What was sent off, how far it has come, and what stops it. */
function SentAnnouncement({ announcement }: Props) {
  const { announcements: words, language } = useWords()
  const { title, body, state, reached, read, dueAt, endedAt, by } = announcement
  const whenOf = (at: string) => formatDayAndTime(new Date(at), language)
  const facts = [
    audienceText(announcement, words, language),
    ...(dueAt === null ? [] : [state === 'scheduled' ? words.due(whenOf(dueAt)) : words.wasDue(whenOf(dueAt))]),
    ...(endedAt === null ? [] : [words.ended(whenOf(endedAt))]),
    ...(reached === 0 ? [] : [words.reached(reached, groupIndian(reached))]),
    ...(read === null || reached === 0 ? [] : [words.readBy(groupIndian(read))]),
    ...(by === null ? [] : [words.by(by)]),
  ]
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="type-subsection flex flex-wrap items-center gap-3">
          {writtenIn(language, title)}
          <Badge tone={ANNOUNCEMENT_TONES[state]}>{words.states[state]}</Badge>
        </h1>
        <StopButton announcement={announcement} />
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-secondary tabular-nums">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className="grid gap-4 sm:grid-cols-2">
        {LANGUAGES.map((each) => (
          <section key={each} lang={each} className="rounded-box border border-border p-4">
            <h2 className="font-semibold">{writtenIn(each, title)}</h2>
            <p className="mt-1 whitespace-pre-line">{writtenIn(each, body)}</p>
          </section>
        ))}
      </div>
    </Card>
  )
}

function StopButton({ announcement: { _id, state } }: Props) {
  const { announcements: words } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  if (state !== 'scheduled' && state !== 'sending') return null
  const deed = state === 'scheduled' ? words.takeBack : words.stop
  return (
    <>
      <Button look={state === 'scheduled' ? 'line' : 'danger'} onClick={() => setIsOpen(true)}>
        {deed}
      </Button>
      <ConfirmAction
        title={deed}
        text={state === 'scheduled' ? words.takeBackAsk : words.stopAsk}
        deed={deed}
        cancel={words.cancel}
        doing={words.stopping}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        work={() => sendAnnouncementStop(_id)}
        said={{ done: words.stoppedDone, failed: words.stopFailed }}
      />
    </>
  )
}
