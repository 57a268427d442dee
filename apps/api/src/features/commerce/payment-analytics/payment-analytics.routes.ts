import { paymentAnalytics } from '@sopaan/contract/payment-analytics'
import { trends } from '@sopaan/contract/trends'
import { type Deps, onReader } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { Prepared } from '#api/http/prepared.ts'
import { serve } from '#api/http/serve.ts'
import { findAnalytics, writeAnalyticsCsv } from './payment-analytics.service.ts'
import { findTrend, writeTrendCsv } from './trends.service.ts'

/** What was earned, for admins. */
export function paymentAnalyticsRoutes(app: App, deps: Deps): void {
  serve(app, paymentAnalytics.get, ({ query }) => findAnalytics(deps, query))
  serve(app, paymentAnalytics.export, async ({ query, request }) => {
    const csv = await writeAnalyticsCsv(deps, query)
    request.setHeader('content-disposition', `attachment; filename="revenue-by-${query.table}.csv"`)
    return new Prepared(csv, { contentType: 'text/csv; charset=utf-8' })
  })
  serve(app, trends.find, ({ query }) => onReader(deps, (deps) => findTrend(deps, query)))
  serve(app, trends.export, async ({ query, request }) => {
    const csv = await onReader(deps, (deps) => writeTrendCsv(deps, query))
    request.setHeader('content-disposition', 'attachment; filename="days.csv"')
    return new Prepared(csv, { contentType: 'text/csv; charset=utf-8' })
  })
}
