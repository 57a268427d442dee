import type { ReportCard } from '@sopaan/contract/report-cards'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'
import { KindsTable } from './kinds-table.tsx'
import { bandStart } from './report-cards.queries.ts'

/** The same promises, told apart by what kind of seat they were made of. */
export function Kinds({ card }: { card: ReportCard }) {
  const { reportCard: words, predictor } = useWords()
  const { quotas } = predictor
  const wordIn = (table: Readonly<Record<string, string>>) => (name: string) => table[name] ?? name
  const rankName = (name: string) => {
    const [from = '', to = ''] = name.split('-')
    const start = groupIndian(Number(from))
    return to === '' ? words.rankFrom(start) : words.rankBand(start, groupIndian(Number(to)))
  }
  const byRank = card.byRank.toSorted((a, b) => bandStart(a.name) - bandStart(b.name))
  return (
    <>
      <KindsTable id="by-quota" title={words.by.byQuota} records={card.byQuota} nameOf={wordIn(quotas)} />
      <KindsTable id="by-category" title={words.by.byCategory} records={card.byCategory} nameOf={(name) => name} />
      <KindsTable id="by-gender" title={words.by.byGender} records={card.byGender} nameOf={wordIn(words.genders)} />
      <KindsTable id="by-rank" title={words.by.byRank} note={words.rankNote} records={byRank} nameOf={rankName} />
      <KindsTable
        id="by-type"
        title={words.by.byInstituteType}
        records={card.byInstituteType}
        nameOf={(name) => name}
      />
      <KindsTable
        id="by-reliability"
        title={words.by.byReliability}
        records={card.byReliability}
        nameOf={wordIn(words.reliabilities)}
      />
    </>
  )
}
