import type { SeatPage } from '@sopaan/contract/seat-pools'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useLocation } from 'react-router'
import { profileEntries } from '#web/search-form/predictor-search.ts'
import { RANK_LENGTH_MAX } from '#web/search-form/rank-fields.ts'
import { LARGEST_RANK } from '#web/search-form/refused-answers.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { questionOf } from './seat-rank-key.ts'

type Props = { seat: SeatPage; search: URLSearchParams }

/** Asks for the one rank that this seat is judged by, and for the home state where the quota needs it. Works without script. */
export function SeatRankQuestion({ seat, search }: Props) {
  const { seats: words, predictor, states } = useWords()
  const { pathname } = useLocation()
  const { kind, key, hidden } = questionOf(seat)
  const rankName = predictor.rankOf(predictor.lists[seat.list], predictor.kinds[kind])
  const needsState = seat.quota !== 'AI'
  const asked = [...(needsState ? ['state'] : []), ...(seat.needsAat ? ['aat'] : [])]
  const own = new Set([key, ...hidden.map(([name]) => name), ...asked])
  // What was said before stays, but for what this seat itself asks; a seat of another kind asks for another person.
  const kept = profileEntries(search).filter(([name]) => !own.has(name) && !KIND_KEYS.has(name))
  const isUnread = seat.verdict === null && (search.get(key) ?? '') !== ''
  return (
    <form action={pathname} className="mt-4 grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-start">
      {[...hidden, ...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        label={rankName}
        name={key}
        defaultValue={search.get(key) ?? ''}
        inputMode="numeric"
        autoComplete="off"
        pattern="[0-9,\s]*"
        maxLength={RANK_LENGTH_MAX}
        required
        error={isUnread ? predictor.rankTakes(groupIndian(LARGEST_RANK)) : undefined}
      />
      {needsState && (
        <Select label={predictor.state} name="state" defaultValue={search.get('state') ?? ''} required>
          <option value="">{predictor.stateNone}</option>
          {Object.entries(states).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
      {seat.needsAat && (
        <div className="sm:order-last sm:col-span-3">
          <Checkbox label={predictor.aat} name="aat" value="true" defaultChecked={search.get('aat') === 'true'} />
        </div>
      )}
      <Button type="submit" className="sm:mt-7.5">
        {words.check}
      </Button>
    </form>
  )
}

const KIND_KEYS: ReadonlySet<string> = new Set(['category', 'pwd', 'gender'])
