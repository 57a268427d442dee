import { useSearchParams } from 'react-router'
import { useWords } from '#web/words/use-words.tsx'
import { Pager } from './pager.tsx'

type Props = { label: string; page: { page: number; limit: number; total: number } }

/** The way through a list whose page stands in the address; nothing where there is one page. */
export function PageNav({ label, page: { page, limit, total } }: Props) {
  const { shell } = useWords()
  const [search] = useSearchParams()
  const last = Math.max(1, Math.ceil(total / limit))
  if (last === 1) return null
  const linkTo = (to: number) =>
    to < 1 || to > last ? undefined : `?${new URLSearchParams({ ...Object.fromEntries(search), page: String(to) })}`
  return (
    <Pager
      label={label}
      status={shell.pageOf(page.toLocaleString('en-IN'), last.toLocaleString('en-IN'))}
      previous={{ label: shell.previousPage, to: linkTo(page - 1) }}
      next={{ label: shell.nextPage, to: linkTo(page + 1) }}
    />
  )
}
