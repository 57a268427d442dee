import type { ShownEvent } from '@sopaan/contract/events'
import { useWords } from '#web/words/use-words.tsx'
import { costWords, instantWords, seatWords, timeWords } from './event-words.ts'

/** When, where, with whom and for how much. */
export function EventFacts({ event }: { event: ShownEvent }) {
  const { events: words, language } = useWords()
  const facts = [
    [words.when, timeWords(event, words, language)],
    [words.where, event.place ?? words.online],
    ...(event.host === null ? [] : [[words.host, event.host] as const]),
    [words.cost, costWords(event, words)],
    [words.seats, seatWords(event, words)],
    ...(event.registrationDeadline === null
      ? []
      : [[words.closes, instantWords(event.registrationDeadline, language)] as const]),
  ] as const
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="sm:contents">
          <dt className="text-secondary">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
