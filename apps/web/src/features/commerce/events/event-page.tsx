import { urlOf } from '@sopaan/contract/client'
import { events, type ShownEvent } from '@sopaan/contract/events'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { readLanguageName } from '@sopaan/domain/languages'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { NotFound } from '#web/features/operations/information/not-found.tsx'
import { deploymentContext, requestContext } from '#web/load-context.ts'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { StructuredData } from '#web/ui/structured-data.tsx'
import { PRODUCT_NAME } from '#web/words/product.ts'
import { useWords } from '#web/words/use-words.tsx'
import { EventBadges } from './event-badges.tsx'
import { EventFacts } from './event-facts.tsx'
import { descriptionOf, isClosed, isFull, titleOf } from './event-words.ts'
import { findEvent } from './events.queries.ts'

/** A page to read: it is sent without React. */
export const handle = { hydrate: false }

export async function loader({ params, context }: LoaderFunctionArgs) {
  const event = await findEvent(context.get(requestContext), params.id ?? '')
  const { origin } = context.get(deploymentContext)
  if (event === 'missing') return data({ event, origin, now: 0 }, { status: 404 })
  return data({ event, origin, now: Date.now() }, event === undefined ? { status: 503 } : {})
}

/** One event, for everyone; the seat is taken in the dashboard. */
export default function EventPage() {
  const { events: words } = useWords()
  const { event, origin, now } = useLoaderData<typeof loader>()
  if (event === 'missing') return <NotFound />
  if (event === undefined)
    return (
      <div className="page-width py-10">
        <DocumentHead title={words.oneFailed} isIndexed={false} />
        <Banner title={words.oneFailed} tone="error" />
      </div>
    )
  return <Shown event={event} origin={origin} now={now} />
}

function Shown({ event, origin, now }: { event: ShownEvent; origin: string; now: number }) {
  const { events: words, language } = useWords()
  const title = titleOf(event, language)
  const about = descriptionOf(event, language)
  const isOpen = event.status === 'upcoming' || event.status === 'live'
  return (
    <>
      <DocumentHead
        title={title.text}
        description={about.text.slice(0, 160).replace(/\s+/g, ' ')}
        isIndexed={!event.isSample}
      />
      {!event.isSample && <StructuredEvent event={event} origin={origin} />}
      <PageHead>
        <a
          href={inLanguage(paths.events(), language)}
          className="inline-flex min-h-11 items-center text-primary-text underline"
        >
          {words.all}
        </a>
        <div className="mt-4">
          <EventBadges event={event} />
        </div>
        <h1 className="type-title measure mt-3" lang={title.lang}>
          {title.text}
        </h1>
      </PageHead>
      <div className="page-width grid items-start gap-6 py-8 lg:grid-cols-[minmax(0,1fr)_380px]">
        <Card className="grid gap-5 lg:col-start-2">
          <EventFacts event={event} />
          {isOpen ? (
            <>
              <WayIn event={event} now={now} />
              <a
                href={urlOf(events.calendar, {
                  params: { id: event._id },
                  query: { language: readLanguageName(language) },
                })}
                className={buttonClasses('line')}
              >
                {words.addToCalendar}
              </a>
            </>
          ) : (
            <p className="font-semibold">{event.status === 'cancelled' ? words.cancelledTitle : words.overTitle}</p>
          )}
        </Card>
        <section className="lg:col-start-1 lg:row-start-1">
          <h2 className="type-subsection">{words.about}</h2>
          <p className="measure mt-3 whitespace-pre-line" lang={about.lang}>
            {about.text}
          </p>
        </section>
      </div>
    </>
  )
}

/** The way to a seat, or why there is none to have. */
function WayIn({ event, now }: { event: ShownEvent; now: number }) {
  const { events: words } = useWords()
  if (isClosed(event, now)) return <p className="font-semibold">{words.closed}</p>
  if (isFull(event) && !event.hasWaitlist)
    return (
      <div>
        <p className="font-semibold">{words.full}</p>
        <p className="mt-1 text-secondary">{words.fullText}</p>
      </div>
    )
  return (
    <>
      <a href={paths.ownEvent(event._id)} className={buttonClasses('pen')}>
        {words.signIn}
      </a>
      <p className="type-small text-secondary">{words.signInNote}</p>
    </>
  )
}

/** What search engines read of an event (schema.org Event): only what is true and on the page. */
function StructuredEvent({ event, origin }: { event: ShownEvent; origin: string }) {
  const url = origin + paths.event(event._id)
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.description,
    startDate: event.date,
    endDate: event.endDate,
    eventStatus: `https://schema.org/${event.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${event.place === null ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
    location:
      event.place === null
        ? { '@type': 'VirtualLocation', url }
        : { '@type': 'Place', name: event.place, address: event.place },
    organizer: { '@type': 'Organization', name: PRODUCT_NAME, url: origin },
    ...(event.admission !== 'plan' && {
      offers: {
        '@type': 'Offer',
        url,
        price: String((event.pricePaise ?? 0) / 100),
        priceCurrency: 'INR',
        availability: `https://schema.org/${event.capacity !== null && event.attendees >= event.capacity ? 'SoldOut' : 'InStock'}`,
      },
    }),
  }
  return <StructuredData facts={facts} />
}
