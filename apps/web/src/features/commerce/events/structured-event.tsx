import type { ShownEvent } from '@sopaan/contract/events'
import { paths } from '@sopaan/contract/paths'
import { StructuredData } from '#web/ui/structured-data.tsx'
import { PRODUCT_NAME } from '#web/words/product.ts'

/** What search engines read of an event (schema.org Event): only what is true and on the page. */
export function StructuredEvent({ event, origin }: { event: ShownEvent; origin: string }) {
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
