import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { predictorAddress } from '#web/search-form/predictor-search.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { fetchNames } from './choice-table.queries.ts'
import { useChips } from './filter-chips.ts'
import { isQuestion, NOT_UNDERSTOOD, withQuestion } from './question-address.ts'
import { useGoTo } from './use-go-to.ts'

/** Letters that follow each other this fast are searched for once, ms. */
const TYPING_PAUSE_MS = 250

type Props = { answer: ChoicesAnswer; search: URLSearchParams }

/**
 * One field for names and for questions. Names are searched for as they are typed; what says more ("cse ya it, south me, fees
 * 2 lakh se kam") is shown as it was understood, and used when its reader says so.
 */
export function SearchField({ answer, search }: Props) {
  const { results: words } = useWords()
  const { pathname } = useLocation()
  const goTo = useGoTo()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLInputElement>(null)
  const [understood, setUnderstood] = useState<URLSearchParams>()
  const wanted = search.get('q') ?? ''
  const shown = useRef(wanted)
  useEffect(() => {
    // A chip or Back has changed it; what is being typed stays, and what was typed before the scripts came.
    if (shown.current === wanted) return
    shown.current = wanted
    if (field.current && document.activeElement !== field.current) field.current.value = wanted
  }, [wanted])

  async function read(isSent: boolean): Promise<void> {
    clearTimeout(timer.current)
    const text = field.current?.value.trim() ?? ''
    const address = await findQuestion(text, answer, search)
    if (text !== field.current?.value.trim()) return
    setUnderstood(isSent ? undefined : address)
    if (address === undefined && text !== wanted)
      goTo(predictorAddress.withChanged(search, { q: text || undefined, page: undefined }))
    if (address === undefined || !isSent) return
    if (field.current) field.current.value = address.get('q') ?? ''
    goTo(`?${address}`)
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    void read(true)
  }
  return (
    <form
      method="get"
      action={pathname}
      className="result-search"
      onSubmit={handleSubmit}
      onInput={() => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => void read(false), TYPING_PAUSE_MS)
      }}
    >
      {[...search]
        .filter(([key]) => key !== 'q' && key !== 'page' && key !== NOT_UNDERSTOOD)
        .map(([key, value]) => (
          <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
        ))}
      <Icon name="search" />
      <input
        type="search"
        name="q"
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="search"
        aria-label={words.search}
        placeholder={words.searchHint}
        ref={field}
        onFocus={() => void fetchNames()}
        defaultValue={wanted}
      />
      {understood && <Understood answer={answer} search={search} understood={understood} />}
    </form>
  )
}

/** What a question would change, as the chips would say it, and the button that has it done. */
function Understood({ answer, search, understood }: Props & { understood: URLSearchParams }) {
  const { results: words } = useWords()
  const before = new Set(useChips(search, answer).map(({ label }) => label))
  const labels = useChips(understood, answer)
    .map(({ label }) => label)
    .filter((label) => !before.has(label))
  const missed = understood.get(NOT_UNDERSTOOD)
  return (
    <p className="result-understood" role="status">
      <button type="submit" className="result-use">
        {words.understood(labels.join(' · '))}
      </button>
      {missed !== null && <span>{words.notUnderstood(missed)}</span>}
    </p>
  )
}

/** The address that a question leads to; undefined for names alone, which are searched for as they stand. */
async function findQuestion(
  text: string,
  { homes }: ChoicesAnswer,
  search: URLSearchParams,
): Promise<URLSearchParams | undefined> {
  if (text === '') return undefined
  const { understandQuestion } = await import('@sopaan/domain/questions/understand-question')
  const question = understandQuestion(text, homes)
  return isQuestion(question) ? withQuestion(search, question) : undefined
}
