import type { ChangeEvent, FormEvent, ReactNode } from 'react'
import { Form, Link, useNavigate, useSearchParams } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { PHONE_LINE } from './phone-line.ts'

type Props = {
  /** What is found by words. */
  search: { label: string; hint: string; value: string | undefined; maxLength?: number }
  /** Goes on with every filter, such as the order of the rows; columns left out by the address do so by themselves. */
  kept?: Readonly<Record<string, string | undefined>>
  words: { show: string; clear: string }
  /** Whether anything is narrowed, which can then be taken away. */
  isNarrowed: boolean
  /** Chips, each a `ChipSelect` or a `DayChip`. */
  children: ReactNode
}

/** What a list is narrowed to, in one row and in the address: what is chosen holds at once, what is typed with Enter. */
export function FilterRow({ search, kept = {}, words, isNarrowed, children }: Props) {
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const part = asked.get('part') ?? undefined
  const passed = { ...kept, hide: asked.get('hide') ?? undefined, part }
  // What is left empty narrows nothing, and has no business in an address that is copied and saved.
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filled = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()])
    void navigate(`?${new URLSearchParams(filled.filter(([, value]) => value !== ''))}`)
  }
  return (
    <Form
      method="get"
      role="search"
      onChange={submitChosen}
      onSubmit={handleSubmit}
      className="flex flex-wrap items-center gap-2"
    >
      {Object.entries(passed).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <span className="relative grow basis-60">
        <input
          aria-label={search.label}
          placeholder={search.hint}
          name="q"
          type="search"
          data-search=""
          maxLength={search.maxLength}
          defaultValue={search.value ?? ''}
          className="min-h-11 w-full rounded-chip border border-border-control bg-surface px-3 pe-11 lg:min-h-9"
        />
        <button
          type="submit"
          aria-label={words.show}
          className="absolute inset-y-0 end-0 inline-flex w-11 items-center justify-center text-secondary"
        >
          <Icon name="search" />
        </button>
      </span>
      <div className={classNames(PHONE_LINE, 'w-[calc(100%+2rem)] gap-2 empty:hidden sm:contents')}>
        {children}
        {isNarrowed && (
          <Link
            to={part === undefined ? '?' : `?part=${part}`}
            className="inline-flex min-h-11 items-center px-2 font-semibold text-primary-text lg:min-h-9"
          >
            {words.clear}
          </Link>
        )}
      </div>
    </Form>
  )
}

/** What is chosen from a list holds at once; what is typed is not sent with each letter. */
function submitChosen({ target, currentTarget }: ChangeEvent<HTMLFormElement>): void {
  if ((target as EventTarget) instanceof HTMLSelectElement) currentTarget.requestSubmit()
}
