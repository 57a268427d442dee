import type { SeatPage } from '@sopaan/contract/seat-pools'
import { shortBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { seatLink } from '#web/search-form/seat-link.ts'
import { Bookmark } from '#web/ui/bookmark.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChancePill } from '#web/ui/chance-pill.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = { seat: SeatPage; search: URLSearchParams }

/** Choices like this one, once a rank is known: the same branch elsewhere with a chance near this one, likelier branches here. */
export function SimilarChoices({ seat: { similar }, search }: Props) {
  const { colleges: words } = useWords()
  if (similar.branch.length === 0 && similar.institute.length === 0) return null
  return (
    <Card>
      <h2 className="type-card">{words.similarTitle}</h2>
      <SimilarList title={words.similarBranch} seats={similar.branch} search={search} />
      <SimilarList title={words.similarInstitute} seats={similar.institute} search={search} />
    </Card>
  )
}

type ListProps = { title: string; seats: SeatPage['similar']['branch']; search: URLSearchParams }

function SimilarList({ title, seats, search }: ListProps) {
  const { choosing, results, language } = useWords()
  if (seats.length === 0) return null
  return (
    <>
      <h3 className="mt-4 text-secondary">{title}</h3>
      <ul>
        {seats.map(({ key, institute, programme, chance }) => (
          <li key={key} className="flex items-center gap-3 border-t border-border py-2 first:border-t-0">
            <ChancePill band={chance.band} percent={results.percent(chance.percent)} size="small" />
            <a href={seatLink(key, language, search)} className="min-w-0 flex-1 py-1 text-default hover:underline">
              <span className="block font-semibold">{shortInstituteName(institute)}</span>
              <span className="block">{shortBranchName(programme)}</span>
            </a>
            <Bookmark value={key} label={choosing.addOf(`${programme}, ${institute}`)} className="bookmark-bare" />
          </li>
        ))}
      </ul>
    </>
  )
}
