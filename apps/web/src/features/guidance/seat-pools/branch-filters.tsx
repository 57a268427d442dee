import { type BranchPage, seatPools } from '@sopaan/contract/seat-pools'
import { GENDER_POOLS, INSTITUTE_TYPES, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { STATES } from '@sopaan/domain/state/states'
import { useLocation } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { profileEntries } from '#web/search-form/predictor-search.ts'
import { Button } from '#web/ui/button.tsx'
import { PhoneFold } from '#web/ui/phone-fold.tsx'
import { Select } from '#web/ui/select.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { SpokenSearchField } from './spoken-search-field.tsx'

const CONSTRAINTS = constraintsOf(seatPools.findBranch)

/** What the form narrows by, as it stands in the address. */
const NARROWING = ['q', 'type', 'collegeState', 'seatType', 'pool']

type Props = { page: BranchPage; search: URLSearchParams }

/** What the colleges of a branch are narrowed to: links and a plain form, which work without script. */
export function BranchFilters({ page: { counts, seatType, gender }, search }: Props) {
  const { collegeIndex: words, seats, shell, states } = useWords()
  const { pathname } = useLocation()
  const isMine = search.get('mine') === 'true'
  const used = NARROWING.filter((name) => (search.get(name) ?? '') !== '').length
  const without = [...search].filter(([name, value]) => !['mine', 'page'].includes(name) && value !== '')
  const tabs = [
    {
      key: 'mine',
      label: words.myReach,
      count: groupIndian(counts.mine ?? 0),
      isCurrent: isMine,
      kept: [['mine', 'true']],
    },
    { key: 'all', label: words.all, count: groupIndian(counts.all), isCurrent: !isMine, kept: [] },
  ].map(({ kept, ...tab }) => ({ ...tab, to: `${pathname}?${new URLSearchParams([...without, ...kept])}` }))
  return (
    // On a phone both in one line, as long as the filters are folded.
    <div className="mt-3 flex flex-wrap gap-3 sm:mt-4 sm:gap-4">
      {counts.mine !== null && (
        <div className="flex grow">
          <Tabs label={words.whichColleges} tabs={tabs} />
        </div>
      )}
      <form
        action={pathname}
        aria-label={seats.kindTitle}
        className="grid grow items-start gap-4 has-[[open]]:basis-full sm:basis-full sm:grid-cols-2 md:grid-cols-[repeat(4,1fr)_auto]"
      >
        {[...profileEntries(search), ...(isMine ? [['mine', 'true'] as const] : [])].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PhoneFold label={shell.filters(used)}>
          <div className="col-span-full">
            <SpokenSearchField limits={limitsOf(CONSTRAINTS, 'q')} value={search.get('q') ?? ''} />
          </div>
          <Select label={words.type} hasNote={false} name="type" defaultValue={search.get('type') ?? ''}>
            <option value="">{words.any}</option>
            {INSTITUTE_TYPES.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </Select>
          <Select
            label={words.state}
            hasNote={false}
            name="collegeState"
            defaultValue={search.get('collegeState') ?? ''}
          >
            <option value="">{words.any}</option>
            {STATES.map((state) => (
              <option key={state} value={state}>
                {states[state]}
              </option>
            ))}
          </Select>
          <Select label={seats.seatType} hasNote={false} name="seatType" defaultValue={seatType}>
            {SEAT_TYPES.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </Select>
          <Select label={seats.gender} hasNote={false} name="pool" defaultValue={gender}>
            {GENDER_POOLS.map((pool) => (
              <option key={pool} value={pool}>
                {seats.genders[pool]}
              </option>
            ))}
          </Select>
          <Button type="submit" look="line" className="max-md:col-span-2 md:mt-7.5">
            {seats.show}
          </Button>
        </PhoneFold>
      </form>
    </div>
  )
}
