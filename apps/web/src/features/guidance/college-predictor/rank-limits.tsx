import type { RanksAnswer } from '@sopaan/contract/college-predictor'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CollegeLimits } from '#web/search-form/college-limits.tsx'
import { profileEntries } from '#web/search-form/predictor-search.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { RANK_LIMITS } from './limit-keys.ts'

type Props = { answer: Pick<RanksAnswer, 'homes'>; search: URLSearchParams }

/** What the seats of all ranks are narrowed to: a plain form, sent by itself as it is changed. */
export function RankLimits({ answer: { homes }, search }: Props) {
  const { ranks: words, results } = useWords()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const isOn = RANK_LIMITS.some((key) => key !== 'from' && search.get(key))
  const handleChange = () => {
    if (!form.current) return
    const entries = [...new FormData(form.current)].flatMap(([key, value]) =>
      typeof value === 'string' && value !== '' ? [[key, value]] : [],
    )
    void navigate(`${pathname}?${new URLSearchParams(entries)}`, { preventScrollReset: true, replace: true })
  }
  return (
    <details open={isOn || undefined} className="rounded-box bg-surface-sunken px-4">
      <summary className="flex min-h-12 items-center py-2 font-semibold text-primary-text">{words.narrow}</summary>
      <form
        ref={form}
        // Other answers begin without limits; a limit that is chosen keeps the focus.
        key={String(new URLSearchParams(profileEntries(search)))}
        method="get"
        action={pathname}
        className="grid items-end gap-4 pt-1 pb-4 sm:grid-cols-2"
        onChange={handleChange}
      >
        {profileEntries(search).map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <CollegeLimits
          search={search}
          homes={homes}
          note={`${results.feeNote} ${results.salary}: ${results.salaryNote} ${results.womenShare}: ${results.womenNote} ${words.narrowNote}`}
        />
        <noscript>
          <Button type="submit">{words.narrowShow}</Button>
        </noscript>
      </form>
    </details>
  )
}
