import type { FollowedList } from '@sopaan/contract/choice-rounds'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  seat: NonNullable<FollowedList['outcomes'][number]['seat']>
  /** Of its choice in the list, from 0. */
  place: number
}

/** Where a seat stands in the list, of which pool it is, and what that closed at. */
export function FollowedSeat({ seat: { pool }, place }: Props) {
  const { ownSeason: words } = useWords()
  const { quota, seatType, gender, rank, closing } = pool
  return (
    <p className="type-small text-secondary tabular-nums">
      {[words.place(groupIndian(place + 1)), quota, seatType, ...(gender === 'female' ? [words.female] : [])].join(
        ' · ',
      )}
      <br />
      {closing !== null && rank <= closing ? words.closed(groupIndian(closing), groupIndian(rank)) : words.keptSeat}
    </p>
  )
}
