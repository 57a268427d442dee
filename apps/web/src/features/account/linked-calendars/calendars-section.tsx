import type { CalendarKind, LinkedCalendars } from '@sopaan/contract/linked-calendars'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { CaldavForm } from './caldav-form.tsx'
import { CalendarLinkCard } from './calendar-link-card.tsx'
import { GoogleButton } from './google-button.tsx'
import { linkedCalendarsQuery } from './linked-calendars.queries.ts'
import { useGoogleReturn } from './use-google-return.ts'

/** The calendars elsewhere that the person connected, what each is for, and the ways to connect one. */
export function CalendarsSection() {
  const { linkedCalendars: words } = useWords()
  const query = useQuery(linkedCalendarsQuery)
  const isReturning = useGoogleReturn()
  return (
    <Section id="calendars" title={words.title} lead={words.lead}>
      {isReturning && <p role="status">{words.connectingGoogle}</p>}
      <Loaded query={query} failed={words.loadFailed}>
        {(data) => <Overview data={data} />}
      </Loaded>
    </Section>
  )
}

function Overview({ data: { links, offered, mayShowTitles } }: { data: LinkedCalendars }) {
  const { linkedCalendars: words } = useWords()
  const free = offered.filter((kind) => !links.some((link) => link.kind === kind))
  return (
    <div className="grid gap-6">
      {links.map((link) => (
        <CalendarLinkCard key={link._id} link={link} mayShowTitles={mayShowTitles} />
      ))}
      {free.map((kind) => (
        <Offer key={kind} kind={kind} />
      ))}
      {offered.length === 0 && links.length === 0 && <p className="text-secondary">{words.notOffered}</p>}
      <p className="type-small text-tertiary">{mayShowTitles ? words.privacy : words.privacyMinor}</p>
    </div>
  )
}

function Offer({ kind }: { kind: CalendarKind }) {
  const { linkedCalendars: words } = useWords()
  return (
    <section className="grid justify-items-start gap-3 border-t border-border pt-4">
      <h3 className="type-h4">{words.kinds[kind]}</h3>
      {kind === 'google' ? <GoogleButton label={words.connectGoogle} /> : <CaldavForm />}
    </section>
  )
}
