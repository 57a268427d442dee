import { formatDateTime, formatTime } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { useQuery } from '@tanstack/react-query'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { freeTimesQuery } from './mentor-area.queries.ts'

const DAYS_SHOWN = 4
const TIMES_SHOWN = 6

/** What mentees can choose from now on, by the hours that are kept. */
export function FreeTimes({ mentorId, today }: { mentorId: string; today: string }) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const query = useQuery(freeTimesQuery(mentorId, today))
  return (
    <Card>
      <h2 className="type-subsection">{words.preview}</h2>
      <p className="mt-1 text-secondary">{words.previewHint}</p>
      <div className="mt-4">
        <Loaded query={query} failed={mentoring.choose.loadFailed}>
          {(slots) =>
            slots.length === 0 ? <p className="font-semibold">{words.previewNone}</p> : <Days slots={slots} />
          }
        </Loaded>
      </div>
    </Card>
  )
}

function Days({ slots }: { slots: readonly string[] }) {
  const { mentoring, language } = useWords()
  const days = [...new Set(slots.map(istDate))].slice(0, DAYS_SHOWN)
  return (
    <ul className="grid gap-4">
      {days.map((day) => {
        const times = slots.filter((slot) => istDate(slot) === day)
        return (
          <li key={day}>
            {/* The first three words of a written time are its day. */}
            <p className="font-semibold">
              {formatDateTime(times[0] ?? '', language)
                .split(' ')
                .slice(0, 3)
                .join(' ')}
            </p>
            <p className="text-secondary tabular-nums">
              {times.slice(0, TIMES_SHOWN).map(formatTime).join(' · ')}
              {times.length > TIMES_SHOWN && ` · ${mentoring.mentor.andMore(times.length - TIMES_SHOWN)}`}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
