import type { counselling } from '@sopaan/contract/counselling'
import { type RouteOf, requestPlainly } from '@sopaan/contract/plain-client'
import { readXsrfToken } from '#web/identity/xsrf-token.ts'

const SEASON: RouteOf<typeof counselling.getSeason> = { method: 'GET', path: '/api/v1/counselling/season' }

/** From which day on certificates of OBC-NCL and EWS count, in the newest season whose notice is out; null where none is. */
export type CertificateDay = { season: number; from: string }

/** The day of certificates in the newest published season. */
export async function findCertificateDay(): Promise<CertificateDay | null> {
  const sent = await requestPlainly<typeof counselling.getSeason>(SEASON, {}, { xsrfToken: readXsrfToken })
  if (!sent.isAccepted) return null
  const { season, certificatesFrom } = sent.answer.season
  return { season, from: certificatesFrom }
}
