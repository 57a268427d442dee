import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = { info: { page: number; limit: number; total: number }; onTurn: (page: number) => void }

/** The way through a list that is a part of its page; nothing where there is one page. */
export function ImportPagination({ info: { page, limit, total }, onTurn }: Props) {
  const { managedData: words, shell } = useWords()
  const last = Math.max(1, Math.ceil(total / limit))
  if (last === 1) return null
  return (
    <nav aria-label={words.pages} className="flex flex-wrap items-center justify-between gap-3">
      <Button look="line" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {shell.previousPage}
      </Button>
      <span className="text-secondary tabular-nums">{shell.pageOf(groupIndian(page), groupIndian(last))}</span>
      <Button look="line" disabled={page >= last} onClick={() => onTurn(page + 1)}>
        {shell.nextPage}
      </Button>
    </nav>
  )
}
