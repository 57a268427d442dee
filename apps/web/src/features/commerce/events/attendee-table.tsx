import type { Attendee } from '@sopaan/contract/managed-events'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useAction } from '#web/identity/use-action.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { instantWords } from './event-words.ts'
import { undoCheckIn } from './managed-events.queries.ts'

const TONES: Record<Attendee['state'], Tone> = {
  registered: 'safe',
  offered: 'likely',
  held: 'likely',
  waiting: 'plain',
  withdrawn: 'plain',
  lapsed: 'plain',
}

/** Who is on the list, with what can be told of each. */
export function AttendeeTable({ eventId, attendees }: { eventId: string; attendees: readonly Attendee[] }) {
  const { managedEvents: words, language } = useWords()
  const state = ({ state, waitingPlace }: Attendee) => (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      {waitingPlace !== null && <span className="tabular-nums">{words.waitingPlace(groupIndian(waitingPlace))}</span>}
    </span>
  )
  const since = ({ registeredAt }: Attendee) => (registeredAt === null ? '' : instantWords(registeredAt, language))
  return (
    <div className="overflow-clip rounded-sheet border border-border bg-surface">
      <Table
        caption={words.attendees}
        rows={attendees}
        keyOf={({ _id }) => _id}
        columns={[
          {
            name: words.person,
            cell: ({ fullName, email }) => (
              <>
                <span className="block font-semibold">{fullName}</span>
                <span className="type-small block text-secondary">{email}</span>
              </>
            ),
          },
          { name: words.state, cell: state },
          { name: words.since, cell: since },
          { name: words.paid, cell: ({ isPaid }) => (isPaid ? words.paid : '') },
          { name: words.present, cell: (attendee) => <Presence eventId={eventId} attendee={attendee} /> },
        ]}
        item={(attendee) => (
          <>
            <p className="font-semibold">{attendee.fullName}</p>
            <p className="type-small text-secondary [overflow-wrap:anywhere]">{attendee.email}</p>
            <p className="type-small mt-1 flex flex-wrap items-center gap-2">
              {state(attendee)} {since(attendee)}
            </p>
            <Presence eventId={eventId} attendee={attendee} />
          </>
        )}
      />
    </div>
  )
}

function Presence({ eventId, attendee }: { eventId: string; attendee: Attendee }) {
  const { managedEvents: words, language } = useWords()
  const { isBusy, run } = useAction()
  if (attendee.checkedInAt === null) return null
  const undo = () => run(() => undoCheckIn(eventId, attendee._id), { done: words.undone, failed: words.checkInFailed })
  return (
    <span className="flex flex-wrap items-center gap-2">
      {words.presentSince(instantWords(attendee.checkedInAt, language))}
      <Button
        look="quiet"
        aria-label={words.undoOf(attendee.fullName)}
        doing={isBusy ? words.saving : undefined}
        onClick={() => void undo()}
      >
        {words.undo}
      </Button>
    </span>
  )
}
