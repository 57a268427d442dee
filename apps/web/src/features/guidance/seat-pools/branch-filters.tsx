import { type BranchPage, seatPools } from '@sopaan/contract/seat-pools'
import { INSTITUTE_TYPES, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { STATES } from '@sopaan/domain/state/states'
import { useLocation } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { profileEntries } from '#web/search-form/predictor-search.ts'
import { ChipLink } from '#web/ui/chip-link.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'

const CONSTRAINTS = constraintsOf(seatPools.findBranch)

type Props = { page: BranchPage; search: URLSearchParams }

/** What the colleges of a branch are narrowed to: a search, and chips that are links or send the form. All of it works without script. */
export function BranchFilters({ page: { counts, seatType, gender }, search }: Props) {
  const { collegeIndex: words, results, seats, states } = useWords()
  const { pathname } = useLocation()
  const said = (name: string) => search.get(name) ?? ''
  const isMine = said('mine') === 'true'
  const hidden = [
    ...profileEntries(search),
    ...['mine', 'type', 'pool'].map((name) => [name, said(name)] as const).filter(([, value]) => value !== ''),
  ]
  return (
    <form action={pathname} aria-label={seats.kindTitle} className="grid gap-2 lg:flex lg:flex-wrap lg:items-center">
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <span className="relative lg:w-66">
        <input
          aria-label={words.search}
          placeholder={words.searchExample}
          name="q"
          type="search"
          {...limitsOf(CONSTRAINTS, 'q')}
          defaultValue={said('q')}
          className="min-h-11 w-full rounded-control border border-border-control bg-surface px-4 pe-12"
        />
        <button
          type="submit"
          aria-label={seats.show}
          className="absolute inset-y-0 end-0 inline-flex w-11 items-center justify-center text-secondary"
        >
          <Icon name="search" />
        </button>
      </span>
      <div className="chip-line">
        {counts.mine !== null && (
          <nav aria-label={words.whichColleges} className="flex gap-2">
            <ChipLink to={addressOf(pathname, search, { mine: 'true' })} isCurrent={isMine}>
              {words.myReach} <span className="tabular-nums">{groupIndian(counts.mine)}</span>
            </ChipLink>
            <ChipLink to={addressOf(pathname, search, { mine: '' })} isCurrent={!isMine}>
              {words.all} <span className="tabular-nums">{groupIndian(counts.all)}</span>
            </ChipLink>
          </nav>
        )}
        {INSTITUTE_TYPES.filter((type) => type !== 'IISC').map((type) => (
          <ChipLink
            key={type}
            to={addressOf(pathname, search, { type: said('type') === type ? '' : type })}
            isCurrent={said('type') === type}
          >
            {type}
          </ChipLink>
        ))}
        <ChipSelect label={words.state} name="collegeState" defaultValue={said('collegeState')}>
          <option value="">{words.state}</option>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {states[state]}
            </option>
          ))}
        </ChipSelect>
        <ChipSelect label={seats.seatType} name="seatType" defaultValue={seatType === 'OPEN' ? '' : seatType}>
          {SEAT_TYPES.map((type) => (
            <option key={type} value={type === 'OPEN' ? '' : type}>
              {type}
            </option>
          ))}
        </ChipSelect>
        <ChipLink
          to={addressOf(pathname, search, { pool: gender === 'female' ? '' : 'female' })}
          isCurrent={gender === 'female'}
        >
          {results.womenOnly}
        </ChipLink>
      </div>
    </form>
  )
}

/** The address of the page with some of its filters changed, from its first part on; an empty one is taken away. */
function addressOf(pathname: string, search: URLSearchParams, changed: Readonly<Record<string, string>>): string {
  const kept = [...search].filter(([name, value]) => name !== 'page' && value !== '' && changed[name] === undefined)
  const query = new URLSearchParams([...kept, ...Object.entries(changed).filter(([, value]) => value !== '')])
  return query.size === 0 ? pathname : `${pathname}?${query}`
}
