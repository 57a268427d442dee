import type { StateSeatRow } from '@sopaan/contract/state-college-predictor'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  college: StateSeatRow['college']
  /** The home city that distances are measured from; undefined where none was chosen. */
  city: string | undefined
}

/** What is published of the college of a seat: fee, rank in NIRF, distance from home; and what is not. */
export function StateCollegeLine({ college: { feeInr, nirf, km }, city }: Props) {
  const { results: words } = useWords()
  const figures =
    feeInr === null && nirf === null
      ? [words.figuresUnknown]
      : [
          feeInr === null ? words.feeUnknown : words.feeYear(groupIndian(feeInr)),
          nirf === null ? words.nirfUnknown : words.nirf(String(nirf)),
        ]
  const distance = city === undefined ? [] : [sayDistance(km, city, words)]
  return <p className="type-small mt-1 text-tertiary tabular-nums">{[...figures, ...distance].join(' · ')}</p>
}

function sayDistance(km: number | null, city: string, words: ReturnType<typeof useWords>['results']): string {
  if (km === null) return words.kmUnknown
  return km === 0 ? words.nearCity(city) : words.kmFrom(groupIndian(km), city)
}
