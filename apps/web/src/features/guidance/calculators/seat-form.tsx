import { seatPools } from '@sopaan/contract/seat-pools'
import { GENDER_POOLS, QUOTAS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { Form, useLocation, useSearchParams } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { profileEntries } from '#web/search-form/predictor-search.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { SEAT_FIELD, seatKeysOf } from './seat-field.ts'

const CONSTRAINTS = constraintsOf(seatPools.compare)

/** Finds seats by institute and branch; an ordinary GET form, and what is chosen already travels along. */
export function SeatForm() {
  const { branches: words } = useWords()
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  return (
    <Form method="get" action={pathname} preventScrollReset className="grid gap-3">
      {seatKeysOf(search).map((key) => (
        <input key={key} type="hidden" name={SEAT_FIELD} value={key} />
      ))}
      {profileEntries(search).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        label={words.seatSearch}
        hint={words.seatSearchHint}
        name="q"
        {...limitsOf(CONSTRAINTS, 'q')}
        defaultValue={search.get('q') ?? ''}
        autoComplete="off"
      />
      <div className="grid gap-x-4 sm:grid-cols-3">
        <Select label={words.quota} name="quota" defaultValue={search.get('quota') ?? ''}>
          <option value="">{words.any}</option>
          {QUOTAS.map((quota) => (
            <option key={quota} value={quota}>
              {words.quotaOf(quota)}
            </option>
          ))}
        </Select>
        <Select label={words.seatType} name="seatType" defaultValue={search.get('seatType') ?? 'OPEN'}>
          {SEAT_TYPES.map((seatType) => (
            <option key={seatType}>{seatType}</option>
          ))}
        </Select>
        <Select label={words.gender} name="pool" defaultValue={search.get('pool') ?? 'neutral'}>
          {GENDER_POOLS.map((gender) => (
            <option key={gender} value={gender}>
              {words.genders[gender]}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" className="justify-self-start">
        {words.findSeats}
      </Button>
    </Form>
  )
}
