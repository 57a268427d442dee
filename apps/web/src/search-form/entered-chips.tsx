import { Chip } from '#web/ui/chip.tsx'

type Props = {
  facts: readonly string[]
  words: { change: string; profileLabel: string }
  /** The sheet in which the answers are changed. */
  sheetId: string
}

/** What the reader entered, as chips, with the way to change it. */
export function EnteredChips({ facts, words, sheetId }: Props) {
  return (
    <div className="-mx-4 mt-5 flex items-center gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
      <button
        type="button"
        popoverTarget={sheetId}
        className="order-first inline-flex min-h-11 shrink-0 items-center rounded-chip bg-text px-4 font-semibold text-page sm:order-last sm:bg-transparent sm:text-primary-text sm:hover:underline"
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
