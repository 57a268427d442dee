import type { plans } from '@sopaan/contract/plans'
import type { DataOf } from './fake-api.ts'

/** A plan on sale until the end of November in India. */
export const A_PLAN: DataOf<typeof plans.list>[number] = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33',
  name: { en: 'Whole year', hi: 'पूरा साल' },
  description: { en: 'From preparation to the seat.', hi: 'तैयारी से सीट तक।' },
  features: { en: ['A plan every month'], hi: ['हर महीने एक योजना'] },
  pricePaise: 499_900,
  gstRateBp: 1_800,
  validityDays: 365,
  mentoringCredits: 12,
  sessionMinutes: { min: 45, max: 45 },
  isHighlighted: true,
  onSaleTo: '2026-11-30T18:30:00.000Z',
}
