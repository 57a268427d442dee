import type { PlanFields } from '@sopaan/contract/plans'
import { instantOfFieldTime } from '@sopaan/domain/indian-clock'
import { readRupees } from '@sopaan/domain/rupees'

const BASIS_POINTS_IN_PERCENT = 100

/** What was entered of a plan, as the call takes it, or the fields that cannot be. The call says what else is wrong. */
export function readPlanForm(
  entered: FormData,
): { ok: true; plan: PlanFields } | { ok: false; wrong: readonly ('price' | 'gstRate' | 'features')[] } {
  const text = (name: string) => String(entered.get(name) ?? '').trim()
  const pricePaise = readRupees(text('price'))
  const rate = Number(text('gstRate').replace(',', '.'))
  const gstRateBp = text('gstRate') === '' ? Number.NaN : Math.round(rate * BASIS_POINTS_IN_PERCENT)
  if (pricePaise === undefined || Number.isNaN(gstRateBp)) {
    const wrong = [pricePaise === undefined && 'price', Number.isNaN(gstRateBp) && 'gstRate'] as const
    return { ok: false, wrong: wrong.filter((name) => name !== false) }
  }
  const wordsIn = (language: 'En' | 'Hi') => ({
    name: text(`name${language}`),
    description: text(`description${language}`),
    features: text(`features${language}`)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  })
  const words = { en: wordsIn('En'), hi: wordsIn('Hi') }
  if (words.en.features.length !== words.hi.features.length) return { ok: false, wrong: ['features'] }
  const plan = {
    words,
    pricePaise,
    gstRateBp,
    sac: text('sac'),
    validityDays: Number(text('validityDays') || Number.NaN),
    mentoringCredits: Number(text('mentoringCredits') || 0),
    isHighlighted: entered.has('isHighlighted'),
    onSaleFrom: instantOfFieldTime(text('onSaleFrom')) ?? null,
    onSaleTo: instantOfFieldTime(text('onSaleTo')) ?? null,
  }
  return { ok: true, plan }
}
