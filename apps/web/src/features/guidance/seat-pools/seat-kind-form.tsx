import { GENDER_POOLS, type GenderPool, SEAT_TYPES, type SeatType } from '@sopaan/domain/book/rank-book'
import { useLocation } from 'react-router'
import { profileEntries } from '#web/search-form/predictor-search.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = { seatType: SeatType; gender: GenderPool; search: URLSearchParams }

/** Which seats a list shows. A plain form: it works without script, and its answer is an address. */
export function SeatKindForm({ seatType, gender, search }: Props) {
  const { seats: words } = useWords()
  const { pathname } = useLocation()
  return (
    <form
      action={pathname}
      aria-label={words.kindTitle}
      className="mt-6 grid max-w-180 grid-cols-2 items-start gap-4 sm:grid-cols-[1fr_1fr_auto]"
    >
      {profileEntries(search).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select label={words.seatType} hasNote={false} name="seatType" defaultValue={seatType}>
        {SEAT_TYPES.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </Select>
      <Select label={words.gender} hasNote={false} name="pool" defaultValue={gender}>
        {GENDER_POOLS.map((pool) => (
          <option key={pool} value={pool}>
            {words.genders[pool]}
          </option>
        ))}
      </Select>
      <Button type="submit" look="line" className="max-sm:col-span-2 sm:mt-7.5">
        {words.show}
      </Button>
    </form>
  )
}
