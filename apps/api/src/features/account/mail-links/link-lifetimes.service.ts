import type { LinkKind } from '@sopaan/contract/auth'

const HOUR = 60
const DAY = 24 * HOUR

/** How long each link lives, minutes. Sources: LINK-03; decision C24 for undo-deletion. */
export const LINK_MINUTES: Readonly<Record<LinkKind, number>> = {
  verify: DAY,
  reset: 15,
  reactivation: 30,
  'change-email': DAY,
  'undo-deletion': 7 * DAY,
}
