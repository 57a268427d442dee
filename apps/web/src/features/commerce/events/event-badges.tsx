import type { MenteeEvent, ShownEvent } from '@sopaan/contract/events'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Badge } from '#web/ui/badge.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { isFull } from './event-words.ts'

/** Below so many seats left, the number is said, share of all. */
const FEW_SHARE = 0.2

/** How an event stands, in words with a colour. */
export function EventBadges({ event }: { event: ShownEvent & Pick<Partial<MenteeEvent>, 'registration'> }) {
  const { events: words } = useWords()
  const { status, type, capacity, attendees, hasWaitlist, isSample, registration } = event
  const left = capacity === null ? undefined : capacity - attendees
  const isOpen = status === 'upcoming' || status === 'live'
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone="plain">{words.types[type]}</Badge>
      {isSample && <Badge tone="plain">{words.sample}</Badge>}
      {status === 'live' && <Badge tone="safe">{words.statuses.live}</Badge>}
      {status === 'completed' && <Badge tone="plain">{words.statuses.completed}</Badge>}
      {status === 'cancelled' && <Badge tone="reach">{words.statuses.cancelled}</Badge>}
      {registration && status !== 'cancelled' && status !== 'completed' && (
        <Badge tone={registration.state === 'registered' ? 'safe' : 'likely'}>{words.states[registration.state]}</Badge>
      )}
      {isOpen && !registration && isFull(event) && (
        <Badge tone="likely">{hasWaitlist ? words.fullWaitlist : words.full}</Badge>
      )}
      {isOpen && left !== undefined && capacity !== null && !isFull(event) && left <= capacity * FEW_SHARE && (
        <Badge tone="likely">{words.seatsLeft(groupIndian(left))}</Badge>
      )}
    </p>
  )
}
