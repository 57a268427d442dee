import { type Attendee, managedEvents as managedEventCalls } from '@sopaan/contract/managed-events'
import { paths } from '@sopaan/contract/paths'
import { isRefusal } from '@sopaan/contract/refusals'
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
import { useWords } from '#web/words/use-words.tsx'
import { CodeScanner } from './code-scanner.tsx'
import { instantWords } from './event-words.ts'
import { checkIn, managedEventQuery } from './managed-events.queries.ts'

const CONSTRAINTS = constraintsOf(managedEventCalls.checkIn)

type Outcome = { state: 'present'; attendee: Attendee } | { state: 'refused'; said: string }

/** The door of an event: a code scanned, opened by its QR or typed marks its person present, once. */
export default function CheckInPage() {
  const { managedEvents: words } = useWords()
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
            <h1 className="type-subsection">{title}</h1>
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
  const { managedEvents, language } = words
  const [search] = useSearchParams()
  const opened = search.get('code')
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setIsBusy] = useState(false)
  const mark = async (code: string) => {
    setIsBusy(true)
    const outcome = await tryCode(eventId, code, words, language)
    setOutcome(outcome)
    setIsBusy(false)
    return outcome.state
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
    void mark(typed).then((state) => state === 'present' && form.reset())
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
        {outcome?.state === 'present' && (
          <p className="rounded-box bg-safe-soft p-4 font-semibold text-safe">
            {managedEvents.isPresent(outcome.attendee.fullName)}
          </p>
        )}
        {outcome?.state === 'refused' && (
          <p className="rounded-box bg-danger-soft p-4 font-semibold text-danger">{outcome.said}</p>
        )}
      </div>
    </Card>
  )
}

async function tryCode(
  eventId: string,
  code: string,
  words: ReturnType<typeof useWords>,
  language: 'en' | 'hi',
): Promise<Outcome> {
  try {
    return { state: 'present', attendee: await checkIn(eventId, code) }
  } catch (thrown) {
    if (isRefusal(thrown, 'EVENT_CHECKED_IN'))
      return { state: 'refused', said: words.managedEvents.usedAt(instantWords(thrown.details.checkedInAt, language)) }
    const said = isRefusal(thrown) ? wordsOf(thrown, words) : undefined
    return { state: 'refused', said: said ?? words.managedEvents.checkInFailed }
  }
}
