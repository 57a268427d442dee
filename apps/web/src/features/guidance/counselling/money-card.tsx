import { type Candidate, paysReservedAmount } from '@sopaan/domain/counselling/papers'
import type { CounsellingSeason } from '@sopaan/domain/counselling/season'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What this candidate pays and what is lost on leaving, with the other side's amounts under it. */
export function MoneyCard({
  season: { fees, season },
  candidate,
}: {
  season: CounsellingSeason
  candidate: Candidate
}) {
  const { whatNow: words } = useWords()
  const isReserved = paysReservedAmount(candidate)
  const [own, other] = isReserved ? (['reserved', 'others'] as const) : (['others', 'reserved'] as const)
  const [who, whoElse] = isReserved
    ? [words.moneyReserved, words.moneyOthers]
    : [words.moneyOthers, words.moneyReserved]
  const lines = [
    [words.acceptance, fees.seatAcceptance[own]],
    [words.partialAdmission, fees.partialAdmission[own]],
    [words.withdrawal, fees.withdrawal],
  ] as const
  return (
    <Card>
      <h2 className="type-card">{words.money(who)}</h2>
      <dl className="mt-2 divide-y divide-border">
        {lines.map(([name, paise]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-3">
            <dt>{name}</dt>
            <dd className="font-bold tabular-nums">{writeRupees(paise)}</dd>
          </div>
        ))}
      </dl>
      <p className="type-small mt-2 text-tertiary">
        {words.moneyOther(whoElse, writeRupees(fees.seatAcceptance[other]), writeRupees(fees.partialAdmission[other]))}{' '}
        {words.moneyNote(String(season))}
      </p>
    </Card>
  )
}
