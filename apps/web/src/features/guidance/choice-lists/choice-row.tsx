import type { JudgedChoice, JudgedChoices } from '@sopaan/contract/choice-lists'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { memo } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ChoiceFacts } from './choice-facts.tsx'
import { MissingSeat } from './missing-seat.tsx'
import { SeatHeading } from './seat-heading.tsx'
import { seatName } from './seat-name.ts'

type Props = {
  seatKey: string
  /** null: the book does not have it any more; undefined: not judged yet. */
  choice: JudgedChoice | null | undefined
  rounds: JudgedChoices['rounds']
  /** The address of the reader, for the links of seats. */
  profile: string
  isFirst: boolean
  isLast: boolean
}

/**
 * One seat of the list. It holds no handlers: the list hears its buttons by `data-deed`. It is drawn again only when
 * something of its own changes (of 300 rows, a move draws two to four).
 */
export const ChoiceRow = memo(function ChoiceRow({ seatKey, choice, rounds, profile, isFirst, isLast }: Props) {
  const { choices: words, language } = useWords()
  const name = seatName(seatKey, choice)
  const [institute = '', programme = ''] = seatKey.split('/')
  const said = `${name.branch}, ${name.college}`
  return (
    <li data-key={seatKey} className="choice-row">
      <button type="button" data-deed="place" aria-label={words.move(said)} className="choice-place">
        <Icon name="grip" size={18} />
      </button>
      <div className="min-w-0 py-3">
        <SeatHeading seatKey={seatKey} name={name} isGone={choice === null} profile={profile} level="h3" />
        {choice === null && <MissingSeat seatKey={seatKey} />}
        {choice && <ChoiceFacts choice={choice} rounds={rounds} />}
        {choice === undefined && <Skeleton className="mt-1.5 h-[46px]" />}
        {choice !== null && (
          <a
            href={inLanguage(paths.mentorsOf(institute, programme), language)}
            aria-label={words.mentorsOf(said)}
            className="type-small inline-flex min-h-11 min-w-11 items-center text-primary-text hover:underline print:hidden"
          >
            {words.mentors}
          </a>
        )}
      </div>
      <div className="flex flex-col py-1 sm:flex-row sm:items-center print:hidden">
        <RowAction deed="up" icon="up" label={words.up(said)} isDisabled={isFirst} />
        <RowAction deed="down" icon="down" label={words.down(said)} isDisabled={isLast} />
        <RowAction deed="drop" icon="close" label={words.drop(said)} />
      </div>
    </li>
  )
})

function RowAction({
  deed,
  icon,
  label,
  isDisabled,
}: {
  deed: string
  icon: IconName
  label: string
  isDisabled?: boolean
}) {
  return (
    <button
      type="button"
      data-deed={deed}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      className="inline-flex size-11 items-center justify-center rounded-control text-secondary hover:bg-surface-sunken hover:text-default aria-disabled:opacity-35"
    >
      <Icon name={icon} size={18} />
    </button>
  )
}
