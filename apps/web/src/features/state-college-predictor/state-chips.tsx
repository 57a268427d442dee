import { Chip } from '#web/ui/chip.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { valuesOf } from './state-address.ts'
import type { OpenCounselling } from './state-college-predictor.queries.ts'

type Props = { search: URLSearchParams; counselling: OpenCounselling; sheetId: string }

/** What the reader entered, as chips, with the way to change it. */
export function StateChips({ search, counselling: { name, figures }, sheetId }: Props) {
  const { counsellings: words } = useWords()
  const nameOf = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key
  const home = figures.homes.find(({ key }) => key === search.get('home'))
  const facts = [
    `${name} ${figures.season}`,
    nameOf(words.categories, search.get('category') || 'open'),
    ...(figures.hasFemaleSeats ? [nameOf(words.genders, search.get('gender') || 'male')] : []),
    ...(home ? [words.homes[home.key as keyof typeof words.homes] ?? home.name] : []),
    ...valuesOf(search, 'claims').map((claim) => nameOf(words.claimNames, claim)),
  ]
  return (
    <div className="-mx-4 mt-5 flex items-center gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
      <button
        type="button"
        popoverTarget={sheetId}
        className="order-first inline-flex min-h-11 shrink-0 items-center rounded-chip bg-ink px-4 font-[650] text-page sm:order-last sm:bg-transparent sm:text-pen-ink sm:hover:underline"
      >
        {words.change}
      </button>
      <ul aria-label={words.profileLabel} className="flex gap-2 sm:flex-wrap">
        {facts.map((fact) => (
          <li key={fact}>
            <Chip>{fact}</Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
