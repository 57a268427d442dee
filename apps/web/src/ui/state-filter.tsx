import { useSearchParams } from 'react-router'
import { Select } from './select.tsx'

type Props<State extends string> = {
  states: readonly State[]
  /** The state that the address names; every row where it names none. */
  chosen: State | undefined
  words: { filter: string; states: Readonly<Record<State | 'all', string>> }
}

/** Where the rows of a list stand that has nothing else to be narrowed by; it stands in the address. */
export function StateFilter<State extends string>({ states, chosen, words }: Props<State>) {
  const [, setSearch] = useSearchParams()
  return (
    <Select
      label={words.filter}
      value={chosen ?? 'all'}
      hasNote={false}
      onChange={({ currentTarget: { value } }) => setSearch(value === 'all' ? {} : { state: value })}
      className="w-full sm:w-60"
    >
      {(['all', ...states] as const).map((each) => (
        <option key={each} value={each}>
          {words.states[each]}
        </option>
      ))}
    </Select>
  )
}
