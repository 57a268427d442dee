import type { EventFields } from '@sopaan/contract/managed-events'
import { readRupees } from '@sopaan/domain/money/rupees'
import { fromIstDateTimeLocal } from '@sopaan/domain/time/ist'
import { readCount, UNREAD_COUNT } from '#web/read-count.ts'
import { readMoment } from '#web/read-moment.ts'

type Wrong = 'date' | 'endDate' | 'capacity' | 'pricePaise'

/** What was entered of an event as the call takes it, and the fields that cannot be read, sent as what the call refuses. */
export function readEventForm(entered: FormData): { event: EventFields; unread: readonly Wrong[] } {
  const text = (name: string) => String(entered.get(name) ?? '').trim()
  const maybe = (name: string) => (text(name) === '' ? null : text(name))
  const [date, endDate] = [fromIstDateTimeLocal(text('date')), fromIstDateTimeLocal(text('endDate'))]
  const isPaid = text('admission') === 'paid'
  const price = isPaid ? readRupees(text('price')) : undefined
  const capacity = readCount(text('capacity'))
  const unread: Wrong[] = [
    ...(date === undefined ? ['date' as const] : []),
    ...(endDate === undefined ? ['endDate' as const] : []),
    ...(capacity === UNREAD_COUNT ? ['capacity' as const] : []),
    ...(isPaid && price === undefined ? ['pricePaise' as const] : []),
  ]
  const event: EventFields = {
    title: text('title'),
    titleHi: maybe('titleHi'),
    description: text('description'),
    descriptionHi: maybe('descriptionHi'),
    // The choices of the form are the words of the contract.
    type: text('type') as EventFields['type'],
    admission: text('admission') as EventFields['admission'],
    host: maybe('host'),
    place: maybe('place'),
    date: date ?? '',
    endDate: endDate ?? '',
    registrationDeadline: readMoment(text('registrationDeadline')),
    capacity,
    hasWaitlist: entered.has('hasWaitlist'),
    pricePaise: price ?? null,
    meetingUrl: maybe('meetingUrl'),
    recordingUrl: maybe('recordingUrl'),
    status: entered.has('asDraft') ? 'draft' : 'upcoming',
  }
  return { event, unread }
}
