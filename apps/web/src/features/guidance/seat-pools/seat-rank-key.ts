import type { SeatPage } from '@sopaan/contract/seat-pools'
import type { RankKind } from '@sopaan/domain/predictor/profile'
import { RANK_FIELDS } from '#web/search-form/rank-fields.ts'

/** What a seat asks of a candidate: one rank of its list, and the answers that make the candidate one who may take it. */
export type SeatQuestion = { kind: RankKind; key: string; hidden: readonly (readonly [key: string, value: string])[] }

/** The question of a seat: `mainCategory` with category SC for an SC seat. What is usual is left out. */
export function questionOf({ list, seatType, gender, isPreparatory }: SeatPage): SeatQuestion {
  const isPwd = seatType.endsWith(' (PwD)')
  const category = seatType.replace(' (PwD)', '')
  const kind = isPreparatory ? 'preparatory' : rankKind(category, isPwd)
  const key = RANK_FIELDS.find((field) => field.list === list && field.kind === kind)?.key ?? 'main'
  const hidden = [
    ...(category === 'OPEN' ? [] : [['category', category] as const]),
    ...(isPwd ? [['pwd', 'true'] as const] : []),
    ...(gender === 'female' ? [['gender', 'female'] as const] : []),
  ]
  return { kind, key, hidden }
}

function rankKind(category: string, isPwd: boolean): RankKind {
  if (category === 'OPEN') return isPwd ? 'openPwd' : 'common'
  return isPwd ? 'categoryPwd' : 'category'
}
