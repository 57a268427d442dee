import { type Helpline, telephoneLink } from '@sopaan/domain/identity/helplines'
import { formatDate, formatHour } from '@sopaan/domain/time/format'
import { Card } from '#web/ui/card.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'

/** One line to call: what for, when, and why it stands here. */
export function HelplineCard({ line }: { line: Helpline }) {
  const { resources, language } = useWords()
  const words = resources.mentalHealth
  return (
    <li>
      <Card className="flex h-full flex-col gap-2">
        <h3 className="type-card">
          {line.name}
          {line.place !== undefined && <span className="font-normal text-secondary">{`, ${line.place}`}</span>}
        </h3>
        <p>{words.purposes[line.purpose]}</p>
        <p className="flex flex-wrap gap-x-5">
          {line.numbers.map((number) => (
            <a
              key={number}
              href={telephoneLink(number)}
              className="inline-flex min-h-11 min-w-11 items-center text-[22px] font-heading text-primary-text tabular-nums"
            >
              {number}
            </a>
          ))}
        </p>
        {line.email !== undefined && (
          <a href={`mailto:${line.email}`} className="inline-flex min-h-11 items-center text-primary-text">
            {words.write(line.email)}
          </a>
        )}
        <p className="text-secondary">
          {[
            words.runBy[line.runBy],
            writeHours(line, { resources, language }),
            line.isFree ? words.free : '',
            line.languages === undefined ? '' : words.languages(String(line.languages)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="type-small mt-auto text-tertiary">
          {words.evidence}: <span lang="en">{line.evidence}</span>.{' '}
          {words.checked(formatDate(line.checkedOn, language))}
        </p>
      </Card>
    </li>
  )
}

/** When a line answers; what is not confirmed says so. */
export function writeHours(
  { hours }: Pick<Helpline, 'hours'>,
  { resources: { mentalHealth: words }, language }: Pick<Words, 'resources' | 'language'>,
): string {
  if ('always' in hours) return words.always
  if (hours.from === '00:00' && hours.to === '24:00') return words.lastKnownAlways
  const written = words.hours(formatHour(hours.from, language), formatHour(hours.to, language))
  return hours.isConfirmed ? written : `${written} (${words.lastKnown})`
}
