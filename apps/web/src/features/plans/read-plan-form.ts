import type { PlanFields } from '@sopaan/contract/plans'
import { readRupees } from '@sopaan/domain/money/rupees'
import { readMoment } from '#web/read-moment.ts'

const BASIS_POINTS_IN_PERCENT = 100

/**
 * What was entered of a plan, as the call takes it, and the fields that are no figures, by their path. Those are sent as
 * none, which the call refuses.
 */
export function readPlanForm(entered: FormData): { plan: PlanFields; unread: readonly ('pricePaise' | 'gstRateBp')[] } {
  const text = (name: string) => String(entered.get(name) ?? '').trim()
  const pricePaise = readRupees(text('price')) ?? Number.NaN
  const rate = Number(text('gstRate').replace(',', '.'))
  const gstRateBp = text('gstRate') === '' ? Number.NaN : Math.round(rate * BASIS_POINTS_IN_PERCENT)
  const wordsIn = (language: 'En' | 'Hi') => ({
    name: text(`name${language}`),
    description: text(`description${language}`),
    features: text(`features${language}`)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  })
  const words = { en: wordsIn('En'), hi: wordsIn('Hi') }
  const plan = {
    words,
    pricePaise,
    gstRateBp,
    sac: text('sac'),
    validityDays: Number(text('validityDays') || Number.NaN),
    mentoringCredits: Number(text('mentoringCredits') || 0),
    isHighlighted: entered.has('isHighlighted'),
    onSaleFrom: readMoment(text('onSaleFrom')),
    onSaleTo: readMoment(text('onSaleTo')),
  }
  const wrong = [Number.isNaN(pricePaise) && 'pricePaise', Number.isNaN(gstRateBp) && 'gstRateBp'] as const
  return { plan, unread: wrong.filter((name) => name !== false) }
}
