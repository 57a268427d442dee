import { Chip } from '#web/ui/chip.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = { search: URLSearchParams; forecastSeason: number; sheetId: string }

/** What the reader entered, as chips, with the way to change it. */
export function ProfileChips({ search, forecastSeason, sheetId }: Props) {
  const { predictor: words, states } = useWords()
  const category = (search.get('category') || 'OPEN') as keyof typeof words.categories
  const gender = (search.get('gender') || 'male') as keyof typeof words.genders
  const state = search.get('state') as keyof typeof states | null
  const facts = [
    words.categories[category],
    words.genders[gender],
    ...(state && states[state] ? [`${words.state}: ${states[state]}`] : []),
    ...(search.get('pwd') === 'true' ? [words.pwdShort] : []),
    `JoSAA ${forecastSeason}`,
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
