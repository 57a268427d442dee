import type { AuditEntry } from '@sopaan/contract/audit'
import { paths } from '@sopaan/contract/paths'

type Target = AuditEntry['target']

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  user: paths.managedUser,
  mentor: paths.managedUser,
  purchase: paths.managedPayment,
  payment: paths.managedPayment,
  refund: paths.managedPayment,
  invoice: paths.managedPayment,
  booking: paths.managedSession,
  event: paths.managedEvent,
  announcement: paths.announcement,
  import: paths.managedImport,
  institute: (id) => paths.collegeRecord('institute', id),
  programme: (id) => paths.collegeRecord('programme', id),
  'counselling-season': paths.managedSeason,
  guide: paths.managedGuide,
}
const LISTS: Readonly<Record<string, () => string>> = {
  plan: paths.managedPlans,
  coupon: paths.managedCoupons,
  'contact-message': paths.messages,
  grievance: paths.managedGrievances,
  feedback: paths.moderation,
  'parent-paper': paths.parentPapers,
  'state-table': paths.stateTables,
  'fact-edition': paths.factEditions,
}
/** Those whose page is another thing's: without that one's id they have none. */
const OF_ANOTHER: readonly string[] = ['payment', 'refund', 'invoice']

/** Where staff read about a thing of the trail; undefined for what is gone, and for what has no page. */
export function targetPage({ type, id, name, pageId }: Target): string | undefined {
  if (name === null) return undefined
  const of = pageId ?? (OF_ANOTHER.includes(type) ? null : id)
  return of === null ? undefined : (PAGES[type]?.(of) ?? LISTS[type]?.())
}
