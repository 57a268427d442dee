import { type Attendee, managedEvents as managedEventCalls } from '@sopaan/contract/managed-events'
import { paths } from '@sopaan/contract/paths'
import { isRefusal } from '@sopaan/contract/refusals'
import { writtenIn } from '@sopaan/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { wordsOf } from '#web/refusal-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useSending } from '#web/use-sending.ts'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { CodeScanner } from './code-scanner.tsx'
import { instantWords } from './event-words.ts'
import { managedEventQuery, sendCheckIn } from './managed-events.queries.ts'

const CONSTRAINTS = constraintsOf(managedEventCalls.checkIn)

/** The door of an event: a code scanned, opened by its QR or typed marks its person present, once. */
export default function CheckInPage() {
  const { managedEvents: words, language } = useWords()
  const { id = '' } = useParams()
  const query = useQuery(managedEventQuery(id))
  return (
    <div className="mx-auto grid max-w-xl grid-cols-[minmax(0,1fr)] gap-6">
      <DocumentHead title={words.checkIn} isIndexed={false} />
      <Link
        to={paths.managedEvent(id)}
        className="inline-flex min-h-11 items-center justify-self-start text-primary-text underline"
      >
        {words.toEvent}
      </Link>
      <Loaded query={query} failed={words.oneFailed}>
        {({ title, attendees, present }) => (
          <div>
            <h1 className="type-subsection">{writtenIn(language, title)}</h1>
            <p className="mt-1 text-secondary tabular-nums">{words.presentOf(String(present), String(attendees))}</p>
          </div>
        )}
      </Loaded>
      <Door eventId={id} />
    </div>
  )
}

function Door({ eventId }: { eventId: string }) {
  const words = useWords()
  const { managedEvents } = words
  const [search] = useSearchParams()
  const opened = search.get('code')
  const [present, setPresent] = useState<Attendee>()
  const { isBusy, failure: refused, send } = useSending<string>()
  const mark = (code: string) => {
    setPresent(undefined)
    return send(
      async () => setPresent(await sendCheckIn(eventId, code)),
      (thrown) => sayRefused(thrown, words),
    )
  }
  const hasMarked = useRef(false)
  // The QR code was opened by the phone's own camera: it marks at once, and once.
  useEffect(() => {
    if (opened === null || hasMarked.current) return
    hasMarked.current = true
    void mark(opened)
  })
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = String(new FormData(form).get('code') ?? '')
    // The next person's code goes into an empty field; one that was refused stays to be looked at.
    void mark(typed).then((isPresent) => isPresent && form.reset())
  }
  return (
    <Card className="grid gap-5">
      <p>{managedEvents.checkInLead}</p>
      <CodeScanner onCode={(code) => void mark(code)} />
      <form noValidate onSubmit={handleSubmit} className="grid gap-3">
        <Field
          label={managedEvents.code}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          {...limitsOf(CONSTRAINTS, 'code')}
          hasNote={false}
        />
        <Button type="submit" doing={isBusy ? managedEvents.marking : undefined}>
          {managedEvents.markPresent}
        </Button>
      </form>
      <div role="status">
        {present && (
          <p className="rounded-box bg-safe-soft p-4 font-semibold text-safe">
            {managedEvents.isPresent(present.fullName)}
          </p>
        )}
        {refused !== undefined && <p className="rounded-box bg-danger-soft p-4 font-semibold text-danger">{refused}</p>}
      </div>
    </Card>
  )
}

function sayRefused(thrown: unknown, words: Words): string {
  if (isRefusal(thrown, 'EVENT_CHECKED_IN'))
    return words.managedEvents.usedAt(instantWords(thrown.details.checkedInAt, words.language))
  return (isRefusal(thrown) ? wordsOf(thrown, words) : undefined) ?? words.managedEvents.checkInFailed
}
