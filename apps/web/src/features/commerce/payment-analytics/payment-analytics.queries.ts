import { urlOf } from '@sopaan/contract/client'
import { paymentAnalytics } from '@sopaan/contract/payment-analytics'
import { type BusinessTrend, trends } from '@sopaan/contract/trends'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/identity/browser-request.ts'

export type DateRange = { from?: string; to?: string }

/** What came and went in a stretch of days; without days, the last 30. */
export function analyticsQuery(days: DateRange) {
  return queryOptions({
    queryKey: ['payment-analytics', days],
    queryFn: async ({ signal }) => (await request(paymentAnalytics.get, { query: days }, { signal })).data,
  })
}

/** Where one table is kept as a file. */
export function csvPath(days: Required<DateRange>, table: 'day' | 'item' | 'coupon'): string {
  return `${paymentAnalytics.export.path}?${new URLSearchParams({ ...days, table })}`
}

/** The same stretch by day beside as many days before, and what it says as a whole. */
export function trendQuery(days: DateRange) {
  return queryOptions({
    queryKey: ['trend', days],
    queryFn: async ({ signal }) => (await request(trends.find, { query: days }, { signal })).data,
    placeholderData: (before) => before,
  })
}

/** Where the days are kept as a file. */
export function trendFileUrl({ from, to }: Pick<BusinessTrend, 'from' | 'to'>): string {
  return urlOf(trends.export, { query: { from, to } })
}
